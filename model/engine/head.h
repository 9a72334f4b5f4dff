// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/nn/module.h>
#include <torch/nn/modules/linear.h>
#include <torch/nn/pimpl.h>

#include <cstdint>

namespace headlight {

struct HeadOptions {
    std::int64_t nEmbd = 0;
    std::int64_t headSize = 0;
    std::int64_t blockSize = 0;
    bool scale = true; ///< divide the scores by sqrt(head_size)
    bool mask = true;  ///< block the future
};

/// What one pass computes on its way, in the chapter's order.
struct HeadSteps {
    at::Tensor k, q, v;      ///< (B, T, head_size)
    at::Tensor rawScores;    ///< (B, T, T) q @ k.transpose(-2, -1)
    at::Tensor scaledScores; ///< (B, T, T)
    at::Tensor maskedScores; ///< (B, T, T)
    at::Tensor wei;          ///< (B, T, T)
    at::Tensor out;          ///< (B, T, head_size)
};

/// The chapter's single causal self-attention head.
struct HeadImpl : torch::nn::Module {
    explicit HeadImpl(const HeadOptions &headOptions);

    /// x (B, T, C) -> out (B, T, head_size); fills `steps` if given.
    at::Tensor forward(const at::Tensor &x, HeadSteps *steps = nullptr);

    HeadOptions options;
    torch::nn::Linear key{nullptr};
    torch::nn::Linear query{nullptr};
    torch::nn::Linear value{nullptr};
    at::Tensor tril; ///< (block_size, block_size), a buffer: not trained, but it moves with the model
};
TORCH_MODULE(Head);

} // namespace headlight
