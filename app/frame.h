// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/matrix.h"
#include "model/text/progress.h"
#include "model/text/trace.h"

#include <QtGlobal>

#include <memory>
#include <vector>

namespace headlight {

/// What the worker shows of a run at one moment. Loss points and evaluations are all those since the last
/// frame; the pictures are those of this moment.
struct Frame {
    quint64 runId = 0;
    qint64 step = 0;
    Matrix now; ///< (T, T) weights of the probe; empty only if computing them failed
    std::vector<LossPoint> miniBatches;
    std::vector<Evaluation> evaluations;
    qint64 evaluated = 0; ///< batches done of the evaluation under way; both 0 outside one
    qint64 toEvaluate = 0;
    std::shared_ptr<const AttentionTrace> trace; ///< when it is wanted, and always while not training
};

} // namespace headlight
