// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/engine.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headlight::test_support {

/// One engine for the whole test program, linked in rather than loaded.
Engine &engine();

/// A run that is over at once, with several evaluations.
RunSettings smallRun();

/// A new run, or std::runtime_error with the engine's sentence.
std::unique_ptr<TrainingRun> newRun(const TextDocumentPtr &text, const RunSettings &settings);

/// The run of a checkpoint, or std::runtime_error with the engine's sentence.
std::unique_ptr<TrainingRun> openedRun(const TextDocumentPtr &text, const Checkpoint &checkpoint);

/// The run as it stands; throws on an error.
Checkpoint savedFrom(const TrainingRun &run);

/// The first part in which two checkpoints are not the same to the last bit; empty when there is none.
std::string difference(const Checkpoint &a, const Checkpoint &b);

/// Everything that advance() reported.
struct RunRecord {
    std::vector<LossPoint> losses;
    std::vector<Evaluation> evaluations;
    std::optional<Error> error;
    bool finished = false;
};

/// Advances until `step` steps are finished, the run is, or an error comes.
RunRecord advanceTo(TrainingRun &run, std::int64_t step);

/// Advances until the run has finished or an error comes.
RunRecord finish(TrainingRun &run);

/// The tokens of one generation; throws on an error.
std::vector<TokenId> generated(const TrainingRun &run, const GenerationRequest &request);

/// The first `count` tokens of the text.
std::vector<TokenId> firstTokens(const TextDocument &text, std::int64_t count);

} // namespace headlight::test_support
