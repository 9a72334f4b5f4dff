// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawable_characters.h"

#include <QFontMetrics>
#include <QGuiApplication>

namespace headlight {

CanDraw canDrawWith(const QFont &font) {
    const QFontMetrics metrics(font);
    return [metrics](char32_t character) { return metrics.inFontUcs4(static_cast<uint>(character)); };
}

QString drawableLabel(char32_t character) {
    return characterLabel(character, canDrawWith(QGuiApplication::font()));
}

QString drawableInWords(char32_t character) {
    return characterInWords(character, canDrawWith(QGuiApplication::font()));
}

bool hangulIsDrawable() {
    return canDrawWith(QGuiApplication::font())(0xAC00);
}

} // namespace headlight
