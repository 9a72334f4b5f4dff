// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/colours.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>

namespace headlight {

namespace {

QPalette paletteOf(const QColor &window, const QColor &base, const QColor &text, const QColor &highlight) {
    QPalette palette(text, window, window.lighter(150), window.darker(160), window.darker(130), text,
        Qt::white, base, window);
    palette.setColor(QPalette::Button, window);
    palette.setColor(QPalette::AlternateBase, window);
    palette.setColor(QPalette::Highlight, highlight);
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, highlight);
    palette.setColor(QPalette::ToolTipBase, base);
    palette.setColor(QPalette::ToolTipText, text);
    QColor faint = text;
    faint.setAlphaF(0.55F);
    palette.setColor(QPalette::PlaceholderText, faint);
    const QColor disabled((text.red() + window.red()) / 2, (text.green() + window.green()) / 2,
        (text.blue() + window.blue()) / 2);
    for (const auto role :
        {QPalette::Text, QPalette::WindowText, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, disabled);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, disabled);
    return palette;
}

} // namespace

void applyColours(const QString &name) {
    static const QPalette systemPalette = QApplication::palette();
    if (name == QLatin1String("dark"))
        QApplication::setPalette(
            paletteOf(QColor(45, 48, 52), QColor(32, 34, 37), QColor(235, 236, 238), QColor(64, 132, 214)));
    else if (name == QLatin1String("light"))
        QApplication::setPalette(paletteOf(
            QColor(240, 240, 241), QColor(255, 255, 255), QColor(25, 26, 28), QColor(38, 110, 196)));
    else
        QApplication::setPalette(systemPalette);
}

} // namespace headlight
