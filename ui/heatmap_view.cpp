// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap_view.h"

#include "ui/cell_mapping.h"
#include "ui/heatmap_painter.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <utility>

namespace headlight {

HeatmapView::HeatmapView(ColourScale scale, QWidget *parent)
    : QWidget(parent)
    , m_scale(scale)
    , m_plot(scale, this) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    m_plot.setVisible(false);
}

void HeatmapView::setTitle(const QString &title) {
    if (title == m_title)
        return;
    m_title = title;
    setAccessibleName(title);
    update(QRect(0, 0, width(), m_metrics.titleHeight));
}

void HeatmapView::setLabels(std::shared_ptr<const MapLabels> labels) {
    m_labels = std::move(labels);
    if (static_cast<int>(m_matrix.rows) != count())
        setMatrix({}, m_range);
    update();
}

void HeatmapView::setMetrics(const MapMetrics &metrics) {
    m_metrics = metrics;
    update();
}

void HeatmapView::setPlotArea(const QRect &area) {
    m_area = area;
    m_plot.setGeometry(area);
    update();
}

void HeatmapView::setMatrix(const Matrix &matrix, const ColourRange &range) {
    const bool fits =
        !matrix.empty() && matrix.rows == matrix.cols && static_cast<int>(matrix.rows) == count();
    const bool wasEmpty = isEmpty();
    m_matrix = fits ? matrix : Matrix();
    const bool hadNaN = std::exchange(m_hasNaN, hasNonFinite(m_matrix));
    if (wasEmpty != isEmpty())
        update();
    else if (!(range == m_range) || hadNaN != m_hasNaN)
        update(QRect(0, 0, width(), m_metrics.titleHeight));
    m_range = range;
    m_plot.setVisible(!isEmpty());
    m_stale = true;
    if (isVisible())
        refreshPlot();
}

void HeatmapView::refreshPlot() {
    if (!m_stale)
        return;
    m_stale = false;
    if (isEmpty())
        return;
    m_plot.setMatrix(m_matrix, m_range);
}

void HeatmapView::setCursor(const std::optional<Cell> &hovered, const std::optional<Cell> &pinned) {
    if (hovered == m_hovered && pinned == m_pinned)
        return;
    m_hovered = hovered;
    m_pinned = pinned;
    m_plot.setCursor(hovered ? hovered : pinned, pinned);
    updateLabels();
}

void HeatmapView::updateLabels() {
    const int top = m_metrics.titleHeight;
    update(QRect(0, top, width(), m_area.top() - top));
    update(QRect(0, m_area.top() - 2, m_area.left(), m_area.height() + 4));
    if (m_nextShown)
        update(QRect(m_area.right() + 1, m_area.top() - 2, width() - m_area.right(), m_area.height() + 4));
}

QRectF HeatmapView::cellArea(const Cell &cell) const {
    return cellRect(cell, m_area, count(), count());
}

std::optional<Cell> HeatmapView::cellAtPosition(const QPointF &position) const {
    return cellAt(position, m_area, count(), count(), 1.0 / devicePixelRatioF());
}

HeatmapContent HeatmapView::content() const {
    return {m_title, m_labels, m_matrix, m_scale, m_range, m_nextShown, font(), size()};
}

QString HeatmapView::labelToolTip(const QPoint &position) const {
    // Labels stand in line with their cells: look where the line through the label meets the plot.
    const bool atRows = position.x() < m_area.left() || position.x() > m_area.right();
    const QPointF inside(atRows ? m_area.left() + 1 : position.x(), atRows ? position.y() : m_area.top() + 1);
    const std::optional<Cell> cell = cellAtPosition(inside);
    if (!cell || m_area.contains(position) || position.y() < m_metrics.titleHeight)
        return {};
    const int index = atRows ? cell->row : cell->col;
    const QString next = m_labels->next[index];
    QString text;
    if (!atRows || next.isEmpty())
        text = tr("Position %1: ‘%2’").arg(QString::number(index), m_labels->characters[index]);
    else
        text = tr("Position %1: ‘%2’, true next character ‘%3’")
                   .arg(QString::number(index), m_labels->characters[index], next);
    return QStringLiteral("<span>%1</span>").arg(text.toHtmlEscaped());
}

bool HeatmapView::event(QEvent *event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString text = labelToolTip(help->pos());
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), text, this);
    return true;
}

void HeatmapView::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        update();
}

void HeatmapView::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    refreshPlot();
}

void HeatmapView::paintEvent(QPaintEvent *) {
    static const MapLabels none;
    QPainter painter(this);
    const std::optional<Cell> cursor = m_hovered ? m_hovered : m_pinned;
    const HeatmapDecoration decoration{m_title, m_labels ? *m_labels : none, m_metrics, rect(), m_area,
        m_scale, m_range, !isEmpty(), m_hasNaN, m_nextShown, hasFocus(), cursor, palette()};
    HeatmapPainter(painter, decoration).paint();
}

void HeatmapView::keyPressEvent(QKeyEvent *event) {
    switch (event->key()) {
    case Qt::Key_Up:
        emit moveRequested(-1, 0);
        return;
    case Qt::Key_Down:
        emit moveRequested(1, 0);
        return;
    case Qt::Key_Left:
        emit moveRequested(0, -1);
        return;
    case Qt::Key_Right:
        emit moveRequested(0, 1);
        return;
    case Qt::Key_Escape:
        if (mayFree()) {
            emit releaseRequested();
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void HeatmapView::mouseMoveEvent(QMouseEvent *event) {
    emit cellHovered(cellAtPosition(event->position()));
}

void HeatmapView::mousePressEvent(QMouseEvent *event) {
    const std::optional<Cell> cell = cellAtPosition(event->position());
    if (event->button() == Qt::LeftButton && cell)
        emit cellClicked(*cell);
    else
        QWidget::mousePressEvent(event);
}

void HeatmapView::leaveEvent(QEvent *event) {
    QWidget::leaveEvent(event);
    emit cellHovered(std::nullopt);
}

void HeatmapView::focusInEvent(QFocusEvent *event) {
    QWidget::focusInEvent(event);
    update();
}

void HeatmapView::focusOutEvent(QFocusEvent *event) {
    QWidget::focusOutEvent(event);
    update();
}

} // namespace headlight
