// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/outlined_style.h"

#include "ui/icons.h"

#include <QPainter>
#include <QStyleOption>

namespace headlight {

OutlinedStyle::OutlinedStyle()
    : QProxyStyle(QStringLiteral("Fusion")) {
}

QIcon OutlinedStyle::standardIcon(
    StandardPixmap which, const QStyleOption *option, const QWidget *widget) const {
    switch (which) {
    case SP_TitleBarNormalButton:
        return themedIcon(QStringLiteral("float"));
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
        return themedIcon(QStringLiteral("close"));
    case SP_ToolBarHorizontalExtensionButton:
    case SP_ToolBarVerticalExtensionButton:
        return themedIcon(QStringLiteral("more"));
    default:
        return QProxyStyle::standardIcon(which, option, widget);
    }
}

void OutlinedStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool dark = option->palette.color(QPalette::Window).lightness() < 128;
    if (!dark || (element != PE_IndicatorCheckBox && element != PE_IndicatorMenuCheckMark))
        return;
    QColor outline = option->palette.color(QPalette::WindowText);
    outline.setAlphaF(0.5F);
    painter->save();
    painter->setPen(outline);
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
    painter->restore();
}

} // namespace headlight
