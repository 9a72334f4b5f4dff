// SPDX-License-Identifier: GPL-3.0-or-later
// Protects a vocabulary whose text is missing: it can be looked at, nothing reads beyond its end, and
// training says what is missing.
#include "model/text/bigram.h"
#include "model/text/probe.h"
#include "model/text/settings.h"

#include <gtest/gtest.h>

namespace headlight {
namespace {

TextDocumentPtr onlyVocabulary() {
    TextReference missing;
    missing.name = "lost.txt";
    return makeVocabularyOnly(U"\nab가", missing);
}

TEST(TextVocabularyOnly, ShowsItsFirstCharacterAsTheInput) {
    std::mt19937_64 random(1);
    const auto text = onlyVocabulary();
    for (const Probe &probe : {defaultProbe(*text, 16), sampleProbe(*text, 16, random)}) {
        EXPECT_EQ(probe.tokens, std::vector<TokenId>{0});
        ASSERT_EQ(probe.next.size(), 1U);
        EXPECT_FALSE(probe.next[0]);
    }
}

TEST(TextVocabularyOnly, TakesTypedInput) {
    const auto probe = typedProbe(*onlyVocabulary(), U"가b", 16);
    ASSERT_TRUE(probe);
    EXPECT_EQ(probe->tokens, (std::vector<TokenId>{3, 2}));
}

TEST(TextVocabularyOnly, CannotBeTrainedOn) {
    const auto text = onlyVocabulary();
    const auto error = checkTrainable(*text, 16);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->kind, ErrorKind::TextMissing);
    EXPECT_EQ(error->subject, "lost.txt");
    EXPECT_FALSE(hasValidationWindow(*text, 1));
    EXPECT_FALSE(bigramValidationLoss(*text));
}

} // namespace
} // namespace headlight
