// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cell.h"
#include "ui/map_labels.h"

#include <QWidget>

#include <array>
#include <memory>
#include <optional>

namespace headlight {

class HeatmapView;
struct HeatmapContent;

/// The four maps in equal sizes and their one cursor: hovering previews a cell in all of them, a click or the
/// arrow keys pin it, Escape or a second click frees it.
class MapGrid : public QWidget {
    Q_OBJECT
public:
    explicit MapGrid(QWidget *parent = nullptr);

    HeatmapView *before() const { return m_views[0]; }
    HeatmapView *now() const { return m_views[1]; }
    HeatmapView *mask() const { return m_views[2]; }
    HeatmapView *difference() const { return m_views[3]; }

    /// The labels of a new probe. A cursor outside of it is dropped.
    void setLabels(std::shared_ptr<const MapLabels> labels);
    std::optional<Cell> hovered() const { return m_hovered; }
    std::optional<Cell> pinned() const { return m_pinned; }
    void setPinned(const std::optional<Cell> &cell);

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

signals:
    void cellHovered(std::optional<headlight::Cell> cell);
    void cellPinned(std::optional<headlight::Cell> cell);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    HeatmapView *createView(const char *name, int index);
    int count() const { return m_labels->count(); }
    int labelPixelSize() const;
    void arrange();
    void createExports(HeatmapView *view);
    HeatmapContent exported(const HeatmapView *view) const;
    void setHovered(const std::optional<Cell> &cell);
    void togglePin(const Cell &cell);
    void movePin(int rows, int cols);
    void showCursor();

    std::array<HeatmapView *, 4> m_views{};
    std::shared_ptr<const MapLabels> m_labels;
    std::optional<Cell> m_hovered;
    std::optional<Cell> m_lastHovered; ///< where the arrow keys begin when nothing is pinned
    std::optional<Cell> m_pinned;
};

} // namespace headlight
