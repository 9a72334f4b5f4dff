// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/matrix.h"
#include "ui/cell.h"
#include "ui/colour_scales.h"

#include <QRect>

#include <optional>

class QCPColorMap;
class QCPLayer;
class QCustomPlot;
class QPainter;
class QWidget;

namespace headlight {

class CellFrameItem;

/// The plot area of one map: a QCustomPlot without axes or margins that shows a matrix, row 0 at the top, and
/// the cursor on a layer of its own, so that moving it never draws the matrix again. The widget belongs to
/// `parent`.
class ColourMapPlot {
public:
    ColourMapPlot(ColourScale scale, QWidget *parent);
    ColourMapPlot(const ColourMapPlot &) = delete;
    ColourMapPlot &operator=(const ColourMapPlot &) = delete;

    void setGeometry(const QRect &area);
    void setVisible(bool visible);
    /// Shows `matrix`, which must not be empty.
    void setMatrix(const Matrix &matrix, const ColourRange &range);
    void setCursor(const std::optional<Cell> &hovered, const std::optional<Cell> &pinned);

private:
    void setSize(int rows, int cols);
    void alignRanges();

    QCustomPlot *m_plot;
    QCPColorMap *m_map;
    QCPLayer *m_cursorLayer;
    CellFrameItem *m_hovered;
    CellFrameItem *m_pinned;
    int m_rows = 0;
    int m_cols = 0;
};

/// The same cells in the same colours on any painter, for pictures that are larger than the screen or made of
/// areas instead of pixels.
void paintColourMap(
    QPainter &painter, const QRect &area, const Matrix &matrix, ColourScale scale, const ColourRange &range);

} // namespace headlight
