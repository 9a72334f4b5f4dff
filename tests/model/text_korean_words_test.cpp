// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: a Korean word in a text of ASCII is Korean whatever syllables it has, and a Latin text whose
// bytes happen to be valid Korean is not.
#include "model/text/text_encoding.h"
#include "tests/model/encoded_text.h"

#include <gtest/gtest.h>

namespace headlight {
namespace {

const std::u32string fox =
    U"The quick brown fox jumps over the lazy dog. It was late, and nobody was there.\n";

TEST(TextKoreanWords, AreKoreanWhateverSyllablesTheyHave) {
    for (const char32_t *word : {U"햏", U"펲", U"찦차", U"쫒", U"똠방각하", U"됬다", U"뜌", U"밬", U"넁",
             U"뷁", U"가", U"“됬다”", U"뷁!", U"(똠)", U"햏 펲 쫒", U"아햏햏", U"됬다 ㅋㅋ"}) {
        const std::u32string one = word;
        for (const auto &text : {repeated(fox, 20) + one + U"\n", one + U"\n" + fox, fox + one,
                 fox + U"He said " + one + U" and left.\n" + repeated(fox, 300)}) {
            const std::string bytes = encoded(text, "windows-949");
            EXPECT_EQ(recogniseEncoding(bytes), "CP949") << encoded(text.substr(0, 30) + one, "UTF-8");
            EXPECT_EQ(charactersOf(bytes), text);
        }
    }
}

TEST(TextKoreanWords, MayTouchLatinLettersWhereNoLatinTextHasThem) {
    for (const char32_t *word : {U"abc뷁def", U"API됬다", U"뷁x", U"x똠방각하"}) {
        const std::u32string text = repeated(fox, 20) + word + U"\n";
        EXPECT_EQ(charactersOf(encoded(text, "windows-949")), text) << encoded(word, "UTF-8");
    }
}

TEST(TextKoreanWords, AreNotSeenInLatinTexts) {
    const struct {
        const char *encoding;
        const char32_t *words;
    } rows[] = {
        {"ISO-8859-1", U"El señor y el niño se van mañana."},
        {"ISO-8859-1", U"They met in the café."},
        {"ISO-8859-1", U"naïve résumé, cliché"},
        {"ISO-8859-1", U"Ángel y Álvaro"},
        {"ISO-8859-1", U"L'Âge d'or, Âme"},
        {"ISO-8859-1", U"Die Ärzte und Ägypten, SÄTZE"},
        {"ISO-8859-1", U"für Mädchen, schöne Grüße"},
        {"ISO-8859-1", U"It was 20 °C, then 21°C and 22 °F."},
        {"ISO-8859-1", U"5 µm and 3 µg of it"},
        {"ISO-8859-1", U"Åse and Åke"},
        {"windows-1252", U"It’s here, isn’t it"},
        {"windows-1252", U"in ’t veld, ’s avonds"},
        {"windows-1252", U"“I am here, “A dog, “Hello"},
        {"windows-1252", U"one—two, three–four—I"},
        {"windows-1250", U"żaba, ławka, miła, mąka, śliwa, łąka, źrebak"},
        {"windows-1250", U"żółw"},
        {"ISO-8859-2", U"żółw"},
        {"ISO-8859-2", U"żaba, ławka, miła, mąka, śliwa, łąka, źrebak"},
    };
    for (const auto &[encoding, words] : rows) {
        for (const auto &text : {std::u32string(words) + U"\n", repeated(fox, 20) + words + U"\n"}) {
            const std::string bytes = encoded(text, encoding);
            const std::string found = recogniseEncoding(bytes);
            EXPECT_NE(found, "CP949") << encoding << ": " << encoded(words, "UTF-8");
        }
    }
}

} // namespace
} // namespace headlight
