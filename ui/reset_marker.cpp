// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reset_marker.h"

#include "ui/panel_colours.h"

#include <QPainter>

namespace headlight {

ResetMarker::ResetMarker(QWidget *parent)
    : QWidget(parent) {
    setFixedSize(sizeHint());
}

void ResetMarker::setPending(bool pending) {
    m_pending = pending;
    update();
}

void ResetMarker::paintEvent(QPaintEvent *) {
    if (!m_pending)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(PanelColours::of(palette()).attention);
    painter.drawEllipse(QRectF(rect()).adjusted(1, 1, -1, -1));
}

} // namespace headlight
