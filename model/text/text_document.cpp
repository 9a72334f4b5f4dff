// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/text_document.h"

#include "model/text/document_maker.h"

#include <utility>

namespace headlight {

TextDocumentPtr makeTextDocument(std::u32string_view text, TextFacts facts) {
    ReadingStage nobody;
    return makeTextDocument(toCodePoints(text), Tokenizer(text), std::move(facts), nobody);
}

TextDocumentPtr makeVocabularyOnly(std::u32string_view vocabulary, TextReference missing) {
    auto document = std::make_shared<TextDocument>();
    document->facts = factsOf(missing);
    document->tokenizer = Tokenizer::ofVocabulary(std::u32string(vocabulary));
    document->missing = std::move(missing);
    return document;
}

TextFacts factsOf(const TextReference &reference) {
    TextFacts facts;
    facts.name = reference.name;
    facts.path = reference.path;
    facts.encoding = reference.encoding;
    facts.reading.compose = reference.compose;
    return facts;
}

} // namespace headlight
