// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/head.h"

#include <ATen/ATen.h>

#include <cmath>
#include <limits>

namespace headlight {
namespace {

torch::nn::Linear withoutBias(const HeadOptions &options) {
    return torch::nn::Linear(torch::nn::LinearOptions(options.nEmbd, options.headSize).bias(false));
}

constexpr double blocked = -std::numeric_limits<double>::infinity();

} // namespace

HeadImpl::HeadImpl(const HeadOptions &headOptions)
    : options(headOptions) {
    key = register_module("key", withoutBias(options));
    query = register_module("query", withoutBias(options));
    value = register_module("value", withoutBias(options));
    tril = register_buffer("tril", at::tril(at::ones({options.blockSize, options.blockSize})));
}

at::Tensor HeadImpl::forward(const at::Tensor &x, HeadSteps *steps) {
    const std::int64_t T = x.size(1); // x: (B, T, C)

    const at::Tensor k = key(x);   // (B, T, head_size)
    const at::Tensor q = query(x); // (B, T, head_size)
    const at::Tensor v = value(x); // (B, T, head_size)
    const std::int64_t headSize = k.size(-1);

    const at::Tensor scores = at::matmul(q, k.transpose(-2, -1)); // (B, T, hs) @ (B, hs, T) -> (B, T, T)
    const at::Tensor scaled =
        options.scale ? scores * std::pow(static_cast<double>(headSize), -0.5) : scores;       // (B, T, T)
    const at::Tensor trilT = tril.slice(0, 0, T).slice(1, 0, T);                               // tril[:T, :T]
    const at::Tensor masked = options.mask ? scaled.masked_fill(trilT == 0, blocked) : scaled; // (B, T, T)
    const at::Tensor wei = at::softmax(masked, /*dim=*/-1);                                    // (B, T, T)

    const at::Tensor out = at::matmul(wei, v); // (B, T, T) @ (B, T, hs) -> (B, T, hs)

    if (steps != nullptr) {
        *steps = {k, q, v, scores, scaled, masked, wei, out};
    }
    return out;
}

} // namespace headlight
