// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/language_model.h"

#include <ATen/ATen.h>
#include <torch/types.h>
#include <torch/utils.h>

#include <vector>

namespace headlight {

SingleHeadAttentionLanguageModelImpl::SingleHeadAttentionLanguageModelImpl(const ModelOptions &modelOptions)
    : options(modelOptions) {
    const std::int64_t C = options.nEmbd;
    const HeadOptions head{C, C, options.blockSize, options.scale, options.mask};
    token_embedding_table =
        register_module("token_embedding_table", torch::nn::Embedding(options.vocabularySize, C));
    position_embedding_table =
        register_module("position_embedding_table", torch::nn::Embedding(options.blockSize, C));
    sa_head = register_module("sa_head", Head(head));
    lm_head = register_module("lm_head", torch::nn::Linear(C, options.vocabularySize));
}

at::Tensor SingleHeadAttentionLanguageModelImpl::embed(const at::Tensor &idx) {
    const at::Tensor tokEmb = token_embedding_table(idx); // (B, T, C)
    if (!options.position) {
        return tokEmb;
    }
    const at::Tensor pos = at::arange(idx.size(1), idx.options()); // (T)
    const at::Tensor posEmb = position_embedding_table(pos);       // (T, C)
    return tokEmb + posEmb;                                        // (B, T, C)
}

ModelPass SingleHeadAttentionLanguageModelImpl::attend(const at::Tensor &idx) {
    ModelPass pass;
    pass.x = embed(idx);                  // (B, T, C)
    sa_head->forward(pass.x, &pass.head); // -> pass.head.out (B, T, C)
    return pass;
}

ModelPass SingleHeadAttentionLanguageModelImpl::pass(const at::Tensor &idx) {
    ModelPass pass = attend(idx);
    pass.logits = lm_head(pass.head.out); // (B, T, C) -> (B, T, V)
    return pass;
}

at::Tensor SingleHeadAttentionLanguageModelImpl::forward(const at::Tensor &idx) {
    const at::Tensor x = embed(idx);     // (B, T, C)
    return lm_head(sa_head->forward(x)); // (B, T, C) -> (B, T, V)
}

at::Tensor SingleHeadAttentionLanguageModelImpl::loss(const at::Tensor &idx, const at::Tensor &targets) {
    const at::Tensor logits = forward(idx);                     // (B, T, V)
    const at::Tensor flat = logits.view({-1, logits.size(-1)}); // (B * T, V)
    return at::cross_entropy_loss(flat, targets.reshape({-1})); // ()
}

SingleHeadAttentionLanguageModel copyOf(const SingleHeadAttentionLanguageModel &model) {
    const torch::NoGradGuard noGrad;
    // Made for an empty vocabulary: first values of V rows would be drawn only to be replaced, and that takes
    // most of the time.
    ModelOptions options = model->options;
    options.vocabularySize = 0;
    SingleHeadAttentionLanguageModel copy(options);
    copy->options = model->options;
    copy->token_embedding_table->options = model->token_embedding_table->options;
    copy->lm_head->options = model->lm_head->options;
    copy->to(model->device());
    const std::vector<at::Tensor> source = model->parameters();
    std::vector<at::Tensor> target = copy->parameters();
    for (std::size_t i = 0; i < source.size(); ++i) {
        target[i].set_data(source[i].detach().clone(at::MemoryFormat::Contiguous));
        target[i].requires_grad_(false);
    }
    return copy;
}

void copyParameters(
    const SingleHeadAttentionLanguageModel &from, const SingleHeadAttentionLanguageModel &to) {
    const torch::NoGradGuard noGrad;
    const std::vector<at::Tensor> source = from->parameters();
    std::vector<at::Tensor> target = to->parameters();
    for (std::size_t i = 0; i < source.size(); ++i) {
        target[i].copy_(source[i]);
    }
}

std::int64_t parameterCount(const SingleHeadAttentionLanguageModel &model) {
    std::int64_t count = 0;
    for (const at::Tensor &parameter : model->parameters()) {
        count += parameter.numel();
    }
    return count;
}

} // namespace headlight
