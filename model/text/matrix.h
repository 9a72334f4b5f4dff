// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace headlight {

/// A row-major matrix of plain floats: how every intermediate of the model leaves the engine.
struct Matrix {
    std::size_t rows = 0;
    std::size_t cols = 0;
    std::vector<float> values; ///< rows * cols

    Matrix() = default;
    Matrix(std::size_t rowCount, std::size_t colCount, float fill = 0.0F)
        : rows(rowCount)
        , cols(colCount)
        , values(rowCount * colCount, fill) {}

    float operator()(std::size_t row, std::size_t col) const { return values[row * cols + col]; }
    float &operator()(std::size_t row, std::size_t col) { return values[row * cols + col]; }
    bool empty() const { return values.empty(); }
};

} // namespace headlight
