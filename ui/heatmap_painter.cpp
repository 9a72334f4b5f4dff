// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap_painter.h"

#include "ui/axis_thinning.h"
#include "ui/cell_mapping.h"
#include "ui/map_legend.h"

#include <QPainter>

#include <algorithm>

namespace headlight {

namespace {

constexpr int labelGap = 3;

QColor blended(const QColor &front, const QColor &back, double share) {
    const auto mix = [share](float a, float b) { return static_cast<float>(a * share + b * (1 - share)); };
    return QColor::fromRgbF(
        mix(front.redF(), back.redF()), mix(front.greenF(), back.greenF()), mix(front.blueF(), back.blueF()));
}

/// The mark of a space hangs below the base line and would run into the next row: it is drawn a little
/// higher.
int raiseOf(const QString &label, const QFont &font) {
    return label == QStringLiteral("␣") ? (font.pixelSize() + 2) / 4 : 0;
}

} // namespace

HeatmapPainter::HeatmapPainter(QPainter &painter, const HeatmapDecoration &decoration)
    : m_painter(painter)
    , m_what(decoration)
    , m_text(decoration.palette.color(QPalette::WindowText))
    , m_dim(blended(m_text, decoration.palette.color(QPalette::Window), 0.62)) {
}

void HeatmapPainter::paint() {
    m_painter.setFont(m_what.metrics.font);
    paintTitle();
    paintFrames();
    if (m_what.labels.count() == 0)
        return;
    paintRowLabels();
    paintColumnLabels();
}

void HeatmapPainter::paintTitle() {
    const int right = m_what.plot.right() + 1;
    const QRect line(1, 0, right - 1, m_what.metrics.titleHeight);
    int used = 0;
    if (m_what.hasMatrix) {
        m_painter.setPen(m_text);
        used = paintMapLegend(m_painter, line, m_what.scale, m_what.range, m_what.hasNaN);
    }
    QFont bold = m_what.metrics.font;
    bold.setBold(true);
    m_painter.setFont(bold);
    m_painter.setPen(m_text);
    const int room = line.width() - used - 6;
    m_painter.drawText(QRect(line.left(), line.top(), room, line.height()), Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(bold).elidedText(m_what.title, Qt::ElideRight, room));
    m_painter.setFont(m_what.metrics.font);
}

void HeatmapPainter::paintFrames() {
    m_painter.setBrush(Qt::NoBrush);
    if (!m_what.hasMatrix) {
        m_painter.fillRect(m_what.plot, m_what.palette.color(QPalette::Base));
        m_painter.setPen(m_dim);
        m_painter.drawText(m_what.plot, Qt::AlignCenter, QStringLiteral("–"));
    }
    m_painter.setPen(blended(m_text, m_what.palette.color(QPalette::Window), 0.4));
    m_painter.drawRect(m_what.plot.adjusted(-1, -1, 0, 0));
    if (!m_what.focused)
        return;
    m_painter.setPen(QPen(m_what.palette.color(QPalette::Highlight), 2));
    m_painter.drawRect(m_what.plot.adjusted(-2, -2, 2, 2));
}

QRect HeatmapPainter::rowBand(int row) const {
    const QRectF cell = cellRect({row, 0}, m_what.plot, m_what.labels.count(), m_what.labels.count());
    const double height = std::max(cell.height(), static_cast<double>(m_what.metrics.lineHeight));
    return QRectF(0, cell.center().y() - height / 2, m_what.view.width(), height).toRect();
}

QRect HeatmapPainter::columnBand(int col) const {
    const QRectF cell = cellRect({0, col}, m_what.plot, m_what.labels.count(), m_what.labels.count());
    const double width = std::max(cell.width(), static_cast<double>(m_what.metrics.numberWidth + 2));
    return QRectF(cell.center().x() - width / 2, m_what.metrics.titleHeight, width,
        m_what.plot.top() - m_what.metrics.titleHeight - 2)
        .toRect();
}

void HeatmapPainter::paintRowLabels() {
    const int count = m_what.labels.count();
    const double height = static_cast<double>(m_what.plot.height()) / count;
    const int stride = labelStride(count, height, m_what.metrics.font.pixelSize() - 1);
    const QRect taken = m_what.cursor ? rowBand(m_what.cursor->row) : QRect();
    for (int row = 0; row < count; row += stride)
        if (stride == 1 || !rowBand(row).intersects(taken))
            if (!m_what.cursor || row != m_what.cursor->row)
                paintRowLabel(row, false);
    if (m_what.cursor)
        paintRowLabel(m_what.cursor->row, true);
}

void HeatmapPainter::paintRowLabel(int row, bool highlighted) {
    const QRect band = rowBand(row);
    const MapMetrics &metrics = m_what.metrics;
    const int right = m_what.plot.left() - labelGap;
    const QRect character(right - metrics.characterWidth, band.top(), metrics.characterWidth, band.height());
    const QRect number(
        character.left() - labelGap - metrics.numberWidth, band.top(), metrics.numberWidth, band.height());
    const QColor front = m_what.palette.color(QPalette::HighlightedText);
    if (highlighted)
        m_painter.fillRect(QRect(number.left() - 2, band.top(), right - number.left() + 3, band.height()),
            m_what.palette.color(QPalette::Highlight));
    m_painter.setPen(highlighted ? front : m_dim);
    m_painter.drawText(number, Qt::AlignRight | Qt::AlignVCenter, QString::number(row));
    m_painter.setPen(highlighted ? front : m_text);
    const QString label = m_what.labels.characters[row];
    m_painter.drawText(
        character.translated(0, -raiseOf(label, metrics.font)), Qt::AlignHCenter | Qt::AlignVCenter, label);

    const QString next = m_what.labels.next[row];
    if (!m_what.nextShown || next.isEmpty())
        return;
    const QRect nextArea(m_what.plot.right() + 4, band.top(), metrics.nextWidth, band.height());
    if (highlighted)
        m_painter.fillRect(nextArea.adjusted(-1, 0, -1, 0), m_what.palette.color(QPalette::Highlight));
    m_painter.setPen(highlighted ? front : m_dim);
    m_painter.drawText(nextArea, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("→"));
    m_painter.setPen(highlighted ? front : m_text);
    const int arrow = m_painter.fontMetrics().horizontalAdvance(QStringLiteral("→")) + 1;
    m_painter.drawText(nextArea.adjusted(arrow, 0, 0, 0).translated(0, -raiseOf(next, metrics.font)),
        Qt::AlignLeft | Qt::AlignVCenter, next);
}

void HeatmapPainter::paintColumnLabels() {
    const int count = m_what.labels.count();
    const double width = static_cast<double>(m_what.plot.width()) / count;
    const int numbers = labelStride(count, width, m_what.metrics.numberWidth + 2);
    const int characters = labelStride(count, width, m_what.metrics.font.pixelSize());
    const QRect taken = m_what.cursor ? columnBand(m_what.cursor->col) : QRect();
    for (int col = 0; col < count; ++col) {
        if (m_what.cursor && col == m_what.cursor->col)
            continue;
        const bool covered = columnBand(col).intersects(taken);
        const bool withNumber = col % numbers == 0 && !(covered && numbers > 1);
        const bool withCharacter = col % characters == 0 && !(covered && characters > 1);
        paintColumnLabel(col, withNumber, withCharacter, false);
    }
    if (m_what.cursor)
        paintColumnLabel(m_what.cursor->col, true, true, true);
}

void HeatmapPainter::paintColumnLabel(int col, bool withNumber, bool withCharacter, bool highlighted) {
    const QRect band = columnBand(col);
    const QColor front = m_what.palette.color(QPalette::HighlightedText);
    if (highlighted)
        m_painter.fillRect(band, m_what.palette.color(QPalette::Highlight));
    if (withNumber) {
        m_painter.setPen(highlighted ? front : m_dim);
        m_painter.drawText(QRect(band.left() - 10, band.top(), band.width() + 20, m_what.metrics.lineHeight),
            Qt::AlignCenter, QString::number(col));
    }
    if (withCharacter) {
        m_painter.setPen(highlighted ? front : m_text);
        paintColumnCharacter(
            band.adjusted(0, m_what.metrics.lineHeight, 0, 0), m_what.labels.characters[col]);
    }
}

void HeatmapPainter::paintColumnCharacter(const QRect &area, const QString &label) {
    if (!isRotatedLabel(label)) {
        const QRect raised = area.translated(0, -raiseOf(label, m_what.metrics.font) / 2);
        m_painter.drawText(raised.adjusted(-10, 0, 10, 0), Qt::AlignHCenter | Qt::AlignBottom, label);
        return;
    }
    m_painter.save();
    m_painter.translate(area.center().x() + 1, area.bottom());
    m_painter.rotate(-90);
    const int half = m_what.metrics.lineHeight;
    m_painter.drawText(QRect(0, -half, area.height(), 2 * half), Qt::AlignLeft | Qt::AlignVCenter, label);
    m_painter.restore();
}

} // namespace headlight
