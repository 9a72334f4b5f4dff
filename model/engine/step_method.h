// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/dataset.h"
#include "model/engine/language_model.h"
#include "model/text/checkpoint.h"
#include "model/text/settings.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace headlight {

/// How one training step is computed: losses, gradients and the AdamW update of one model's parameters.
class StepMethod {
public:
    virtual ~StepMethod() = default;
    /// Adds `weight` times the gradients of the batch's mean loss to those gathered since the last update and
    /// returns that loss (nats).
    virtual double addGradients(const Batch &batch, double weight) = 0;
    /// The mean loss of the batch alone.
    virtual double loss(const Batch &batch) = 0;
    /// One AdamW step with the gathered gradients, which are then dropped.
    virtual void update() = 0;
    /// Drops the gathered gradients.
    virtual void dropGradients() = 0;
    /// The gathered gradients, one a parameter in the chapter's order.
    virtual std::vector<at::Tensor> gradients() const = 0;
    /// What AdamW remembers; no moments before the first update.
    virtual OptimizerState optimizerState() const = 0;
    /// Puts a state back that belongs to the model (see checkState()); the parameters are the caller's.
    virtual void setOptimizerState(const OptimizerState &state) = 0;
    virtual std::int64_t threads() const = 0; ///< that train
};

/// The chapter's way, and the oracle: modules forward, autograd backward, LibTorch's AdamW.
std::unique_ptr<StepMethod> makeAutogradMethod(SingleHeadAttentionLanguageModel model, double learningRate);

/// The same numbers several times faster, on the CPU only: see fast_step.h. The model's parameters become
/// parts of one block of memory.
std::unique_ptr<StepMethod> makeFastMethod(
    SingleHeadAttentionLanguageModel model, double learningRate, std::size_t threads);

/// The fast one where it can be had, else the chapter's; with the threads that were asked for, or as many as
/// help on this machine.
std::unique_ptr<StepMethod> makeStepMethod(
    SingleHeadAttentionLanguageModel model, const RunSettings &settings);

} // namespace headlight
