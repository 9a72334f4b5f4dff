// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/pattern_text.h"

#include <algorithm>
#include <random>
#include <string_view>

namespace headlight {

namespace {

std::u32string_view alphabetOf(PatternLetters letters) {
    return letters == PatternLetters::Hangul ? U"가나다라마바사아" : U"abcdefgh";
}

} // namespace

std::u32string makePatternText(const PatternRule &rule) {
    const std::u32string_view alphabet = alphabetOf(rule.letters);
    const auto wordLength = static_cast<std::size_t>(std::clamp(rule.wordLength, 2, 8));
    const int repeats = std::clamp(rule.repeats, 2, 40);
    const auto wanted = static_cast<std::size_t>(std::max(rule.characters, 1));
    // The engine's raw output is fixed by the C++ standard; a distribution's is not.
    std::mt19937_64 random(rule.seed);
    std::u32string text;
    text.reserve(wanted + wordLength * static_cast<std::size_t>(repeats) + 1);
    while (text.size() < wanted) {
        std::u32string word;
        for (std::size_t letter = 0; letter < wordLength; ++letter)
            word.push_back(alphabet[random() % alphabet.size()]);
        for (int repeat = 0; repeat < repeats; ++repeat)
            text += word;
        text.push_back(U'\n');
    }
    return text;
}

} // namespace headlight
