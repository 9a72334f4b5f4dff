// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/tokenizer.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace headlight {

/// What is shown about a text: where it came from and what was done to it on the way in.
struct TextFacts {
    std::string name;               ///< file name or built-in title, UTF-8, shown as it is
    std::string path;               ///< empty for built-in texts
    std::string encoding;           ///< "UTF-8"
    bool byteOrderMark = false;     ///< one was there and was left out
    std::size_t foldedLineEnds = 0; ///< CRLF or CR that became LF
};

/// An immutable text ready for training: its vocabulary and its token ids (4 bytes a character).
/// The characters themselves are not kept: they are `tokenizer.decode(tokens)`.
struct TextDocument {
    TextFacts facts;
    Tokenizer tokenizer;
    std::vector<TokenId> tokens; ///< N of them

    std::size_t size() const { return tokens.size(); }                        ///< N
    std::size_t vocabularySize() const { return tokenizer.vocabularySize(); } ///< V
    /// The chapter's split: the first int(0.9 * N) characters train.
    std::size_t trainSize() const { return static_cast<std::size_t>(0.9 * static_cast<double>(size())); }
    std::size_t validationSize() const { return size() - trainSize(); }
};

using TextDocumentPtr = std::shared_ptr<const TextDocument>;

/// Encodes `text`, which must not be empty.
TextDocumentPtr makeTextDocument(std::u32string_view text, TextFacts facts);

} // namespace headlight
