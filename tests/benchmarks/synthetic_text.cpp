// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/synthetic_text.h"

#include <random>
#include <string>

namespace headlight::benchmarks {

TextDocumentPtr syntheticText(std::size_t vocabularySize, std::size_t length) {
    constexpr char32_t firstSyllable = 0xAC00;
    std::mt19937 random(1337);
    std::u32string text(length, firstSyllable);
    for (std::size_t i = 0; i < length; ++i) {
        const std::size_t which = i < vocabularySize ? i : random() % vocabularySize;
        text[i] = firstSyllable + static_cast<char32_t>(which);
    }
    TextFacts facts;
    facts.name = "synthetic";
    facts.encoding = "UTF-8";
    return makeTextDocument(text, std::move(facts));
}

} // namespace headlight::benchmarks
