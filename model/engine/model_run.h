// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/engine.h"

#include <memory>

namespace headlight {

/// A new model for `text` at step 0. Throws SettingOutOfRange, ModelTooLarge, DeviceUnavailable.
std::unique_ptr<TrainingRun> createModelRun(TextDocumentPtr text, const RunSettings &settings);

/// The run that `checkpoint` holds. Throws the same, KeysMismatch, ShapeMismatch, VocabularyMismatch,
/// FileDamaged.
std::unique_ptr<TrainingRun> openModelRun(TextDocumentPtr text, const Checkpoint &checkpoint);

} // namespace headlight
