// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/code_points.h"

#include "model/text/large_pages.h"

#include <utility>

namespace headlight {

void reserveCharacters(CodePoints &characters, std::size_t count) {
    characters.reserve(count);
    askForLargePages(characters.data(), characters.capacity() * sizeof(TokenId));
}

void releaseSpareRoom(CodePoints &characters, std::size_t used) {
    // Room that was never used is no memory yet: only what is taken from `used` counts.
    if (used <= characters.size() + characters.size() / 8)
        return;
    CodePoints fitting;
    reserveCharacters(fitting, characters.size());
    fitting.assign(characters.begin(), characters.end());
    characters = std::move(fitting);
}

} // namespace headlight
