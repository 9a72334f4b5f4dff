// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/dataset.h"
#include "model/engine/step_method.h"
#include "model/text/progress.h"

#include <cstdint>
#include <vector>

namespace headlight {

/// The chapter's estimate_loss() at one step, done a few milliseconds at a time: eval_iters batches of the
/// training part, then as many of the validation part if that has a window.
class EvaluationPass {
public:
    EvaluationPass(std::int64_t step, std::int64_t evalIters, std::int64_t rowsAtOnce, bool hasValidation);

    /// Works for a few milliseconds. Returns false at a loss that is not finite.
    bool advance(StepMethod &method, const Dataset &dataset, at::Generator &random);

    bool done() const { return evaluated() == toEvaluate(); }
    std::int64_t evaluated() const; ///< batches done
    std::int64_t toEvaluate() const { return m_evalIters * (m_hasValidation ? 2 : 1); }
    Evaluation result() const; ///< once done

private:
    Split split() const;
    /// One slice of the batch under way, or of a new one.
    bool evaluateRows(StepMethod &method, const Dataset &dataset, at::Generator &random);

    std::int64_t m_step;
    std::int64_t m_evalIters;
    std::int64_t m_rowsAtOnce;
    bool m_hasValidation;
    std::vector<float> m_trainLosses; ///< one a batch, in float as the chapter's torch.zeros(eval_iters)
    std::vector<float> m_validationLosses;
    Batch m_batch;                ///< the batch under way
    std::int64_t m_batchRows = 0; ///< its rows done; 0 when none is under way
    double m_batchLoss = 0;
};

} // namespace headlight
