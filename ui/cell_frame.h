// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cell.h"

#include <QRectF>

#include <optional>

class QPainter;

namespace headlight {

/// A frame around one cell of a colour map, dark outside and light inside so that it is seen on every colour.
/// The cursor also draws thin lines along its row and column.
class CellFrame {
public:
    enum class Style { Cursor, Pin };

    explicit CellFrame(Style style)
        : m_style(style) {}

    /// Returns whether anything changed.
    bool setCell(const std::optional<Cell> &cell);
    void setSize(int rows, int cols);
    /// Draws on the map whose cells fill `plot`.
    void draw(QPainter *painter, const QRectF &plot) const;

private:
    void drawCrosshair(QPainter *painter, const QRectF &plot, const QRectF &cell) const;

    Style m_style;
    std::optional<Cell> m_cell;
    int m_rows = 0;
    int m_cols = 0;
};

} // namespace headlight
