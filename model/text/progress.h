// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace headlight {

/// The loss of one training batch, before its update. Losses are mean cross-entropies in nats.
struct LossPoint {
    std::int64_t step = 0;
    double loss = 0;
};

/// The chapter's estimate_loss() at one step.
struct Evaluation {
    std::int64_t step = 0;
    double train = 0;
    std::optional<double> validation; ///< absent when the validation part holds no window
};

/// What one unit of TrainingRun::advance() did.
struct Progress {
    std::int64_t step = 0;                ///< training steps finished so far
    std::optional<LossPoint> miniBatch;   ///< this unit finished a training step
    std::optional<Evaluation> evaluation; ///< this unit finished an evaluation
    /// Batches done of the evaluation under way; both 0 outside an evaluation.
    std::int64_t evaluated = 0;
    std::int64_t toEvaluate = 0;
    bool finished = false; ///< all steps of the run are done; advance() did nothing more
};

} // namespace headlight
