// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/map_legend.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr int gap = 4;

void paintBar(QPainter &painter, const QRect &bar, ColourScale scale) {
    for (int x = 0; x < bar.width(); ++x) {
        const double position = (x + 0.5) / bar.width();
        // As far as the end, under the later ones: drawings would show the paper between strips side by side.
        painter.fillRect(bar.left() + x, bar.top(), bar.width() - x, bar.height(),
            QColor::fromRgb(colourAt(scale, position)));
    }
}

void paintBox(QPainter &painter, const QRect &box) {
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box.adjusted(-1, -1, 0, 0));
}

/// Paints `text` so that it ends at `right` and returns where it begins.
int paintTextBefore(QPainter &painter, const QRect &area, int right, const QString &text) {
    const int width = painter.fontMetrics().horizontalAdvance(text);
    painter.drawText(QRect(right - width, area.top(), width, area.height()), Qt::AlignCenter, text);
    return right - width;
}

/// Paints a box of `colour` and `text` after it so that they end at `right`; returns where they begin.
int paintEntryBefore(
    QPainter &painter, const QRect &area, int right, const QString &text, const QColor &colour) {
    const int side = painter.fontMetrics().ascent() - 1;
    const int textLeft = paintTextBefore(painter, area, right, text) - gap;
    const QRect box(textLeft - side, area.center().y() - side / 2, side, side);
    painter.fillRect(box, colour);
    paintBox(painter, box);
    return box.left();
}

int paintMaskLegend(QPainter &painter, const QRect &area, int right) {
    right = paintEntryBefore(
        painter, area, right, QCoreApplication::translate("MapLegend", "blocked"), Qt::black);
    return paintEntryBefore(
        painter, area, right - 2 * gap, QCoreApplication::translate("MapLegend", "may look"), Qt::white);
}

} // namespace

QString rangeLabel(double value, bool withSign) {
    QString text = QString::number(std::fabs(value), 'f', 2);
    while (text.endsWith(QLatin1Char('0')))
        text.chop(1);
    if (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    if (text == QLatin1String("0") || !withSign)
        return text;
    return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + text;
}

int paintMapLegend(
    QPainter &painter, const QRect &area, ColourScale scale, const ColourRange &range, bool withNaN) {
    int right = area.right();
    if (withNaN)
        right =
            paintEntryBefore(painter, area, right, QStringLiteral("NaN"), QColor::fromRgb(noNumberColour)) -
            2 * gap;
    if (scale == ColourScale::Mask)
        return area.right() - paintMaskLegend(painter, area, right);
    const bool withSign = range.lower < 0;
    const int length = std::clamp(area.width() / 4, 40, 120);
    const int height = painter.fontMetrics().ascent() * 2 / 3;
    right = paintTextBefore(painter, area, right, rangeLabel(range.upper, withSign)) - gap;
    const QRect bar(right - length, area.center().y() - height / 2, length, height);
    paintBar(painter, bar, scale);
    paintBox(painter, bar);
    right = paintTextBefore(painter, area, bar.left() - gap, rangeLabel(range.lower, withSign));
    return area.right() - right;
}

} // namespace headlight
