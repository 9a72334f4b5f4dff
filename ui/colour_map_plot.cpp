// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/colour_map_plot.h"

#include "ui/cell_frame.h"
#include "ui/cell_mapping.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace headlight {

/// A cell's frame as a part of the plot.
class CellFrameItem : public QCPAbstractItem {
public:
    CellFrameItem(QCustomPlot *plot, CellFrame::Style style)
        : QCPAbstractItem(plot)
        , frame(style) {
        setSelectable(false);
        setAntialiased(false);
    }
    double selectTest(const QPointF &, bool, QVariant * = nullptr) const override { return -1; }

    CellFrame frame;

protected:
    /// One pixel more at the bottom: QCustomPlot clips one pixel too high.
    QRect clipRect() const override { return QCPAbstractItem::clipRect().adjusted(0, 0, 0, 1); }
    void draw(QCPPainter *painter) override { frame.draw(painter, QCPAbstractItem::clipRect()); }
};

namespace {

/// QCustomPlot draws at every change of its size, also when there is nothing to draw.
class IdlePlot : public QCustomPlot {
public:
    using QCustomPlot::QCustomPlot;

protected:
    void resizeEvent(QResizeEvent *event) override {
        if (plottableCount() > 0 && plottable(0)->visible())
            QCustomPlot::resizeEvent(event);
        else
            setViewport(rect());
    }
};

QCPColorGradient gradientOf(ColourScale scale) {
    QMap<double, QColor> stops;
    for (const ColourStop &stop : colourStops(scale))
        stops.insert(stop.position, QColor::fromRgb(stop.colour));
    QCPColorGradient gradient;
    gradient.setColorStops(stops);
    gradient.setColorInterpolation(QCPColorGradient::ciRGB);
    gradient.setNanHandling(QCPColorGradient::nhNanColor);
    gradient.setNanColor(QColor::fromRgb(noNumberColour));
    gradient.setLevelCount(1001); // odd: the middle of a signed scale is a level, so 0 is exactly white
    return gradient;
}

/// QCustomPlot clips one pixel too high as well: the last pixel row would stay unpainted.
class WholeColourMap : public QCPColorMap {
public:
    using QCPColorMap::QCPColorMap;

protected:
    QRect clipRect() const override { return QCPColorMap::clipRect().adjusted(0, 0, 0, 1); }
};

/// Shows 0 .. count - 1 and half a cell beyond (else the outer cells are drawn half), so that -0.5 falls on
/// pixel `begin` of `extent`: the vertical axis counts from the last pixel row and would draw everything one
/// row too high.
void alignRange(QCPAxis *axis, int count, int begin, int extent) {
    axis->setRange(-0.5, count - 0.5);
    const double shift = (axis->coordToPixel(-0.5) - begin) * count / extent;
    axis->setRange(-0.5 + shift, count - 0.5 + shift);
}

QRgb colourOf(QCPColorGradient &gradient, float value, const ColourRange &range) {
    if (!std::isfinite(value))
        return noNumberColour;
    const double within = std::clamp(static_cast<double>(value), range.lower, range.upper);
    return gradient.color(within, QCPRange(range.lower, range.upper));
}

/// QCustomPlot knows no colour for infinities, only for NaN.
double cellValue(float value) {
    return std::isfinite(value) ? static_cast<double>(value) : std::numeric_limits<double>::quiet_NaN();
}

/// The coordinates of the first and last cell's centres; one lone cell is its own image and spans its
/// borders.
QCPRange centresOf(int count) {
    return count > 1 ? QCPRange(0, count - 1) : QCPRange(-0.5, 0.5);
}

} // namespace

ColourMapPlot::ColourMapPlot(ColourScale scale, QWidget *parent)
    : m_plot(new IdlePlot(parent)) {
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents); // the view around it answers the pointer
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setInteractions(QCP::iNone);
    m_plot->setNotAntialiasedElements(QCP::aeAll);
    m_plot->setPlottingHint(QCP::phImmediateRefresh, false); // painted together with what is around it
    m_plot->setBackground(Qt::NoBrush);
    m_plot->plotLayout()->setMargins(QMargins());
    m_plot->axisRect()->setAutoMargins(QCP::msNone);
    m_plot->axisRect()->setMargins(QMargins());
    m_plot->axisRect()->setMinimumSize(0, 0);
    m_plot->axisRect()->setMinimumMargins(QMargins());
    for (QCPAxis *axis : m_plot->axisRect()->axes())
        axis->setVisible(false);
    m_plot->yAxis->setRangeReversed(true);
    m_map = new WholeColourMap(m_plot->xAxis, m_plot->yAxis);
    m_map->setGradient(gradientOf(scale));
    m_map->setVisible(false); // QCustomPlot would draw cells of its own
    m_map->setInterpolate(false);
    m_map->setAntialiased(false);
    QObject::connect(m_plot, &QCustomPlot::afterLayout, m_plot, [this] { alignRanges(); });

    m_cursorLayer = m_plot->layer(QStringLiteral("overlay")); // has a buffer of its own
    m_hovered = new CellFrameItem(m_plot, CellFrame::Style::Cursor);
    m_pinned = new CellFrameItem(m_plot, CellFrame::Style::Pin);
    m_hovered->setLayer(m_cursorLayer);
    m_pinned->setLayer(m_cursorLayer);
}

void ColourMapPlot::setGeometry(const QRect &area) {
    m_plot->setGeometry(area);
}

void ColourMapPlot::setVisible(bool visible) {
    m_plot->setVisible(visible);
}

void ColourMapPlot::setSize(int rows, int cols) {
    QCPColorMapData *data = m_map->data();
    if (data->keySize() == cols && data->valueSize() == rows)
        return;
    data->setSize(cols, rows);
    data->setRange(centresOf(cols), centresOf(rows));
    m_rows = rows;
    m_cols = cols;
    m_hovered->frame.setSize(rows, cols);
    m_pinned->frame.setSize(rows, cols);
}

void ColourMapPlot::alignRanges() {
    const QRect area = m_plot->axisRect()->rect();
    if (m_rows == 0 || m_cols == 0 || area.isEmpty())
        return;
    alignRange(m_plot->xAxis, m_cols, area.left(), area.width());
    alignRange(m_plot->yAxis, m_rows, area.top(), area.height());
}

void ColourMapPlot::setMatrix(const Matrix &matrix, const ColourRange &range) {
    setSize(static_cast<int>(matrix.rows), static_cast<int>(matrix.cols));
    for (std::size_t row = 0; row < matrix.rows; ++row)
        for (std::size_t col = 0; col < matrix.cols; ++col)
            m_map->data()->setCell(static_cast<int>(col), static_cast<int>(row), cellValue(matrix(row, col)));
    m_map->setVisible(true);
    m_map->setDataRange(QCPRange(range.lower, range.upper));
    m_plot->replot(QCustomPlot::rpQueuedReplot); // once, whatever else changes until the next round of events
}

void ColourMapPlot::setCursor(const std::optional<Cell> &hovered, const std::optional<Cell> &pinned) {
    const bool hoverChanged = m_hovered->frame.setCell(hovered);
    const bool pinChanged = m_pinned->frame.setCell(pinned);
    if (hoverChanged || pinChanged)
        m_cursorLayer->replot();
}

void paintColourMap(
    QPainter &painter, const QRect &area, const Matrix &matrix, ColourScale scale, const ColourRange &range) {
    QCPColorGradient gradient = gradientOf(scale);
    const int rows = static_cast<int>(matrix.rows);
    const int cols = static_cast<int>(matrix.cols);
    const double underlap = std::min(2.0, static_cast<double>(area.width()) / cols / 2);
    const auto colour = [&](int row, int col) {
        return colourOf(
            gradient, matrix(static_cast<std::size_t>(row), static_cast<std::size_t>(col)), range);
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int row = 0; row < rows; ++row) {
        for (int col = 0, end = 0; col < cols; col = end) {
            const QRgb here = colour(row, col);
            end = col + 1;
            while (end < cols && colour(row, end) == here)
                ++end; // one area for neighbours of one colour: above the diagonal nearly all are
            QRectF cells = cellRect({row, col}, area, rows, cols);
            // Some way under the neighbours that come later: no viewer then shows the paper in between.
            cells.setRight(cellRect({row, end - 1}, area, rows, cols).right() + underlap);
            cells.setBottom(cells.bottom() + underlap);
            painter.fillRect(cells.intersected(area), QColor::fromRgba(here));
        }
    }
    painter.restore();
}

} // namespace headlight
