// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/map_grid.h"

#include "ui/export_actions.h"
#include "ui/heatmap_view.h"
#include "ui/map_grid_plan.h"

#include <QEvent>

#include <algorithm>

namespace headlight {

namespace {

constexpr int smallestLabel = 11;
constexpr int largestLabel = 18;

std::optional<Cell> keptWithin(const std::optional<Cell> &cell, int count) {
    return cell && cell->row < count && cell->col < count ? cell : std::nullopt;
}

} // namespace

MapGrid::MapGrid(QWidget *parent)
    : QWidget(parent)
    , m_labels(std::make_shared<MapLabels>()) {
    createView("beforeMap", 0);
    createView("nowMap", 1)->setNextShown(true);
    createView("maskMap", 2);
    createView("differenceMap", 3)->setNextShown(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

HeatmapView *MapGrid::createView(const char *name, int index) {
    const ColourScale scales[] = {
        ColourScale::Weights, ColourScale::Weights, ColourScale::Mask, ColourScale::Difference};
    auto *view = new HeatmapView(scales[index], this);
    view->setObjectName(QString::fromLatin1(name));
    connect(view, &HeatmapView::cellHovered, this, &MapGrid::setHovered);
    connect(view, &HeatmapView::cellClicked, this, &MapGrid::togglePin);
    connect(view, &HeatmapView::moveRequested, this, &MapGrid::movePin);
    connect(view, &HeatmapView::releaseRequested, this, [this] { setPinned(std::nullopt); });
    m_views[static_cast<std::size_t>(index)] = view;
    createExports(view);
    return view;
}

void MapGrid::createExports(HeatmapView *view) {
    ExportContent content;
    content.available = [view] { return !view->isEmpty(); };
    content.picture = [this, view] { return heatmapPicture(exported(view)); };
    content.table = [this, view] { return matrixTable(exported(view)); };
    auto *exports = new ExportActions(view, content);
    exports->setFurtherActions(this);
}

HeatmapContent MapGrid::exported(const HeatmapView *view) const {
    HeatmapContent content = view->content();
    if (view == difference()) // on paper the maps it was made of may not stand beside it
        content.title = tr("%1 (%2 − %3)").arg(view->title(), now()->title(), before()->title());
    return content;
}

void MapGrid::setLabels(std::shared_ptr<const MapLabels> labels) {
    m_labels = std::move(labels);
    setHovered(keptWithin(m_hovered, count()));
    m_lastHovered = keptWithin(m_lastHovered, count());
    setPinned(keptWithin(m_pinned, count()));
    for (HeatmapView *view : m_views)
        view->setLabels(m_labels);
    arrange();
}

int MapGrid::labelPixelSize() const {
    return std::clamp(std::min(width() / 56, height() / 44), smallestLabel, largestLabel);
}

void MapGrid::arrange() {
    const MapMetrics metrics = measureMapLabels(*m_labels, font(), labelPixelSize());
    const MapGridPlan plan = planMapGrid(size(), count(), {metrics.left(), metrics.top(), metrics.nextWidth});
    for (std::size_t i = 0; i < m_views.size(); ++i) {
        m_views[i]->setMetrics(metrics);
        m_views[i]->setGeometry(plan.views[i]);
        m_views[i]->setPlotArea(plan.plot);
    }
}

void MapGrid::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    arrange();
}

void MapGrid::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

QSize MapGrid::minimumSizeHint() const {
    return {320, 300};
}

QSize MapGrid::sizeHint() const {
    return {650, 510};
}

void MapGrid::setHovered(const std::optional<Cell> &cell) {
    if (cell == m_hovered)
        return;
    m_hovered = cell;
    if (cell)
        m_lastHovered = cell;
    showCursor();
    emit cellHovered(cell);
}

void MapGrid::setPinned(const std::optional<Cell> &cell) {
    if (cell == m_pinned)
        return;
    m_pinned = cell;
    showCursor();
    emit cellPinned(cell);
}

void MapGrid::togglePin(const Cell &cell) {
    if (m_pinned == cell)
        setPinned(std::nullopt);
    else
        setPinned(cell);
}

void MapGrid::movePin(int rows, int cols) {
    const int last = count() - 1;
    if (last < 0)
        return;
    // From now on the keys lead: a pointer that happens to rest on a map must not hide the pin.
    setHovered(std::nullopt);
    if (!m_pinned) {
        setPinned(m_lastHovered ? *m_lastHovered : Cell{last, last});
        return;
    }
    setPinned(Cell{std::clamp(m_pinned->row + rows, 0, last), std::clamp(m_pinned->col + cols, 0, last)});
}

void MapGrid::showCursor() {
    for (HeatmapView *view : m_views)
        view->setCursor(m_hovered, m_pinned);
}

} // namespace headlight
