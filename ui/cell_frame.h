// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cell.h"

#include <qcustomplot.h>

#include <optional>

namespace headlight {

/// A frame around one cell of a colour map, dark outside and light inside so that it is seen on every colour.
/// The cursor also draws thin lines along its row and column. Include from .cpp files only.
class CellFrame : public QCPAbstractItem {
public:
    enum class Style { Cursor, Pin };

    CellFrame(QCustomPlot *plot, Style style)
        : QCPAbstractItem(plot)
        , m_style(style) {
        setSelectable(false);
        setAntialiased(false);
    }

    /// Returns whether anything changed.
    bool setCell(const std::optional<Cell> &cell);
    void setSize(int rows, int cols);
    double selectTest(const QPointF &, bool, QVariant * = nullptr) const override { return -1; }

protected:
    /// One pixel more at the bottom: QCustomPlot clips one pixel too high.
    QRect clipRect() const override { return QCPAbstractItem::clipRect().adjusted(0, 0, 0, 1); }
    void draw(QCPPainter *painter) override;

private:
    void drawCrosshair(QCPPainter *painter, const QRectF &plot, const QRectF &cell) const;

    Style m_style;
    std::optional<Cell> m_cell;
    int m_rows = 0;
    int m_cols = 0;
};

} // namespace headlight
