// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/colour_map_plot.h"
#include "ui/export_heatmap.h"
#include "ui/map_labels.h"

#include <QWidget>

#include <memory>

namespace headlight {

/// One T x T map: title, colour bar, axis labels around a ColourMapPlot. Its sizes are decided by the grid it
/// stands in, its cursor by whoever answers its signals.
class HeatmapView : public QWidget {
    Q_OBJECT
public:
    explicit HeatmapView(ColourScale scale, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setLabels(std::shared_ptr<const MapLabels> labels);
    void setMetrics(const MapMetrics &metrics);
    /// Whether the true next characters stand at the right of the rows.
    void setNextShown(bool shown) { m_nextShown = shown; }
    void setPlotArea(const QRect &area);
    /// Shows `matrix` if it is as large as the labels tell, else an empty map.
    void setMatrix(const Matrix &matrix, const ColourRange &range);
    void setCursor(const std::optional<Cell> &hovered, const std::optional<Cell> &pinned);

    bool isEmpty() const { return m_matrix.empty(); }
    ColourRange range() const { return m_range; }
    const QString &title() const { return m_title; }
    /// What it shows, for a picture or a table.
    HeatmapContent content() const;
    /// Where a cell is drawn, in this widget's coordinates.
    QRectF cellArea(const Cell &cell) const;
    /// The cell drawn at a position, if any.
    std::optional<Cell> cellAtPosition(const QPointF &position) const;

signals:
    void cellHovered(std::optional<headlight::Cell> cell);
    void cellClicked(headlight::Cell cell);
    /// An arrow key: one step down or up, right or left.
    void moveRequested(int rows, int cols);
    void releaseRequested();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    int count() const { return m_labels ? m_labels->count() : 0; }
    bool mayFree() const { return m_pinned.has_value(); }
    void refreshPlot();
    void updateLabels();
    QString labelToolTip(const QPoint &position) const;

    ColourScale m_scale;
    ColourMapPlot m_plot;
    QString m_title;
    std::shared_ptr<const MapLabels> m_labels;
    MapMetrics m_metrics;
    bool m_nextShown = false;
    QRect m_area;
    Matrix m_matrix;
    ColourRange m_range;
    bool m_hasNaN = false; ///< in the matrix
    std::optional<Cell> m_hovered;
    std::optional<Cell> m_pinned;
    bool m_stale = false; ///< the plot waits for the view to be shown
};

} // namespace headlight
