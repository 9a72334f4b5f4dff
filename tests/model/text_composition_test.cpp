// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: decomposed Hangul and accents become one character each, exactly as NFC has it, or stay on wish.
#include "model/text/composition.h"
#include "tests/model/encoded_text.h"

#include <gtest/gtest.h>

#include <unicode/normalizer2.h>

#include <random>

namespace headlight {
namespace {

std::u32string normalized(std::u32string_view text, bool composed) {
    UErrorCode status = U_ZERO_ERROR;
    const auto *form =
        composed ? icu::Normalizer2::getNFCInstance(status) : icu::Normalizer2::getNFDInstance(status);
    const auto units =
        form->normalize(icu::UnicodeString::fromUTF32(reinterpret_cast<const UChar32 *>(text.data()),
                            static_cast<int32_t>(text.size())),
            status);
    EXPECT_TRUE(U_SUCCESS(status));
    std::u32string result;
    for (int32_t at = 0; at < units.length(); at = units.moveIndex32(at, 1))
        result.push_back(static_cast<char32_t>(units.char32At(at)));
    return result;
}

std::u32string composedHere(std::u32string_view text) {
    CodePoints characters = toCodePoints(text);
    ReadingStage nobody;
    compose(characters, nobody);
    return toString(characters);
}

TEST(TextComposition, ComposesHangulAndAccentsAndCountsThem) {
    const std::u32string text = U"고양이는 café에서 naïve하게 잔다. Ünïcödé\n";
    const auto read = readAs(encoded(normalized(text, false), "UTF-8"));
    ASSERT_TRUE(read);
    EXPECT_EQ(charactersOf(**read), text);
    EXPECT_EQ((*read)->vocabularySize(), Tokenizer(text).vocabularySize());
    EXPECT_GT((*read)->facts.composed, 20U);
}

TEST(TextComposition, CountsTheCharactersThatWentIntoAnother) {
    const auto read = readAs(encoded(U"a\u0301b 한 \u1112\u1161\u11AB", "UTF-8"));
    ASSERT_TRUE(read);
    EXPECT_EQ((*read)->facts.composed, 5U);
    EXPECT_EQ(charactersOf(**read), U"áb 한 한");
}

TEST(TextComposition, LeavesComposedTextAlone) {
    for (const std::u32string text : {U"고양이 café", U"हिन्दी", U"ไทยนี้", U"שָׁלוֹם", U"q\u0308 👩‍🚀"}) {
        const auto read = readAs(encoded(text, "UTF-8"));
        ASSERT_TRUE(read);
        EXPECT_EQ(charactersOf(**read), normalized(text, true));
        EXPECT_EQ((*read)->facts.composed == 0, normalized(text, true) == text);
    }
}

TEST(TextComposition, KeepsTheTextRawOnWish) {
    const std::u32string raw = U"\u1112\u1161\u11AB e\u0301";
    const auto read = readAs(encoded(raw, "UTF-8"), {"", false, false});
    ASSERT_TRUE(read);
    EXPECT_EQ(charactersOf(**read), raw);
    EXPECT_EQ((*read)->facts.composed, 0U);
}

TEST(TextComposition, ComposesOtherEncodingsToo) {
    const std::u32string text = U"고양이가 비를 본다.\n";
    EXPECT_EQ(charactersOf(encoded(normalized(text, false), "UTF-16LE")), text);
}

TEST(TextComposition, AgreesWithIcuOnEverythingThatCombines) {
    // Reordering, singletons, exclusions that become longer, parts of syllables, marks at the beginning.
    const std::u32string pool =
        U"aeo\u0301\u0302\u0323\u0327\u0344\u0958\u093C\u0915\uFB2C\u05BC\u212B\u1100"
        U"\u1161\u11A8\u11A9\uAC00\uAC01 \n\U0001D15E\U0001D16E\u0F71\u0F72\u0F73\u200D한";
    std::mt19937 random(99);
    for (int round = 0; round < 3000; ++round) {
        std::u32string text;
        const std::size_t length = 1 + random() % 40;
        while (text.size() < length)
            text.push_back(pool[random() % pool.size()]);
        ASSERT_EQ(composedHere(text), normalized(text, true)) << round;
    }
}

TEST(TextComposition, AgreesWithIcuOnEveryCharacterAlone) {
    std::u32string all;
    for (char32_t character = 1; character < 0x110000; ++character) {
        if (character - 0xD800 >= 0x800)
            all += {character, U'|'};
    }
    EXPECT_EQ(composedHere(all), normalized(all, true));
}

TEST(TextComposition, GrowsWhereCharactersBecomeLonger) {
    const std::u32string text =
        repeated(U"\u0958\uFB2C\U0001D160", 5000) + U"end" + repeated(U"e\u0301", 5000);
    EXPECT_EQ(composedHere(text), normalized(text, true));
}

TEST(TextComposition, EndsSoonOnATextOfNothingButMarks) {
    std::u32string marks;
    for (int i = 0; i < 500'000; ++i)
        marks.push_back(i % 2 == 0 ? U'\u0301' : U'\u0323');
    EXPECT_EQ(composedHere(marks).size(), marks.size());
}

} // namespace
} // namespace headlight
