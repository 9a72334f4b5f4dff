// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headlight {

/// What a character alone looks like.
enum class CharacterKind {
    Visible,           ///< shows itself
    Space,             ///< blank, of whatever width
    LineBreak,         ///< LF, U+2028, U+2029
    Control,           ///< C0 and C1, without LF
    Format,            ///< acts on its neighbours and shows nothing: joiners, direction, tags
    VariationSelector, ///< chooses the shape of the character before it
    Filler,            ///< a letter or symbol that shows nothing
    CombiningMark,     ///< drawn on the character before it
    PrivateUse,
    Noncharacter,
    Unassigned, ///< in the version of Unicode that Qt knows
};

CharacterKind characterKind(char32_t character);

/// True for what leaves no trace where it stands in a line, nor a gap: only a mark of our own can show it.
bool isInvisible(char32_t character);

} // namespace headlight
