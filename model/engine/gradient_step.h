// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/dataset.h"
#include "model/engine/language_model.h"

namespace headlight {

/// Adds `weight` times the gradients of the batch's mean loss to the parameters' and returns that loss
/// (nats): the modules forward, autograd backward.
double addGradients(SingleHeadAttentionLanguageModel model, const Batch &batch, double weight);

/// The mean loss of the batch without gradients.
double lossWithoutGradients(SingleHeadAttentionLanguageModel model, const Batch &batch);

/// The chapter's zero_grad(set_to_none=True).
void dropGradients(const SingleHeadAttentionLanguageModel &model);

} // namespace headlight
