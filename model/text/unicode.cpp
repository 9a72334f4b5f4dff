// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/unicode.h"

#include <unicode/utf8.h>

#include <algorithm>

namespace headlight {

namespace {

void appendUtf8(std::string &bytes, char32_t character) {
    uint8_t buffer[U8_MAX_LENGTH];
    int32_t length = 0;
    U8_APPEND_UNSAFE(buffer, length, static_cast<UChar32>(character));
    bytes.append(reinterpret_cast<const char *>(buffer), static_cast<std::size_t>(length));
}

} // namespace

std::string toUtf8(std::u32string_view text) {
    std::string bytes;
    bytes.reserve(text.size());
    for (const char32_t character : text)
        appendUtf8(bytes, character);
    return bytes;
}

std::string toUtf8(char32_t character) {
    return toUtf8(std::u32string_view(&character, 1));
}

std::u32string fromUtf8(std::string_view bytes) {
    std::u32string text;
    text.reserve(bytes.size());
    const auto length = static_cast<int32_t>(bytes.size());
    for (int32_t at = 0; at < length;) {
        UChar32 character = 0;
        U8_NEXT_OR_FFFD(reinterpret_cast<const uint8_t *>(bytes.data()), at, length, character);
        text.push_back(static_cast<char32_t>(character));
    }
    return text;
}

std::size_t foldLineEnds(CodePoints &characters) {
    const auto first = std::find(characters.begin(), characters.end(), TokenId{'\r'});
    std::size_t folded = 0;
    std::size_t kept = static_cast<std::size_t>(first - characters.begin());
    for (std::size_t at = kept; at < characters.size(); ++at) {
        TokenId character = characters[at];
        if (character == '\r') {
            if (at + 1 < characters.size() && characters[at + 1] == '\n')
                ++at;
            character = '\n';
            ++folded;
        }
        characters[kept++] = character;
    }
    characters.resize(kept);
    return folded;
}

} // namespace headlight
