// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/loss_plot.h"

#include "ui/nice_axis.h"
#include "ui/panel_colours.h"

#include <QChart>
#include <QEvent>
#include <QGraphicsLayout>
#include <QLegend>
#include <QLineSeries>
#include <QMouseEvent>
#include <QValueAxis>

#include <algorithm>

namespace headlight {

namespace {

// Above this many points, markers would cover the curve.
constexpr std::size_t mostMarkers = 60;

bool isEstimate(LossKind kind) {
    return kind == LossKind::Training || kind == LossKind::Validation;
}

} // namespace

LossPlot::LossPlot(QWidget *parent)
    : QChartView(new QChart, parent)
    , m_stepAxis(new QValueAxis)
    , m_lossAxis(new QValueAxis) {
    setObjectName(QStringLiteral("lossPlot"));
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setRenderHint(QPainter::Antialiasing);
    setMinimumSize(200, 110);
    chart()->legend()->hide();
    chart()->setBackgroundRoundness(0);
    chart()->setMargins(QMargins(0, 2, 8, 0));
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->addAxis(m_stepAxis, Qt::AlignBottom);
    chart()->addAxis(m_lossAxis, Qt::AlignLeft);
    for (QValueAxis *axis : {m_stepAxis, m_lossAxis}) {
        axis->setTickType(QValueAxis::TicksDynamic);
        axis->setTickAnchor(0);
    }
    // In the order of drawing: what matters most comes last and on top.
    for (const LossKind kind :
        {LossKind::MiniBatch, LossKind::Uniform, LossKind::Bigram, LossKind::Training, LossKind::Validation})
        addPiece(kind);
    setSteps(1);
    setLossRange(0, 1);
    restyle();
}

QLineSeries *LossPlot::addPiece(LossKind kind) {
    auto *series = new QLineSeries;
    series->setUseOpenGL(false);
    chart()->addSeries(series);
    series->attachAxis(m_stepAxis);
    series->attachAxis(m_lossAxis);
    styleSeries(series, kind);
    m_lines[static_cast<std::size_t>(kind)].pieces.push_back(series);
    return series;
}

void LossPlot::setEmpty(bool empty) {
    for (QValueAxis *axis : {m_stepAxis, m_lossAxis}) {
        axis->setLabelsVisible(!empty);
        axis->setGridLineVisible(!empty);
        axis->setTitleVisible(!empty);
    }
}

void LossPlot::setSteps(qint64 steps) {
    const double most = static_cast<double>(std::max<qint64>(1, steps));
    const double interval = std::max(1.0, niceInterval(most, 6));
    // The finer of two grids, and never a grid of thousands in between.
    if (interval >= m_stepAxis->tickInterval()) {
        m_stepAxis->setTickInterval(interval);
        m_stepAxis->setRange(0, most);
    } else {
        m_stepAxis->setRange(0, most);
        m_stepAxis->setTickInterval(interval);
    }
    m_stepAxis->setLabelFormat(most >= 1e6 ? QStringLiteral("%g") : QStringLiteral("%.0f"));
}

void LossPlot::setLossRange(double low, double high) {
    const NiceAxis axis = niceAxis(low, high, 6);
    if (axis.low == m_lossAxis->min() && axis.high == m_lossAxis->max())
        return;
    m_lossAxis->setLabelFormat(axis.format);
    if (axis.interval >= m_lossAxis->tickInterval()) {
        m_lossAxis->setTickInterval(axis.interval);
        m_lossAxis->setRange(axis.low, axis.high);
    } else {
        m_lossAxis->setRange(axis.low, axis.high);
        m_lossAxis->setTickInterval(axis.interval);
    }
}

void LossPlot::setCurve(LossKind kind, const LossCurve &curve) {
    Line &line = m_lines[static_cast<std::size_t>(kind)];
    const std::vector<LossCurve::Segment> segments = curve.segments();
    while (line.pieces.size() < segments.size())
        addPiece(kind);
    line.markers.clear();
    if (isEstimate(kind) && curve.pointCount() <= mostMarkers) {
        for (const LossCurve::Segment &segment : segments)
            line.markers.insert(line.markers.end(), segment.begin(), segment.end());
    }
    for (std::size_t i = 0; i < line.pieces.size(); ++i) {
        QList<QPointF> points;
        if (i < segments.size()) {
            points.reserve(static_cast<qsizetype>(segments[i].size()));
            for (const LossPoint &point : segments[i])
                points.append({static_cast<double>(point.step), point.loss});
        }
        line.pieces[i]->setPointsVisible(
            points.size() == 1); // no line would show a lone point between two gaps
        line.pieces[i]->replace(points);
    }
}

void LossPlot::setLevel(LossKind kind, std::optional<double> loss) {
    QList<QPointF> ends;
    if (loss)
        ends = {{0.0, *loss}, {m_stepAxis->max(), *loss}};
    m_lines[static_cast<std::size_t>(kind)].pieces.front()->replace(ends);
}

void LossPlot::setMarks(std::vector<std::int64_t> gaps, std::optional<LossPoint> ring) {
    m_gaps = std::move(gaps);
    m_ring = ring;
    viewport()->update();
}

void LossPlot::setReadingLine(std::optional<qint64> step) {
    m_readingStep = step;
    viewport()->update();
}

void LossPlot::setSmooth(bool smooth) {
    setRenderHint(QPainter::Antialiasing, smooth);
}

void LossPlot::setAxisTitles(const QString &steps, const QString &loss) {
    m_stepAxis->setTitleText(steps);
    m_lossAxis->setTitleText(loss);
}

QPointF LossPlot::lossRange() const {
    return {m_lossAxis->min(), m_lossAxis->max()};
}

QPointF LossPlot::stepRange() const {
    return {m_stepAxis->min(), m_stepAxis->max()};
}

void LossPlot::styleSeries(QXYSeries *series, LossKind kind) {
    series->setPen(lossPen(kind, palette()));
    series->setMarkerSize(3);
}

void LossPlot::restyle() {
    const PanelColours colours = PanelColours::of(palette());
    chart()->setBackgroundBrush(colours.paper);
    setBackgroundBrush(colours.paper);
    QFont small = font();
    small.setPixelSize(11);
    for (QValueAxis *axis : {m_stepAxis, m_lossAxis}) {
        axis->setLabelsColor(colours.text);
        axis->setLabelsFont(small);
        axis->setTitleFont(small);
        axis->setTitleBrush(colours.faintText);
        axis->setGridLineColor(colours.grid);
        axis->setLinePenColor(colours.faintText);
    }
    for (std::size_t kind = 0; kind < m_lines.size(); ++kind) {
        for (QLineSeries *piece : m_lines[kind].pieces)
            styleSeries(piece, static_cast<LossKind>(kind));
    }
}

QPointF LossPlot::place(double step, double loss) const {
    return chart()->mapToPosition({step, loss}, m_lines.front().pieces.front());
}

void LossPlot::drawForeground(QPainter *painter, const QRectF &) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    drawMarkers(painter, LossKind::Training);
    drawMarkers(painter, LossKind::Validation);
    drawMarks(painter);
    if (m_readingStep) {
        const QRectF area = chart()->plotArea();
        const double x = place(static_cast<double>(*m_readingStep), m_lossAxis->min()).x();
        painter->setPen(QPen(PanelColours::of(palette()).faintText, 1));
        painter->drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    }
    painter->restore();
}

void LossPlot::drawMarkers(QPainter *painter, LossKind kind) const {
    const QColor color = lossPen(kind, palette()).color();
    for (const LossPoint &point : m_lines[static_cast<std::size_t>(kind)].markers)
        drawLossMarker(*painter, kind, place(static_cast<double>(point.step), point.loss), color);
}

void LossPlot::drawMarks(QPainter *painter) const {
    const PanelColours colours = PanelColours::of(palette());
    const QRectF area = chart()->plotArea();
    for (const std::int64_t step : m_gaps) {
        const double x = place(static_cast<double>(step), m_lossAxis->min()).x();
        painter->setPen(QPen(colours.attention, 1, Qt::DotLine));
        painter->drawLine(QPointF(x, area.top()), QPointF(x, area.bottom() - 11));
        painter->setPen(QPen(colours.attention, 2));
        painter->drawLine(QPointF(x - 4, area.bottom() - 10), QPointF(x + 4, area.bottom() - 2));
        painter->drawLine(QPointF(x - 4, area.bottom() - 2), QPointF(x + 4, area.bottom() - 10));
    }
    if (m_ring) {
        painter->setPen(QPen(colours.text, 1.5));
        painter->setBrush(Qt::NoBrush);
        painter->drawEllipse(place(static_cast<double>(m_ring->step), m_ring->loss), 7, 7);
    }
}

void LossPlot::mouseMoveEvent(QMouseEvent *event) {
    QChartView::mouseMoveEvent(event);
    const QRectF area = chart()->plotArea();
    const QPointF position = mapToScene(event->position().toPoint());
    if (!area.contains(position) || area.width() < 1) {
        emit hoverEnded();
        return;
    }
    const double perPixel = m_stepAxis->max() / area.width();
    emit hovered((position.x() - area.left()) * perPixel, perPixel);
}

void LossPlot::leaveEvent(QEvent *event) {
    QChartView::leaveEvent(event);
    emit hoverEnded();
}

void LossPlot::changeEvent(QEvent *event) {
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

} // namespace headlight
