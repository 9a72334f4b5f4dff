// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/text_document.h"

#include "model/text/document_maker.h"

#include <utility>

namespace headlight {

TextDocumentPtr makeTextDocument(std::u32string_view text, TextFacts facts) {
    ReadingStage nobody;
    return makeTextDocument(toCodePoints(text), Tokenizer(text), std::move(facts), nobody);
}

TextDocumentPtr makeVocabularyOnly(std::u32string_view vocabulary, TextFacts facts) {
    auto document = std::make_shared<TextDocument>();
    document->facts = std::move(facts);
    document->tokenizer = Tokenizer(vocabulary);
    return document;
}

} // namespace headlight
