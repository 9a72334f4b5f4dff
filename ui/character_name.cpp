// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/character_name.h"

#include "ui/character_kind.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace headlight {

namespace {

struct Name {
    char32_t character;
    const char *name;
};

// Ascending. The names are Unicode's own or those that people use.
constexpr Name names[] = {
    {0x0000, QT_TRANSLATE_NOOP("CharacterName", "null")},
    {0x0007, QT_TRANSLATE_NOOP("CharacterName", "bell")},
    {0x0008, QT_TRANSLATE_NOOP("CharacterName", "backspace")},
    {0x0009, QT_TRANSLATE_NOOP("CharacterName", "tab")},
    {0x000A, QT_TRANSLATE_NOOP("CharacterName", "line break (line feed)")},
    {0x000B, QT_TRANSLATE_NOOP("CharacterName", "vertical tab")},
    {0x000C, QT_TRANSLATE_NOOP("CharacterName", "form feed")},
    {0x000D, QT_TRANSLATE_NOOP("CharacterName", "carriage return")},
    {0x001B, QT_TRANSLATE_NOOP("CharacterName", "escape")},
    {0x0020, QT_TRANSLATE_NOOP("CharacterName", "space")},
    {0x007F, QT_TRANSLATE_NOOP("CharacterName", "delete")},
    {0x0085, QT_TRANSLATE_NOOP("CharacterName", "next line")},
    {0x00A0, QT_TRANSLATE_NOOP("CharacterName", "no-break space")},
    {0x00AD, QT_TRANSLATE_NOOP("CharacterName", "soft hyphen")},
    {0x034F, QT_TRANSLATE_NOOP("CharacterName", "combining grapheme joiner")},
    {0x061C, QT_TRANSLATE_NOOP("CharacterName", "Arabic letter mark")},
    {0x115F, QT_TRANSLATE_NOOP("CharacterName", "Hangul initial filler")},
    {0x1160, QT_TRANSLATE_NOOP("CharacterName", "Hangul medial filler")},
    {0x2002, QT_TRANSLATE_NOOP("CharacterName", "en space")},
    {0x2003, QT_TRANSLATE_NOOP("CharacterName", "em space")},
    {0x2009, QT_TRANSLATE_NOOP("CharacterName", "thin space")},
    {0x200A, QT_TRANSLATE_NOOP("CharacterName", "hair space")},
    {0x200B, QT_TRANSLATE_NOOP("CharacterName", "zero width space")},
    {0x200C, QT_TRANSLATE_NOOP("CharacterName", "zero width non-joiner")},
    {0x200D, QT_TRANSLATE_NOOP("CharacterName", "zero width joiner")},
    {0x200E, QT_TRANSLATE_NOOP("CharacterName", "left-to-right mark")},
    {0x200F, QT_TRANSLATE_NOOP("CharacterName", "right-to-left mark")},
    {0x2028, QT_TRANSLATE_NOOP("CharacterName", "line separator")},
    {0x2029, QT_TRANSLATE_NOOP("CharacterName", "paragraph separator")},
    {0x202A, QT_TRANSLATE_NOOP("CharacterName", "left-to-right embedding")},
    {0x202B, QT_TRANSLATE_NOOP("CharacterName", "right-to-left embedding")},
    {0x202C, QT_TRANSLATE_NOOP("CharacterName", "end of embedding or override")},
    {0x202D, QT_TRANSLATE_NOOP("CharacterName", "left-to-right override")},
    {0x202E, QT_TRANSLATE_NOOP("CharacterName", "right-to-left override")},
    {0x202F, QT_TRANSLATE_NOOP("CharacterName", "narrow no-break space")},
    {0x2060, QT_TRANSLATE_NOOP("CharacterName", "word joiner")},
    {0x2066, QT_TRANSLATE_NOOP("CharacterName", "left-to-right isolate")},
    {0x2067, QT_TRANSLATE_NOOP("CharacterName", "right-to-left isolate")},
    {0x2068, QT_TRANSLATE_NOOP("CharacterName", "first strong isolate")},
    {0x2069, QT_TRANSLATE_NOOP("CharacterName", "end of isolate")},
    {0x2800, QT_TRANSLATE_NOOP("CharacterName", "blank Braille pattern")},
    {0x3000, QT_TRANSLATE_NOOP("CharacterName", "ideographic (full-width) space")},
    {0x3164, QT_TRANSLATE_NOOP("CharacterName", "Hangul filler")},
    {0xFEFF, QT_TRANSLATE_NOOP("CharacterName", "byte-order mark")},
    {0xFFA0, QT_TRANSLATE_NOOP("CharacterName", "half-width Hangul filler")},
    {0xFFFC, QT_TRANSLATE_NOOP("CharacterName", "place of an embedded object")},
    {0xFFFD, QT_TRANSLATE_NOOP("CharacterName", "replacement for broken bytes")},
};

QString translated(const char *name) {
    return QCoreApplication::translate("CharacterName", name);
}

/// Conjoining jamo look like ordinary letters but belong into a syllable.
const char *jamoName(char32_t character) {
    const auto within = [character](char32_t first, char32_t last) {
        return character >= first && character <= last;
    };
    if (within(0x1100, 0x115E) || within(0xA960, 0xA97C))
        return QT_TRANSLATE_NOOP("CharacterName", "conjoining initial consonant");
    if (within(0x1161, 0x11A7) || within(0xD7B0, 0xD7C6))
        return QT_TRANSLATE_NOOP("CharacterName", "conjoining vowel");
    if (within(0x11A8, 0x11FF) || within(0xD7CB, 0xD7FB))
        return QT_TRANSLATE_NOOP("CharacterName", "conjoining final consonant");
    return nullptr;
}

const char *nameOfKind(CharacterKind kind) {
    switch (kind) {
    case CharacterKind::Space:
        return QT_TRANSLATE_NOOP("CharacterName", "space of another width");
    case CharacterKind::LineBreak:
        return QT_TRANSLATE_NOOP("CharacterName", "line break");
    case CharacterKind::Control:
        return QT_TRANSLATE_NOOP("CharacterName", "control character");
    case CharacterKind::Format:
        return QT_TRANSLATE_NOOP("CharacterName", "invisible format character");
    case CharacterKind::VariationSelector:
        return QT_TRANSLATE_NOOP("CharacterName", "variation selector");
    case CharacterKind::Filler:
        return QT_TRANSLATE_NOOP("CharacterName", "blank filler");
    case CharacterKind::CombiningMark:
        return QT_TRANSLATE_NOOP("CharacterName", "combining mark");
    case CharacterKind::PrivateUse:
        return QT_TRANSLATE_NOOP("CharacterName", "private use");
    case CharacterKind::Noncharacter:
        return QT_TRANSLATE_NOOP("CharacterName", "not a character");
    case CharacterKind::Unassigned:
        return QT_TRANSLATE_NOOP("CharacterName", "not assigned");
    case CharacterKind::Visible:
        break;
    }
    return nullptr;
}

} // namespace

QString characterName(char32_t character) {
    const auto found = std::lower_bound(std::begin(names), std::end(names), character,
        [](const Name &name, char32_t wanted) { return name.character < wanted; });
    if (found != std::end(names) && found->character == character)
        return translated(found->name);
    if (const char *jamo = jamoName(character))
        return translated(jamo);
    const char *kind = nameOfKind(characterKind(character));
    return kind ? translated(kind) : QString();
}

} // namespace headlight
