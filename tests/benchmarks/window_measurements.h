// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headlight::benchmarks {

// Each prints lines "what: number unit" and uses a window of its own.

/// From the first paint on, as the program starts: how long the engine takes to come, and what the event loop
/// feels of the panels, the text and the engine.
void measureStart(const QString &text);

/// Steps a second at full speed, what the event loop feels of them, how soon Pause answers.
void measureTraining(const QString &text, int seconds);

/// How soon Pause answers in the middle of an evaluation.
void measurePauseInEvaluation(const QString &text);

/// Pause and close while training the largest models that can be set.
void measureLargestModels();

/// Moving over the maps, and new weights in them, at T = 256.
void measureMaps();

} // namespace headlight::benchmarks
