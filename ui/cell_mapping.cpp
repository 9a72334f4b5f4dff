// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cell_mapping.h"

#include <cmath>

namespace headlight {

std::optional<Cell> cellAt(const QPointF &position, const QRectF &plot, int rows, int cols, double pixel) {
    if (rows <= 0 || cols <= 0 || plot.width() <= 0 || plot.height() <= 0)
        return std::nullopt;
    const double x = (position.x() + pixel / 2 - plot.left()) / plot.width() * cols;
    const double y = (position.y() + pixel / 2 - plot.top()) / plot.height() * rows;
    // The far edges belong to nobody: without this check they would name row and column T.
    if (x < 0 || y < 0 || x >= cols || y >= rows)
        return std::nullopt;
    return Cell{static_cast<int>(std::floor(y)), static_cast<int>(std::floor(x))};
}

QRectF cellRect(const Cell &cell, const QRectF &plot, int rows, int cols) {
    const double width = plot.width() / cols;
    const double height = plot.height() / rows;
    return {plot.left() + cell.col * width, plot.top() + cell.row * height, width, height};
}

} // namespace headlight
