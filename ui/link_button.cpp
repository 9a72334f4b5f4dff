// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link_button.h"

#include <QStyleOptionFocusRect>
#include <QStylePainter>

namespace headlight {

namespace {
constexpr int margin = 2; // room for the focus frame
}

LinkButton::LinkButton(QWidget *parent)
    : QToolButton(parent) {
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize LinkButton::sizeHint() const {
    return fontMetrics().size(Qt::TextSingleLine, text()) + QSize(2 * margin, 0);
}

void LinkButton::paintEvent(QPaintEvent *) {
    QStylePainter painter(this);
    QFont underlined = font();
    underlined.setUnderline(true);
    painter.setFont(underlined);
    const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    painter.setPen(palette().color(group, underMouse() ? QPalette::WindowText : QPalette::Link));
    painter.drawText(rect(), Qt::AlignCenter, text());
    if (!hasFocus())
        return;
    QStyleOptionFocusRect option;
    option.initFrom(this);
    painter.drawPrimitive(QStyle::PE_FrameFocusRect, option);
}

} // namespace headlight
