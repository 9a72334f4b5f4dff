// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check_mark.h"

#include <QPainter>
#include <QPalette>

namespace headlight {

QPixmap checkMark(bool passed, int side, double devicePixelRatio, const QPalette &palette) {
    QPixmap pixmap(QSize(side, side) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    const bool dark = palette.color(QPalette::Window).lightness() < 128;
    const QColor colour = passed ? QColor(dark ? 0x6fd08c : 0x1a7f37) : QColor(dark ? 0xff8b80 : 0xc62828);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, side / 7.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.scale(side, side);
    QPen pen = painter.pen();
    pen.setWidthF(1.0 / 7);
    painter.setPen(pen);
    if (passed) {
        const QPointF tick[] = {{0.14, 0.55}, {0.40, 0.82}, {0.87, 0.20}};
        painter.drawPolyline(tick, 3);
    } else {
        painter.drawLine(QPointF(0.2, 0.2), QPointF(0.8, 0.8));
        painter.drawLine(QPointF(0.8, 0.2), QPointF(0.2, 0.8));
    }
    return pixmap;
}

} // namespace headlight
