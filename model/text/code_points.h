// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/tokenizer.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Characters on their way into a document: they turn into tokens where they stand, so that a large text is
/// never held twice.
using CodePoints = std::vector<TokenId>;

/// What stands for broken bytes.
constexpr TokenId replacementCharacter = 0xFFFD;

/// Makes room for `count` characters.
void reserveCharacters(CodePoints &characters, std::size_t count);

/// Gives back the memory of `used` characters that is more than the remaining ones need.
void releaseSpareRoom(CodePoints &characters, std::size_t used);

inline CodePoints toCodePoints(std::u32string_view text) {
    return CodePoints(text.begin(), text.end());
}

inline std::u32string toString(const CodePoints &characters) {
    return std::u32string(characters.begin(), characters.end());
}

} // namespace headlight
