// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cell.h"
#include "ui/colour_scales.h"
#include "ui/map_labels.h"

#include <QPalette>
#include <QRect>

#include <optional>

class QPainter;

namespace headlight {

/// Everything around a plot that has to be painted.
struct HeatmapDecoration {
    QString title;
    const MapLabels &labels;
    const MapMetrics &metrics;
    QRect view; ///< the whole view
    QRect plot; ///< the plot area in it
    ColourScale scale;
    ColourRange range;
    bool hasMatrix = false;
    bool hasNaN = false; ///< the legend names their colour
    bool nextShown = false;
    bool focused = false;
    std::optional<Cell> cursor; ///< its row and column label are highlighted
    QPalette palette;
};

/// Paints title, colour bar, labels and frames of one map.
class HeatmapPainter {
public:
    HeatmapPainter(QPainter &painter, const HeatmapDecoration &decoration);
    void paint();

private:
    void paintTitle();
    void paintFrames();
    void paintRowLabels();
    void paintColumnLabels();
    void paintRowLabel(int row, bool highlighted);
    void paintColumnLabel(int col, bool withNumber, bool withCharacter, bool highlighted);
    void paintColumnCharacter(const QRect &area, const QString &label);
    QRect rowBand(int row) const;
    QRect columnBand(int col) const;

    QPainter &m_painter;
    const HeatmapDecoration &m_what;
    QColor m_text;
    QColor m_dim;
};

} // namespace headlight
