// SPDX-License-Identifier: GPL-3.0-or-later
// Not a test: one input of the fuzzer of texts, which the corpus test reads as well.
#include "tests/model/checkpoint_corpus_text.h"

#include "model/text/text_encoding.h"
#include "model/text/text_file.h"

#include <algorithm>
#include <functional>

namespace headlight {

namespace {

std::string problemOf(const TextDocument &text) {
    const std::u32string &characters = text.tokenizer.characters();
    if (text.size() == 0 || characters.empty())
        return "a text without characters";
    if (std::adjacent_find(characters.begin(), characters.end(), std::greater_equal<>()) != characters.end())
        return "the vocabulary is not ascending";
    const bool known = std::all_of(
        text.tokens.begin(), text.tokens.end(), [&](TokenId token) { return token < characters.size(); });
    return known ? std::string() : "a token without a character";
}

std::string problemOfReading(std::string_view input, const TextReading &reading) {
    TextFacts facts;
    facts.name = "input";
    facts.reading = reading;
    const auto text = readTextBytes(input, facts);
    if (text)
        return problemOf(**text);
    return text.error().kind == ErrorKind::Internal ? text.error().detail : std::string();
}

} // namespace

std::string readTextInput(std::string_view input) {
    const std::vector<std::string> &encodings = offeredEncodings();
    const std::string &encoding = encodings[input.size() % encodings.size()];
    constexpr std::size_t previewed = 200;
    if (likelyEncodings(input).empty() || recogniseEncoding(input).empty())
        return "no encoding";
    if (previewText(input, encoding, previewed).size() > previewed)
        return "a preview longer than asked for";
    for (const TextReading &reading :
        {TextReading{}, TextReading{{}, false, true}, TextReading{encoding, true, true}}) {
        if (const std::string problem = problemOfReading(input, reading); !problem.empty())
            return problem;
    }
    return {};
}

} // namespace headlight
