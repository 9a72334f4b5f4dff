// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: one token a code point, ids in ascending code-point order, never a silent substitute.
#include "model/text/text_document.h"
#include "model/text/tokenizer.h"

#include <gtest/gtest.h>

namespace headlight {
namespace {

TEST(TextTokenizer, NumbersCharactersInCodePointOrderAcrossPlanes) {
    // In UTF-16 order U+1F600 and U+20000 would come before U+E000.
    const Tokenizer tokenizer(U"\U00020000\U0001F600\uFFFD\uFF5E\uE000\uD7A3\uAC00zaA \n");
    EXPECT_EQ(tokenizer.characters(), U"\n Aaz\uAC00\uD7A3\uE000\uFF5E\uFFFD\U0001F600\U00020000");
}

TEST(TextTokenizer, DecodesWhatItEncoded) {
    const std::u32string text = U"처음 만나는 친구\n";
    const Tokenizer tokenizer(text);
    const auto ids = tokenizer.encode(text);
    ASSERT_TRUE(ids);
    EXPECT_EQ(tokenizer.decode(*ids), text);
    EXPECT_EQ(tokenizer.vocabularySize(), 9U);
}

TEST(TextTokenizer, NamesTheFirstCharacterItNeverSaw) {
    const Tokenizer tokenizer(U"abc");
    const auto ids = tokenizer.encode(U"ab한z");
    ASSERT_FALSE(ids);
    EXPECT_EQ(ids.error().kind, ErrorKind::UnknownCharacter);
    EXPECT_EQ(ids.error().number, 0xD55C);
    EXPECT_EQ(ids.error().subject, "한");
}

TEST(TextDocument, EncodesItsOwnTextAndSplitsAsTheChapterDoes) {
    const auto document = makeTextDocument(std::u32string(161, U'x') + U"y", {});
    EXPECT_EQ(document->size(), 162U);
    EXPECT_EQ(document->tokens.front(), 0U);
    EXPECT_EQ(document->tokens.back(), 1U);
    EXPECT_EQ(document->trainSize(), 145U);
    EXPECT_EQ(document->validationSize(), 17U);
}

TEST(TextDocument, MayBeAVocabularyWithoutItsText) {
    TextReference missing;
    missing.name = "gone.txt";
    const auto document = makeVocabularyOnly(U"\n abc한", missing);
    EXPECT_EQ(document->vocabularySize(), 6U);
    EXPECT_EQ(document->tokenizer.characters(), U"\n abc한");
    EXPECT_EQ(document->size(), 0U);
    EXPECT_EQ(document->facts.name, "gone.txt");
    EXPECT_EQ(makeVocabularyOnly(U"", {})->vocabularySize(), 0U);
}

} // namespace
} // namespace headlight
