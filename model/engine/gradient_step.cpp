// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/gradient_step.h"

#include <ATen/ATen.h>
#include <torch/types.h>
#include <torch/utils.h>

namespace headlight {

double addGradients(SingleHeadAttentionLanguageModel model, const Batch &batch, double weight) {
    const at::Tensor loss = model->loss(batch.x, batch.y); // ()
    const at::Tensor share = weight == 1.0 ? loss : loss * weight;
    share.backward();
    return loss.item<double>();
}

double lossWithoutGradients(SingleHeadAttentionLanguageModel model, const Batch &batch) {
    const torch::NoGradGuard noGrad;
    return model->loss(batch.x, batch.y).item<double>();
}

void dropGradients(const SingleHeadAttentionLanguageModel &model) {
    for (at::Tensor &parameter : model->parameters()) {
        parameter.mutable_grad() = at::Tensor();
    }
}

} // namespace headlight
