// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/decoded_text.h"

#include <algorithm>

namespace headlight {

void DecodedText::addBroken(std::size_t bytes, std::size_t unit) {
    if (!firstBroken)
        firstBroken = characters.size();
    brokenBytes += bytes;
    characters.insert(characters.end(), (bytes + unit - 1) / unit, replacementCharacter);
}

void DecodedText::breakNuls(std::size_t unit) {
    for (auto nul = std::find(characters.begin(), characters.end(), TokenId{0}); nul != characters.end();
         nul = std::find(nul, characters.end(), TokenId{0})) {
        const auto index = static_cast<std::size_t>(nul - characters.begin());
        firstBroken = std::min(index, firstBroken.value_or(index));
        brokenBytes += unit;
        ++nuls;
        *nul = replacementCharacter;
    }
}

std::int64_t DecodedText::firstBrokenLine() const {
    if (!firstBroken)
        return 0;
    std::int64_t line = 1;
    TokenId previous = 0;
    for (std::size_t at = 0; at < *firstBroken; ++at) {
        const TokenId character = characters[at];
        if (character == '\r' || (character == '\n' && previous != '\r'))
            ++line;
        previous = character;
    }
    return line;
}

} // namespace headlight
