// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/code_points.h"

#include <cstddef>
#include <string_view>

namespace headlight {

/// What the double bytes of a text are if it is CP949.
struct KoreanBytes {
    std::size_t common = 0; ///< one of the 2350 syllables of KS X 1001: nearly all of Korean
    std::size_t others = 0; ///< the other 8822 syllables, hanja, single letters, characters of no standard

    /// True when that is a Korean text rather than another double-byte encoding that happens to be valid.
    bool likely() const { return common > 0 && common >= 4 * others; }
};

/// Counts the pairs of `bytes`. Signs and the letters of laughing and weeping (ㅋ, ㅎ, ㅠ, ㅜ, ㅡ) are
/// neither.
KoreanBytes lookAtKoreanBytes(std::string_view bytes);

/// The same for characters, of which those that CP949 lacks are others.
KoreanBytes lookAtKoreanCharacters(const CodePoints &characters);

} // namespace headlight
