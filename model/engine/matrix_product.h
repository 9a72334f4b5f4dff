// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace headlight {

/// A row-major matrix in plain memory, or its transpose.
struct MatrixView {
    float *data;
    std::size_t rows;
    std::size_t cols;
    std::size_t stride; ///< floats from row to row
    bool transposed = false;

    MatrixView(float *values, std::size_t rowCount, std::size_t colCount)
        : data(values)
        , rows(rowCount)
        , cols(colCount)
        , stride(colCount) {}
    MatrixView t() const {
        MatrixView view = *this;
        view.transposed = !view.transposed;
        return view;
    }
};

/// c = a b, or c += a b, by the BLAS that LibTorch uses. c is not transposed.
void setProduct(const MatrixView &c, const MatrixView &a, const MatrixView &b);
void addProduct(const MatrixView &c, const MatrixView &a, const MatrixView &b);

} // namespace headlight
