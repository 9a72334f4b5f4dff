// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/character_label.h"

#include <QChar>
#include <QCoreApplication>

namespace headlight {

namespace {

constexpr char32_t spaceMark = 0x2423;
constexpr char32_t newlineMark = 0x21B5;
constexpr char32_t tabMark = 0x21E5;
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

/// Letters and symbols by category that are drawn as nothing.
bool isBlankFiller(char32_t character) {
    switch (character) {
    case 0x115F: // Hangul choseong filler
    case 0x1160: // Hangul jungseong filler
    case 0x2800: // Braille pattern blank
    case 0x3164: // Hangul filler
    case 0xFFA0: // halfwidth Hangul filler
    case 0xFFFC: // object replacement
        return true;
    default:
        return false;
    }
}

bool needsCodePoint(char32_t character) {
    if (character > QChar::LastValidCodePoint || isBlankFiller(character))
        return true;
    switch (QChar::category(character)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Space:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Mark_SpacingCombining:
        return true;
    default:
        return false;
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

QString textOf(char32_t character) {
    return QString::fromUcs4(&character, 1);
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
    if ((mark == 0 && needsCodePoint(character)) || !canDraw(drawn))
        return codePointLabel(character);
    if (isRightToLeft(drawn)) {
        const char32_t isolated[] = {firstStrongIsolate, drawn, popIsolate, leftToRightMark};
        return QString::fromUcs4(isolated, 4);
    }
    return textOf(drawn);
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
