// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panel_colours.h"

#include <QPalette>

namespace headlight {

bool isDark(const QPalette &palette) {
    return palette.color(QPalette::Base).lightness() < 128;
}

QColor mixed(const QColor &first, const QColor &second, double share) {
    const auto channel = [share](int a, int b) { return qRound(share * a + (1 - share) * b); };
    return QColor(channel(first.red(), second.red()), channel(first.green(), second.green()),
        channel(first.blue(), second.blue()));
}

PanelColours PanelColours::of(const QPalette &palette) {
    const bool dark = isDark(palette);
    PanelColours colours;
    colours.paper = palette.color(QPalette::Base);
    colours.text = palette.color(QPalette::Text);
    colours.faintText = mixed(colours.text, colours.paper, 0.7);
    colours.grid = mixed(colours.text, colours.paper, 0.13);
    colours.training = dark ? QColor(0x6c, 0xb6, 0xff) : QColor(0x0b, 0x5f, 0xc0);
    colours.validation = dark ? QColor(0xff, 0xa6, 0x4d) : QColor(0xc8, 0x56, 0x00);
    colours.miniBatch = mixed(colours.training, colours.paper, dark ? 0.42 : 0.34);
    colours.uniform = mixed(colours.text, colours.paper, 0.6);
    colours.bigram = dark ? QColor(0xc9, 0x8c, 0xf0) : QColor(0x84, 0x3b, 0xb8);
    colours.attention = dark ? QColor(0xff, 0x8a, 0x7a) : QColor(0xb4, 0x26, 0x18);
    colours.promptTint = mixed(colours.training, colours.paper, dark ? 0.30 : 0.18);
    colours.windowTint = mixed(colours.validation, colours.paper, dark ? 0.35 : 0.25);
    return colours;
}

} // namespace headlight
