// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/matrix_product.h"

#include <ATen/ATen.h>

namespace headlight {

namespace {

at::Tensor tensorOn(const MatrixView &view) {
    const auto rows = static_cast<std::int64_t>(view.rows);
    const auto cols = static_cast<std::int64_t>(view.cols);
    const auto stride = static_cast<std::int64_t>(view.stride);
    if (view.transposed)
        return at::from_blob(view.data, {cols, rows}, {1, stride}, at::kFloat);
    return at::from_blob(view.data, {rows, cols}, {stride, 1}, at::kFloat);
}

} // namespace

void setProduct(const MatrixView &c, const MatrixView &a, const MatrixView &b) {
    at::Tensor result = tensorOn(c);
    at::mm_out(result, tensorOn(a), tensorOn(b));
}

void addProduct(const MatrixView &c, const MatrixView &a, const MatrixView &b) {
    tensorOn(c).addmm_(tensorOn(a), tensorOn(b));
}

} // namespace headlight
