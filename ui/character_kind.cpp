// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/character_kind.h"

#include <QChar>

#include <algorithm>

namespace headlight {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// After Unicode's DerivedCoreProperties.txt (Default_Ignorable_Code_Point), without those that their category
// tells already, and with the blank symbols.
constexpr Range variationSelectors[] = {
    {0x180B, 0x180D}, {0x180F, 0x180F}, {0xFE00, 0xFE0F}, {0xE0100, 0xE01EF}};
constexpr Range invisibleMarks[] = {
    {0x034F, 0x034F},   // combining grapheme joiner
    {0x17B4, 0x17B5},   // Khmer inherent vowels
    {0x16FE4, 0x16FE4}, // Khitan filler
};
constexpr Range fillers[] = {{0x115F, 0x1160}, // Hangul choseong and jungseong
    {0x2800, 0x2800},                          // Braille blank
    {0x3164, 0x3164}, {0xFFA0, 0xFFA0},        // Hangul, halfwidth Hangul
    {0xFFFC, 0xFFFC},                          // stands for an embedded object
    {0x1D159, 0x1D159}};                       // musical null notehead

template <std::size_t n> bool isIn(const Range (&ranges)[n], char32_t character) {
    return std::any_of(std::begin(ranges), std::end(ranges),
        [character](const Range &range) { return character >= range.first && character <= range.last; });
}

CharacterKind kindByCategory(char32_t character) {
    switch (QChar::category(character)) {
    case QChar::Other_Control:
        return CharacterKind::Control;
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
        return CharacterKind::Format;
    case QChar::Other_PrivateUse:
        return CharacterKind::PrivateUse;
    case QChar::Other_NotAssigned:
        return CharacterKind::Unassigned;
    case QChar::Separator_Space:
        return CharacterKind::Space;
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return CharacterKind::LineBreak;
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Mark_SpacingCombining:
        return CharacterKind::CombiningMark;
    default:
        return CharacterKind::Visible;
    }
}

} // namespace

CharacterKind characterKind(char32_t character) {
    if (character > QChar::LastValidCodePoint || QChar::isNonCharacter(character))
        return CharacterKind::Noncharacter;
    if (character == U'\n')
        return CharacterKind::LineBreak;
    if (isIn(variationSelectors, character))
        return CharacterKind::VariationSelector;
    if (isIn(invisibleMarks, character))
        return CharacterKind::Format;
    if (isIn(fillers, character))
        return CharacterKind::Filler;
    return kindByCategory(character);
}

bool isInvisible(char32_t character) {
    switch (characterKind(character)) {
    case CharacterKind::Control:
    case CharacterKind::Format:
    case CharacterKind::VariationSelector:
    case CharacterKind::Filler:
    case CharacterKind::Noncharacter:
        return true;
    case CharacterKind::LineBreak:
        return character != U'\n';
    default:
        return false;
    }
}

} // namespace headlight
