// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/dataset.h"
#include "model/engine/language_model.h"

namespace headlight {

/// How one step's gradients are computed. The chapter's way is addGradients(); a faster one only has to
/// agree.
using GradientStep = double (*)(SingleHeadAttentionLanguageModel model, const Batch &batch, double weight);

/// Adds `weight` times the gradients of the batch's mean loss to the parameters' and returns that loss
/// (nats): the modules forward, autograd backward.
double addGradients(SingleHeadAttentionLanguageModel model, const Batch &batch, double weight);

/// The mean loss of the batch without gradients.
double lossWithoutGradients(SingleHeadAttentionLanguageModel model, const Batch &batch);

/// The chapter's zero_grad(set_to_none=True).
void dropGradients(const SingleHeadAttentionLanguageModel &model);

} // namespace headlight
