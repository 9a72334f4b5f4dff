// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/tokenizer.h"

#include "model/text/unicode.h"

#include <algorithm>

namespace headlight {

namespace {

constexpr char32_t codePointCount = 0x110000;

} // namespace

Tokenizer::Tokenizer(std::u32string_view text) {
    std::vector<char> seen(codePointCount); // not vector<bool>: a text may have 100 million characters
    for (const char32_t character : text)
        seen[character] = 1;
    for (char32_t character = 0; character < codePointCount; ++character) {
        if (seen[character] != 0)
            m_characters.push_back(character);
    }
}

Tokenizer Tokenizer::ofVocabulary(std::u32string characters) {
    Tokenizer tokenizer;
    tokenizer.m_characters = std::move(characters);
    return tokenizer;
}

bool Tokenizer::contains(char32_t character) const {
    return std::binary_search(m_characters.begin(), m_characters.end(), character);
}

Outcome<std::vector<TokenId>> Tokenizer::encode(std::u32string_view text) const {
    std::vector<TokenId> ids;
    ids.reserve(text.size());
    for (const char32_t character : text) {
        const auto found = std::lower_bound(m_characters.begin(), m_characters.end(), character);
        if (found == m_characters.end() || *found != character) {
            Error error{ErrorKind::UnknownCharacter, toUtf8(character), {}};
            error.number = character;
            return error;
        }
        ids.push_back(static_cast<TokenId>(found - m_characters.begin()));
    }
    return ids;
}

std::u32string Tokenizer::decode(const std::vector<TokenId> &ids) const {
    std::u32string text;
    text.reserve(ids.size());
    for (const TokenId id : ids)
        text.push_back(decode(id));
    return text;
}

} // namespace headlight
