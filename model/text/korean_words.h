// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace headlight {

/// The words beyond ASCII of a text if it is CP949.
struct KoreanWords {
    std::size_t korean =
        0; ///< Hangul that stands as a word of its own, or that no Latin text would have there
    std::size_t latin = 0;  ///< accented letters and signs of a Latin code page that happen to pair up
    std::size_t hangul = 0; ///< characters: whole syllables, also those of Microsoft's extension
    std::size_t others = 0; ///< characters: neither Hangul nor signs

    bool likely() const { return korean > latin && hangul >= 4 * others; }
};

/// Counts the words of `bytes`, which are valid CP949.
KoreanWords lookAtKoreanWords(std::string_view bytes);

} // namespace headlight
