// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/character_label.h"

#include "ui/character_kind.h"

#include <QChar>
#include <QCoreApplication>

namespace headlight {

namespace {

constexpr char32_t spaceMark = 0x2423;
constexpr char32_t newlineMark = 0x21B5;
constexpr char32_t tabMark = 0x21E5;
constexpr char32_t dottedCircle = 0x25CC;
constexpr char32_t leftToRightMark = 0x200E;
constexpr char32_t firstStrongIsolate = 0x2068;
constexpr char32_t popIsolate = 0x2069;

char32_t markOf(char32_t character) {
    switch (character) {
    case U' ':
        return spaceMark;
    case U'\n':
        return newlineMark;
    case U'\t':
        return tabMark;
    default:
        return 0;
    }
}

bool isRightToLeft(char32_t character) {
    switch (QChar::direction(character)) {
    case QChar::DirR:
    case QChar::DirAL:
    case QChar::DirAN:
        return true;
    default:
        return false;
    }
}

/// The mark after it has the line go on from left to right.
QString isolated(char32_t character) {
    const char32_t characters[] = {firstStrongIsolate, character, popIsolate, leftToRightMark};
    return QString::fromUcs4(characters, 4);
}

QString onDottedCircle(char32_t combining) {
    const char32_t characters[] = {dottedCircle, combining};
    return QString::fromUcs4(characters, 2);
}

bool always(char32_t) {
    return true;
}

} // namespace

QString codePointLabel(char32_t character) {
    const QString digits = QString::number(static_cast<uint>(character), 16).toUpper();
    return QStringLiteral("U+") + digits.rightJustified(4, QLatin1Char('0'));
}

QString characterLabel(char32_t character) {
    return characterLabel(character, always);
}

QString characterLabel(char32_t character, const CanDraw &canDraw) {
    const char32_t mark = markOf(character);
    const char32_t drawn = mark != 0 ? mark : character;
    if (!canDraw(drawn))
        return codePointLabel(character);
    switch (characterKind(drawn)) {
    case CharacterKind::Visible:
        return isRightToLeft(drawn) ? isolated(drawn) : QString::fromUcs4(&drawn, 1);
    case CharacterKind::CombiningMark:
        return canDraw(dottedCircle) ? onDottedCircle(drawn) : codePointLabel(character);
    default:
        return codePointLabel(character);
    }
}

QString characterInWords(char32_t character) {
    return characterInWords(character, always);
}

QString characterInWords(char32_t character, const CanDraw &canDraw) {
    const QString label = characterLabel(character, canDraw);
    switch (character) {
    case U' ':
        return QCoreApplication::translate("CharacterLabel", "space %1").arg(label);
    case U'\n':
        return QCoreApplication::translate("CharacterLabel", "line break %1").arg(label);
    case U'\t':
        return QCoreApplication::translate("CharacterLabel", "tab %1").arg(label);
    default:
        break;
    }
    if (label == codePointLabel(character))
        return label;
    return QCoreApplication::translate("CharacterLabel", "‘%1’").arg(label);
}

} // namespace headlight
