// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cell_frame.h"

#include "ui/cell_mapping.h"

#include <QPainter>

#include <algorithm>

namespace headlight {

namespace {

constexpr double smallestFrame = 7; // pixels: cells of large maps get a frame that can still be seen

QRectF atLeast(const QRectF &rect, double extent) {
    const double dx = std::max(0.0, (extent - rect.width()) / 2);
    const double dy = std::max(0.0, (extent - rect.height()) / 2);
    return rect.adjusted(-dx, -dy, dx, dy);
}

} // namespace

bool CellFrame::setCell(const std::optional<Cell> &cell) {
    if (cell == m_cell)
        return false;
    m_cell = cell;
    return true;
}

void CellFrame::setSize(int rows, int cols) {
    m_rows = rows;
    m_cols = cols;
}

void CellFrame::draw(QPainter *painter, const QRectF &plot) const {
    if (!m_cell || m_cell->row >= m_rows || m_cell->col >= m_cols)
        return;
    const QRectF cell = cellRect(*m_cell, plot, m_rows, m_cols);
    painter->setBrush(Qt::NoBrush);
    if (m_style == Style::Cursor)
        drawCrosshair(painter, plot, cell);
    const int width = m_style == Style::Pin ? 2 : 1;
    // Whole pixels, so that the thin lines stay sharp.
    QRect frame = atLeast(cell, smallestFrame).toAlignedRect().adjusted(0, 0, -1, -1);
    const QColor colours[] = {Qt::black, Qt::white};
    for (const QColor &colour : colours)
        for (int i = 0; i < width; ++i) {
            painter->setPen(QPen(colour, 0));
            painter->drawRect(frame);
            frame.adjust(1, 1, -1, -1);
        }
}

void CellFrame::drawCrosshair(QPainter *painter, const QRectF &plot, const QRectF &cell) const {
    const QRect area = plot.toAlignedRect();
    const QRect inner = cell.toAlignedRect().adjusted(0, 0, -1, -1);
    const auto line = [&](const QLine &dark, const QLine &light) {
        painter->setPen(QPen(QColor(0, 0, 0, 110), 0));
        painter->drawLine(dark);
        painter->setPen(QPen(QColor(255, 255, 255, 150), 0));
        painter->drawLine(light);
    };
    line({area.left(), inner.top(), area.right(), inner.top()},
        {area.left(), inner.top() + 1, area.right(), inner.top() + 1});
    line({area.left(), inner.bottom(), area.right(), inner.bottom()},
        {area.left(), inner.bottom() - 1, area.right(), inner.bottom() - 1});
    line({inner.left(), area.top(), inner.left(), area.bottom()},
        {inner.left() + 1, area.top(), inner.left() + 1, area.bottom()});
    line({inner.right(), area.top(), inner.right(), area.bottom()},
        {inner.right() - 1, area.top(), inner.right() - 1, area.bottom()});
}

} // namespace headlight
