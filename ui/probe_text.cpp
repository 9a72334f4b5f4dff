// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/probe_text.h"

namespace headlight {

namespace {

constexpr QChar newlineMark(0x21B5);
constexpr QChar tabMark(0x21E5);

} // namespace

QString probeLine(std::u32string_view characters) {
    QString line = QString::fromUcs4(characters.data(), static_cast<qsizetype>(characters.size()));
    line.replace(QLatin1Char('\n'), newlineMark);
    line.replace(QLatin1Char('\t'), tabMark);
    return line;
}

QString probeTextFromLine(const QString &line) {
    QString text = line;
    text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    text.replace(QLatin1Char('\r'), QLatin1Char('\n'));
    text.replace(newlineMark, QLatin1Char('\n'));
    text.replace(tabMark, QLatin1Char('\t'));
    return text;
}

} // namespace headlight
