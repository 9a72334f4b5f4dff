// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/tensor_values.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace headlight {

Matrix toMatrix(const at::Tensor &tensor) {
    const at::Tensor flat = tensor.detach().to(at::kCPU, at::kFloat).contiguous();
    Matrix matrix;
    matrix.rows = static_cast<std::size_t>(flat.size(-2));
    matrix.cols = static_cast<std::size_t>(flat.size(-1));
    TORCH_CHECK(static_cast<std::size_t>(flat.numel()) == matrix.rows * matrix.cols, "one sample only");
    const float *values = flat.data_ptr<float>();
    matrix.values.assign(values, values + flat.numel());
    return matrix;
}

std::vector<std::int64_t> sizesOf(const at::Tensor &tensor) {
    return tensor.sizes().vec();
}

std::int64_t nonFiniteValues(const at::Tensor &tensor) {
    const at::Tensor flat = tensor.detach().to(at::kCPU, at::kFloat).contiguous();
    const float *values = flat.data_ptr<float>();
    // LibTorch's isfinite() makes several temporary tensors of the same size.
    return std::count_if(values, values + flat.numel(), [](float value) { return !std::isfinite(value); });
}

at::Tensor toIndices(const std::vector<TokenId> &tokens, std::size_t most, c10::Device device) {
    const std::size_t count = std::min(tokens.size(), most);
    at::Tensor indices = at::empty({1, static_cast<std::int64_t>(count)}, at::kLong);
    std::copy(
        tokens.end() - static_cast<std::ptrdiff_t>(count), tokens.end(), indices.data_ptr<std::int64_t>());
    return indices.to(device);
}

} // namespace headlight
