// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// A character's number in the vocabulary, 0 .. V-1.
using TokenId = std::uint32_t;

/// The chapter's character tokenizer: one token a code point, ids in ascending code-point order
/// (Python's sorted(set(text))).
class Tokenizer {
public:
    Tokenizer() = default;
    /// Takes the vocabulary of `text`.
    explicit Tokenizer(std::u32string_view text);
    /// Of a vocabulary that is known: distinct characters, ascending.
    static Tokenizer ofVocabulary(std::u32string characters);

    std::size_t vocabularySize() const { return m_characters.size(); } ///< V
    const std::u32string &characters() const { return m_characters; }  ///< ascending; index = id

    bool contains(char32_t character) const;
    /// The ids of `text`, or UnknownCharacter naming the first one the vocabulary lacks.
    Outcome<std::vector<TokenId>> encode(std::u32string_view text) const;
    /// The character of `id`, which must be below V.
    char32_t decode(TokenId id) const { return m_characters[id]; }
    std::u32string decode(const std::vector<TokenId> &ids) const;

private:
    std::u32string m_characters;
};

} // namespace headlight
