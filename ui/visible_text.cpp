// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/visible_text.h"

#include "ui/character_kind.h"

namespace headlight {

namespace {

constexpr QChar dottedSquare(0x2B1A);
constexpr QChar wordJoiner(0x2060); // takes no room

} // namespace

QString visibleText(QString text) {
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar unit = text.at(i);
        if (unit >= QLatin1Char(' ') && unit < QChar(0x7F)) // nearly all of most texts
            continue;
        if (unit == QLatin1Char('\n') || unit == QLatin1Char('\t'))
            continue;
        const bool isPair = unit.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        const char32_t character = isPair ? QChar::surrogateToUcs4(unit, text.at(i + 1)) : unit.unicode();
        if (isInvisible(character)) {
            text[i] = dottedSquare;
            if (isPair)
                text[i + 1] = wordJoiner;
        }
        i += isPair ? 1 : 0;
    }
    return text;
}

} // namespace headlight
