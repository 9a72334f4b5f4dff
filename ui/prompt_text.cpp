// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prompt_text.h"

#include <algorithm>

namespace headlight {

namespace {
constexpr char16_t newlineMark = u'↵';
constexpr char16_t tabMark = u'⇥';
} // namespace

QString promptFromField(QString field, const std::u32string &vocabulary) {
    const auto isCharacter = [&vocabulary](char32_t mark) {
        return std::find(vocabulary.begin(), vocabulary.end(), mark) != vocabulary.end();
    };
    if (!isCharacter(newlineMark))
        field.replace(QChar(newlineMark), QLatin1Char('\n'));
    if (!isCharacter(tabMark))
        field.replace(QChar(tabMark), QLatin1Char('\t'));
    return field;
}

QString fieldTextFor(char32_t character) {
    if (character == U'\n')
        return QString(QChar(newlineMark));
    if (character == U'\t')
        return QString(QChar(tabMark));
    return QString::fromUcs4(&character, 1);
}

int codePointCount(const QString &text) {
    const auto second = [](QChar unit) { return unit.isLowSurrogate(); };
    return static_cast<int>(text.size() - std::count_if(text.begin(), text.end(), second));
}

} // namespace headlight
