// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/text_document.h"

#include <utility>

namespace headlight {

namespace {

/// Ids of a text whose vocabulary is `tokenizer`'s own: a direct table, since a text may have 100 million
/// characters.
std::vector<TokenId> encodeOwnText(const Tokenizer &tokenizer, std::u32string_view text) {
    std::vector<TokenId> idOf(static_cast<std::size_t>(tokenizer.characters().back()) + 1);
    for (std::size_t id = 0; id < tokenizer.vocabularySize(); ++id)
        idOf[tokenizer.characters()[id]] = static_cast<TokenId>(id);
    std::vector<TokenId> ids(text.size());
    for (std::size_t at = 0; at < text.size(); ++at)
        ids[at] = idOf[text[at]];
    return ids;
}

} // namespace

TextDocumentPtr makeTextDocument(std::u32string_view text, TextFacts facts) {
    auto document = std::make_shared<TextDocument>();
    document->facts = std::move(facts);
    document->tokenizer = Tokenizer(text);
    document->tokens = encodeOwnText(document->tokenizer, text);
    return document;
}

} // namespace headlight
