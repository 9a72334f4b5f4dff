// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace headlight {

/// Fusion with check boxes that can be seen on a dark window, where its own outline is almost black on black,
/// and with our icons on docks and tool bars: sharp on every screen, and there without a search through the
/// system's themes and picture plugins, which would make up a tenth of the start.
class OutlinedStyle : public QProxyStyle {
    Q_OBJECT
public:
    OutlinedStyle();
    QIcon standardIcon(StandardPixmap which, const QStyleOption *option = nullptr,
        const QWidget *widget = nullptr) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
        const QWidget *widget = nullptr) const override;
};

} // namespace headlight
