// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/sampler.h"

#include "model/text/error.h"

#include <ATen/ATen.h>

namespace headlight {
namespace {

/// Below this the gaps between float logits (about 1e-7 of their size) decide, so the largest always wins.
constexpr double greedyBelow = 1e-6;

void requireFinite(const at::Tensor &values) {
    if (!values.isfinite().all().item<bool>()) {
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

} // namespace

TokenId sampleToken(const at::Tensor &logits, double temperature, at::Generator &random) {
    requireFinite(logits);
    if (temperature < greedyBelow) {
        return static_cast<TokenId>(logits.argmax(-1).item<std::int64_t>());
    }
    const at::Tensor probs = probabilitiesOf(logits, temperature); // (1, V)
    requireFinite(probs);
    const at::Tensor next =
        at::multinomial(probs, /*num_samples=*/1, /*replacement=*/false, random); // (1, 1)
    return static_cast<TokenId>(next.item<std::int64_t>());
}

} // namespace headlight
