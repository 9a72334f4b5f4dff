// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: which input is observed, that every row's true next character is the text's own, and the bigram
// line.
#include "model/text/bigram.h"
#include "model/text/pattern_text.h"
#include "model/text/probe.h"

#include <gtest/gtest.h>

#include <cmath>

namespace headlight {
namespace {

TextDocumentPtr counting(std::size_t length) {
    std::u32string text;
    for (std::size_t at = 0; at < length; ++at)
        text.push_back(static_cast<char32_t>(0x100 + at));
    return makeTextDocument(text, {});
}

TEST(TextProbe, ObservesTheBeginningOfTheValidationPart) {
    const auto text = counting(200);
    const Probe probe = defaultProbe(*text, 16);
    ASSERT_EQ(probe.tokens.size(), 16U);
    EXPECT_EQ(probe.tokens.front(), 180U);
    EXPECT_EQ(probe.next.front(), 181U);
    EXPECT_EQ(probe.next.back(), 196U);
}

TEST(TextProbe, FallsBackToTheEndOfTheTrainingPart) {
    const Probe probe = defaultProbe(*counting(50), 16);
    ASSERT_EQ(probe.tokens.size(), 16U);
    EXPECT_EQ(probe.tokens.back(), 44U);
    EXPECT_EQ(probe.next.back(), 45U);
}

TEST(TextProbe, ShowsWhatThereIsOfATinyText) {
    for (std::size_t length = 1; length < 20; ++length) {
        const Probe probe = defaultProbe(*counting(length), 16);
        EXPECT_GE(probe.tokens.size(), 1U) << length;
        EXPECT_LE(probe.tokens.size(), 16U) << length;
        EXPECT_EQ(probe.tokens.size(), probe.next.size()) << length;
        // The end of the training part, as long as there is one.
        const std::size_t train = counting(length)->trainSize();
        EXPECT_EQ(probe.tokens.back() + 1, train > 0 ? train : length) << length;
    }
}

TEST(TextProbe, SamplesStayInsideTheValidationPart) {
    const auto text = counting(300);
    std::mt19937_64 random(1);
    for (int i = 0; i < 200; ++i) {
        const Probe probe = sampleProbe(*text, 16, random);
        ASSERT_EQ(probe.tokens.size(), 16U);
        EXPECT_GE(probe.tokens.front(), 270U);
        EXPECT_EQ(probe.next.front(), probe.tokens[1]);
    }
}

TEST(TextProbe, TypedInputIsEncodedOrRefusedWithItsReason) {
    const auto text = makeTextDocument(U"처음 만나는 친구", {});
    const auto probe = typedProbe(*text, U"처음 만나는", 16);
    ASSERT_TRUE(probe);
    EXPECT_EQ(probe->tokens.size(), 6U);
    EXPECT_EQ(probe->next[0], probe->tokens[1]);
    EXPECT_FALSE(probe->next.back().has_value());
    EXPECT_EQ(typedProbe(*text, U"", 16).error().kind, ErrorKind::EmptyProbe);
    EXPECT_EQ(typedProbe(*text, U"처음 만나는", 5).error().kind, ErrorKind::ProbeTooLong);
    EXPECT_EQ(typedProbe(*text, U"없는", 16).error().kind, ErrorKind::UnknownCharacter);
}

TEST(TextBigram, IsTheMeanLossOfSmoothedCounts) {
    const auto text = makeTextDocument(U"aaaaaaaaabaaaaaaaaab", {});
    ASSERT_EQ(text->trainSize(), 18U);
    // Training part aaaaaaaaab aaaaaaaa: aa 15 times, ab once; the validation part is the one pair ab.
    const double expected = -std::log((1 + 0.1) / (16 + 0.2));
    ASSERT_TRUE(bigramValidationLoss(*text));
    EXPECT_NEAR(*bigramValidationLoss(*text), expected, 1e-12);
}

TEST(TextBigram, IsAbsentWithoutAPairToPredict) {
    EXPECT_FALSE(bigramValidationLoss(*counting(10)));
}

TEST(TextPattern, RepeatsEachWordOnItsLine) {
    PatternRule rule;
    rule.characters = 500;
    for (const auto letters : {PatternLetters::Latin, PatternLetters::Hangul}) {
        rule.letters = letters;
        const std::u32string text = makePatternText(rule);
        EXPECT_GE(text.size(), 500U);
        for (std::size_t line = 0; line < text.size(); line += 25) {
            ASSERT_EQ(text[line + 24], U'\n');
            for (std::size_t at = 3; at < 24; ++at)
                ASSERT_EQ(text[line + at], text[line + at - 3]);
        }
    }
}

TEST(TextPattern, IsTheSameTextEverywhere) {
    PatternRule rule;
    rule.characters = 1;
    rule.seed = 5489; // whose raw outputs the C++ standard fixes
    const std::u32string line = makePatternText(rule);
    // First three raw outputs for seed 5489 modulo 8: 14514284786278117030, 4620546740167642908,
    // 13109570281517897720.
    EXPECT_EQ(line.substr(0, 3), U"gea");
}

} // namespace
} // namespace headlight
