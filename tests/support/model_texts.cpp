// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/model_texts.h"

namespace headlight::test_support {

std::u32string walkText(std::size_t length) {
    const std::u32string alphabet = U"abcdefghijkl .\n\uAC00\uB098";
    std::uint64_t state = 1;
    std::uint64_t current = 0;
    std::u32string text;
    for (std::size_t i = 0; i < length; ++i) {
        state = (state * 1103515245 + 12345) % (1ULL << 31);
        current = (current * 3 + (state >> 16) % 4) % alphabet.size();
        text += alphabet[current];
    }
    return text;
}

TextDocumentPtr documentOf(std::u32string_view characters) {
    TextFacts facts;
    facts.name = "test text";
    return makeTextDocument(characters, facts);
}

TextDocumentPtr walk() {
    static const TextDocumentPtr text = documentOf(walkText(2000));
    return text;
}

} // namespace headlight::test_support
