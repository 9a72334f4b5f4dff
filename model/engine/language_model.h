// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/head.h"

#include <torch/nn/modules/embedding.h>

#include <cstdint>

namespace headlight {

struct ModelOptions {
    std::int64_t vocabularySize = 0;
    std::int64_t blockSize = 0;
    std::int64_t nEmbd = 0; ///< also the head size
    bool scale = true;
    bool mask = true;
    bool position = true; ///< add the position embedding; its table is there either way
};

/// One forward pass with everything on the way.
struct ModelPass {
    at::Tensor x; ///< (B, T, C) token + position embedding
    HeadSteps head;
    at::Tensor logits; ///< (B, T, V)
};

/// The chapter's language model. Parameter names, their order and the order in which their first values are
/// drawn are the chapter's: they decide what a seed gives.
struct SingleHeadAttentionLanguageModelImpl : torch::nn::Module {
    explicit SingleHeadAttentionLanguageModelImpl(const ModelOptions &modelOptions);

    /// idx (B, T) token ids -> logits (B, T, V)
    at::Tensor forward(const at::Tensor &idx);
    /// The same pass, keeping everything.
    ModelPass pass(const at::Tensor &idx);
    /// The same without the logits, which are most of the work with a large vocabulary.
    ModelPass attend(const at::Tensor &idx);
    /// idx and targets (B, T) -> the mean cross-entropy of all B * T predictions, in nats.
    at::Tensor loss(const at::Tensor &idx, const at::Tensor &targets);

    c10::Device device() const { return token_embedding_table->weight.device(); }

    ModelOptions options;
    torch::nn::Embedding token_embedding_table{nullptr};
    torch::nn::Embedding position_embedding_table{nullptr};
    Head sa_head{nullptr};
    torch::nn::Linear lm_head{nullptr};

private:
    at::Tensor embed(const at::Tensor &idx); // (B, T) -> (B, T, C)
};
TORCH_MODULE(SingleHeadAttentionLanguageModel);

/// A second model on the same device with the same values, that is never trained.
SingleHeadAttentionLanguageModel copyOf(const SingleHeadAttentionLanguageModel &model);

/// Copies every parameter's values; both models have the same options.
void copyParameters(const SingleHeadAttentionLanguageModel &from, const SingleHeadAttentionLanguageModel &to);

/// The chapter's sum(p.numel() for p in model.parameters()).
std::int64_t parameterCount(const SingleHeadAttentionLanguageModel &model);

} // namespace headlight
