// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/text_reading.h"
#include "model/text/text_reference.h"
#include "model/text/tokenizer.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// What is shown about a text: where it came from and what was done to it on the way in.
struct TextFacts {
    std::string name;               ///< file name or built-in title, UTF-8, shown as it is
    std::string path;               ///< empty for built-in texts
    std::string encoding;           ///< what it was read as: "UTF-8", "CP949"; empty for a vocabulary alone
    TextReading reading;            ///< as it was asked for
    bool byteOrderMark = false;     ///< one was there and was left out
    std::size_t foldedLineEnds = 0; ///< CRLF or CR that became LF
    std::size_t composed = 0;       ///< characters that went into a composed one
    std::size_t brokenBytes = 0;    ///< bytes that became U+FFFD
};

/// An immutable text ready for training: its vocabulary and its token ids (4 bytes a character).
/// The characters themselves are not kept: they are `tokenizer.decode(tokens)`.
/// Without tokens it stands for the missing text of an opened run: the vocabulary is there, nothing trains.
struct TextDocument {
    TextFacts facts;
    Tokenizer tokenizer;
    std::vector<TokenId> tokens;          ///< N of them
    std::optional<TextReference> missing; ///< the text that this stands for without having it

    std::size_t size() const { return tokens.size(); }                        ///< N
    std::size_t vocabularySize() const { return tokenizer.vocabularySize(); } ///< V
    /// The chapter's split: the first int(0.9 * N) characters train.
    std::size_t trainSize() const { return static_cast<std::size_t>(0.9 * static_cast<double>(size())); }
    std::size_t validationSize() const { return size() - trainSize(); }
};

using TextDocumentPtr = std::shared_ptr<const TextDocument>;

/// Encodes `text`, which must not be empty.
TextDocumentPtr makeTextDocument(std::u32string_view text, TextFacts facts);

/// A document of a vocabulary (ascending) without its text, which is `missing`.
TextDocumentPtr makeVocabularyOnly(std::u32string_view vocabulary, TextReference missing);

/// What `reference` tells of its text.
TextFacts factsOf(const TextReference &reference);

} // namespace headlight
