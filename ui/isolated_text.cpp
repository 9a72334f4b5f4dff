// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/isolated_text.h"

#include <QList>

#include <algorithm>

namespace headlight {

namespace {

constexpr QChar firstStrongIsolate(0x2068);
constexpr QChar popIsolate(0x2069);

bool turnsItsNeighbours(uint character) {
    switch (QChar::direction(character)) {
    case QChar::DirR:
    case QChar::DirAL:
    case QChar::DirAN:
    case QChar::DirLRE:
    case QChar::DirLRO:
    case QChar::DirRLE:
    case QChar::DirRLO:
    case QChar::DirPDF:
    case QChar::DirLRI:
    case QChar::DirRLI:
    case QChar::DirFSI:
    case QChar::DirPDI:
        return true;
    default:
        return false;
    }
}

} // namespace

QString isolatedText(const QString &text) {
    const QList<uint> characters = text.toUcs4();
    if (std::none_of(characters.begin(), characters.end(), turnsItsNeighbours))
        return text;
    // Isolates that the text itself leaves open or closes too often must not reach beyond it. Surplus closing
    // marks do nothing.
    const auto isOpening = [](QChar unit) { return unit >= QChar(0x2066) && unit <= firstStrongIsolate; };
    const auto openings = std::count_if(text.begin(), text.end(), isOpening);
    const auto closings = text.count(popIsolate);
    return QString(closings + 1, firstStrongIsolate) + text + QString(openings + closings + 1, popIsolate);
}

} // namespace headlight
