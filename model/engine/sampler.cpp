// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/sampler.h"

#include "model/text/error.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace headlight {
namespace {

/// Below this the gaps between float logits (about 1e-7 of their size) decide, so the largest always wins.
constexpr double greedyBelow = 1e-6;

void requireFinite(const at::Tensor &values) {
    const float *begin = values.data_ptr<float>();
    const bool finite =
        std::all_of(begin, begin + values.numel(), [](float value) { return std::isfinite(value); });
    if (!finite) {
        Error error;
        error.kind = ErrorKind::NonFiniteWeights;
        throw ErrorException(error);
    }
}

at::Tensor probabilitiesOf(const at::Tensor &logits, double temperature) {
    if (temperature == 1.0) {
        return at::softmax(logits, /*dim=*/-1);
    }
    // Less the maximum first: logits / temperature alone would overflow.
    return at::softmax((logits - logits.max()) / temperature, /*dim=*/-1);
}

/// torch.multinomial(probs, num_samples=1) without its checks: PyTorch divides by exponential noise, drawn
/// from the same stream, and takes the largest quotient.
TokenId drawOne(const at::Tensor &probs, at::Generator &random) {
    const at::Tensor noise = at::empty_like(probs).exponential_(1, random);
    const float *probability = probs.data_ptr<float>();
    const float *divisor = noise.data_ptr<float>();
    std::int64_t best = 0;
    for (std::int64_t id = 1; id < probs.numel(); ++id) {
        if (probability[id] / divisor[id] > probability[best] / divisor[best]) {
            best = id;
        }
    }
    return static_cast<TokenId>(best);
}

} // namespace

TokenId sampleToken(const at::Tensor &logits, double temperature, at::Generator &random) {
    requireFinite(logits);
    if (temperature < greedyBelow) {
        return static_cast<TokenId>(logits.argmax(-1).item<std::int64_t>());
    }
    const at::Tensor probs = probabilitiesOf(logits, temperature).contiguous(); // (1, V)
    requireFinite(probs);
    return drawOne(probs, random);
}

} // namespace headlight
