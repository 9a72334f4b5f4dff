// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/matrix.h"
#include "model/text/tokenizer.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <vector>

namespace headlight {

/// A copy of a (rows, cols) or (1, rows, cols) tensor of any device; shares no memory with it.
Matrix toMatrix(const at::Tensor &tensor);

/// The sizes as values.
std::vector<std::int64_t> sizesOf(const at::Tensor &tensor);

/// How many values are infinite or not a number.
std::int64_t nonFiniteValues(const at::Tensor &tensor);

/// (1, T) token ids on `device`: the last `most` of `tokens`.
at::Tensor toIndices(const std::vector<TokenId> &tokens, std::size_t most, c10::Device device);

} // namespace headlight
