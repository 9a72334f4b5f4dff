// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/loss_legend.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace headlight {

namespace {

constexpr int sampleWidth = 18;
constexpr int gap = 4;
constexpr int entryGap = 10;

} // namespace

LossLegend::LossLegend(QWidget *parent)
    : QWidget(parent) {
    setObjectName(QStringLiteral("lossLegend"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void LossLegend::setEntries(std::vector<Entry> entries) {
    m_entries = std::move(entries);
    updateGeometry();
    update();
}

int LossLegend::rowHeight() const {
    return fontMetrics().height() + 2;
}

std::vector<QRect> LossLegend::places(int width) const {
    std::vector<QRect> rects;
    int x = 0;
    int y = 0;
    for (const Entry &entry : m_entries) {
        const int wanted = sampleWidth + gap + fontMetrics().horizontalAdvance(entry.name);
        if (x > 0 && x + wanted > width) {
            x = 0;
            y += rowHeight();
        }
        rects.emplace_back(x, y, wanted, rowHeight());
        x += wanted + entryGap;
    }
    return rects;
}

int LossLegend::heightForWidth(int width) const {
    const std::vector<QRect> rects = places(width);
    return rects.empty() ? rowHeight() : rects.back().bottom() + 1;
}

QSize LossLegend::sizeHint() const {
    return {300, heightForWidth(std::max(300, width()))};
}

QSize LossLegend::minimumSizeHint() const {
    return {150, rowHeight()};
}

void LossLegend::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<QRect> rects = places(width());
    for (std::size_t i = 0; i < rects.size(); ++i) {
        const QRect &rect = rects[i];
        const QPen pen = lossPen(m_entries[i].kind, palette());
        const double middle = rect.center().y() + 0.5;
        painter.setPen(pen);
        painter.drawLine(QPointF(rect.left(), middle), QPointF(rect.left() + sampleWidth, middle));
        drawLossMarker(painter, m_entries[i].kind, {rect.left() + sampleWidth / 2.0, middle}, pen.color());
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(
            rect.adjusted(sampleWidth + gap, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, m_entries[i].name);
    }
}

bool LossLegend::event(QEvent *event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const std::vector<QRect> rects = places(width());
    for (std::size_t i = 0; i < rects.size(); ++i) {
        if (!rects[i].contains(help->pos()))
            continue;
        // Rich text, so that a long explanation is wrapped.
        QToolTip::showText(help->globalPos(),
            QStringLiteral("<qt>%1</qt>").arg(m_entries[i].explanation.toHtmlEscaped()), this, rects[i]);
        return true;
    }
    QToolTip::hideText();
    return true;
}

} // namespace headlight
