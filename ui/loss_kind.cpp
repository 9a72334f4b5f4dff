// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/loss_kind.h"

#include "ui/panel_colours.h"

#include <QPainter>

namespace headlight {

QPen lossPen(LossKind kind, const QPalette &palette) {
    const PanelColours colours = PanelColours::of(palette);
    switch (kind) {
    case LossKind::MiniBatch:
        return QPen(colours.miniBatch, 1);
    case LossKind::Uniform:
        return QPen(colours.uniform, 1.2, Qt::DashLine);
    case LossKind::Bigram:
        return QPen(colours.bigram, 1.2, Qt::DashDotLine);
    case LossKind::Training:
        return QPen(colours.training, 2);
    case LossKind::Validation:
        return QPen(colours.validation, 2);
    }
    return {};
}

void drawLossMarker(QPainter &painter, LossKind kind, QPointF centre, const QColor &color) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    if (kind == LossKind::Training)
        painter.drawEllipse(centre, 3.4, 3.4);
    else if (kind == LossKind::Validation)
        painter.drawRect(QRectF(centre.x() - 3, centre.y() - 3, 6, 6));
}

} // namespace headlight
