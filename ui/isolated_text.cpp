// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/isolated_text.h"

#include <QList>

#include <algorithm>

namespace headlight {

namespace {

constexpr QChar firstStrongIsolate(0x2068);
constexpr QChar popIsolate(0x2069);
constexpr QChar dottedSquare(0x2B1A);

bool isRightToLeft(uint character) {
    switch (QChar::direction(character)) {
    case QChar::DirR:
    case QChar::DirAL:
    case QChar::DirAN:
        return true;
    default:
        return false;
    }
}

/// Marks that only turn what stands around them.
bool isDirectionMark(QChar unit) {
    const char16_t code = unit.unicode();
    return code == 0x061C || code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
}

} // namespace

QString isolatedText(QString text) {
    std::replace_if(text.begin(), text.end(), isDirectionMark, dottedSquare);
    const QList<uint> characters = text.toUcs4();
    if (std::none_of(characters.begin(), characters.end(), isRightToLeft))
        return text;
    return firstStrongIsolate + text + popIsolate;
}

} // namespace headlight
