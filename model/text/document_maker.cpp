// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/document_maker.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

constexpr std::size_t codePointCount = 0x110000;
constexpr std::size_t blockSize = 1u << 20; // characters between two words of progress

/// Calls `use(from, to)` for one block of `characters` after the other.
template <class Use> void forEachBlock(const CodePoints &characters, ReadingStage &stage, Use use) {
    for (std::size_t at = 0; at < characters.size(); at += blockSize) {
        stage.reached(at, characters.size());
        use(at, std::min(characters.size(), at + blockSize));
    }
}

/// Puts ids in the place of the characters: a direct table, since a text may have 100 million of them.
void numberCharacters(CodePoints &characters, const Tokenizer &tokenizer, ReadingStage &stage) {
    const std::u32string &vocabulary = tokenizer.characters();
    if (vocabulary.empty())
        return;
    std::vector<TokenId> idOf(static_cast<std::size_t>(vocabulary.back()) + 1);
    for (std::size_t id = 0; id < vocabulary.size(); ++id)
        idOf[vocabulary[id]] = static_cast<TokenId>(id);
    forEachBlock(characters, stage, [&](std::size_t from, std::size_t to) {
        for (std::size_t at = from; at < to; ++at)
            characters[at] = idOf[characters[at]];
    });
    stage.reached(characters.size(), characters.size());
}

} // namespace

std::u32string vocabularyOf(const CodePoints &characters, ReadingStage &stage) {
    std::vector<char> seen(codePointCount); // not vector<bool>, which would be several times slower
    forEachBlock(characters, stage, [&](std::size_t from, std::size_t to) {
        for (std::size_t at = from; at < to; ++at)
            seen[characters[at]] = 1;
    });
    std::u32string vocabulary;
    for (std::size_t character = 0; character < codePointCount; ++character) {
        if (seen[character] != 0)
            vocabulary.push_back(static_cast<char32_t>(character));
    }
    return vocabulary;
}

TextDocumentPtr makeTextDocument(
    CodePoints characters, Tokenizer tokenizer, TextFacts facts, ReadingStage &stage) {
    auto document = std::make_shared<TextDocument>();
    document->facts = std::move(facts);
    document->tokenizer = std::move(tokenizer);
    numberCharacters(characters, document->tokenizer, stage);
    document->tokens = std::move(characters);
    return document;
}

} // namespace headlight
