// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: a text's encoding is recognised as its reader would, and where it cannot be, nothing is guessed.
#include "model/text/text_encoding.h"
#include "tests/model/encoded_text.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace headlight {
namespace {

const std::u32string korean = U"고양이가 창가에 앉아 비를 본다.\n비가 그치면 밖으로 나가 12분쯤 산책한다.\n";
const std::u32string english = U"The cat sits at the window and watches the rain.\n";

bool offers(const std::vector<std::string> &names, const std::string &name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

TEST(TextEncoding, OffersEveryNameOnceAndTheUsualOnesFirst) {
    std::vector<std::string> names = offeredEncodings();
    const std::vector<std::string> first{"UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE", "CP949"};
    EXPECT_TRUE(std::equal(first.begin(), first.end(), names.begin()));
    std::sort(names.begin(), names.end());
    EXPECT_EQ(std::adjacent_find(names.begin(), names.end()), names.end());
}

TEST(TextEncoding, TrustsAByteOrderMark) {
    for (const char *encoding : {"UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"}) {
        const std::string bytes = encoded(U"\uFEFF" + korean, encoding);
        EXPECT_EQ(recogniseEncoding(bytes), encoding);
        const auto text = readAs(bytes);
        ASSERT_TRUE(text) << encoding;
        EXPECT_EQ(charactersOf(**text), korean) << encoding;
        EXPECT_TRUE((*text)->facts.byteOrderMark);
    }
}

TEST(TextEncoding, RecognisesWideTextsWithoutAMark) {
    const std::u32string chinese = U"猫坐在窗边看着雨。\n雨停了以后，它走出门去散步。\n";
    const std::u32string emoji = U"Rain 🌧 and a cat 🐈.\n";
    for (const char *encoding : {"UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"}) {
        for (const auto &text : {korean, english, chinese, emoji, korean + english, repeated(korean, 2000)}) {
            EXPECT_EQ(recogniseEncoding(encoded(text, encoding)), encoding);
            EXPECT_EQ(charactersOf(encoded(text, encoding)), text) << encoding;
        }
    }
}

TEST(TextEncoding, RecognisesKoreanUtf16WithoutASpace) {
    for (const char *encoding : {"UTF-16LE", "UTF-16BE"})
        EXPECT_EQ(recogniseEncoding(encoded(U"고양이가창가에앉아비를본다", encoding)), encoding);
    EXPECT_EQ(recogniseEncoding(encoded(U"고양이가창가에앉아비를본다", "windows-949")), "CP949");
}

TEST(TextEncoding, RecognisesKoreanWindowsTexts) {
    for (const auto &text : {korean, std::u32string(U"한"), std::u32string(U"뷁 펲시 똠방각하"),
             std::u32string(U"ㅋㅋㅋㅋㅋ ㅎㅎ ㅠㅠ 안녕 ㅋㅋ\n"),
             std::u32string(U"大韓民國은 民主共和國이다."), std::u32string(U"“무엇?” ― 그가 물었다… ①②③")}) {
        EXPECT_EQ(recogniseEncoding(encoded(text, "windows-949")), "CP949");
        EXPECT_EQ(charactersOf(encoded(text, "windows-949")), text);
    }
}

TEST(TextEncoding, RecognisesOneSyllableInTenKilobytesOfAscii) {
    const std::u32string much = repeated(english, 100);
    for (const auto &text : {much + U"한 " + much, much + much + U"글", U"가" + much + much})
        EXPECT_EQ(charactersOf(encoded(text, "windows-949")), text);
}

TEST(TextEncoding, RecognisesOtherCountriesTexts) {
    const struct {
        const char *encoding;
        std::u32string text;
    } rows[] = {
        {"windows-1252", U"“Hello,” she said. “It’s a nice day – isn’t it?”\nHe didn’t answer.\n"},
        {"ISO-8859-1", U"Der Bär lief über die Brücke und grüßte höflich. Schöne Grüße aus Köln!\n"},
        {"ISO-8859-1", U"Le garçon a mangé une pêche près de la forêt où l'été naît.\n"},
        {"ISO-8859-1", repeated(english, 100) + U"They met in the café and went home.\n"},
        {"windows-1251", U"Кошка сидит у окна и смотрит на дождь. Потом она идёт гулять.\n"},
        {"KOI8-R", U"Кошка сидит у окна и смотрит на дождь. Потом она идёт гулять.\n"},
        {"ISO-8859-7", U"Η γάτα κάθεται στο παράθυρο και κοιτάζει τη βροχή.\n"},
        {"Shift_JIS", U"猫は窓辺に座って雨を見ています。やがて雨がやむと、外へ出かけました。\n"},
        {"EUC-JP", U"猫は窓辺に座って雨を見ています。やがて雨がやむと、外へ出かけました。\n"},
        {"GB18030", U"猫坐在窗边看着雨。雨停了以后，它走出门去散步。今天天气很好，大家都来上学。\n"},
        {"Big5", U"貓坐在窗邊看著雨。雨停了以後，牠走出門去散步。今天天氣很好，大家都來上學。\n"},
    };
    for (const auto &[encoding, text] : rows) {
        const std::u32string twice = text + text;
        EXPECT_EQ(recogniseEncoding(encoded(twice, encoding)), encoding);
        EXPECT_EQ(charactersOf(encoded(twice, encoding)), twice) << encoding;
    }
}

TEST(TextEncoding, LetsTheUserChooseWhatItCannotTell) {
    const std::string bytes = encoded(U"Кошка.", "windows-1251");
    EXPECT_EQ(readAs(bytes).error().kind, ErrorKind::BrokenBytes);
    EXPECT_EQ(charactersOf(bytes, {"windows-1251"}), U"Кошка.");
    EXPECT_EQ(charactersOf(bytes, {"Windows_1251"}), U"Кошка.");
}

TEST(TextEncoding, RefusesAnEncodingItDoesNotHave) {
    for (const char *name : {"KLINGON", " ", "UTF-8,swaplfnl", "UTF-16"}) {
        const auto text = readAs("abc", {name});
        ASSERT_FALSE(text) << name;
        EXPECT_EQ(text.error().kind, ErrorKind::SettingOutOfRange);
        EXPECT_EQ(text.error().subject, "encoding");
        EXPECT_NE(text.error().detail.find("CP949"), std::string::npos);
    }
}

TEST(TextEncoding, ListsWhatCouldBeMeantLikeliestFirst) {
    EXPECT_EQ(likelyEncodings("abc").front(), "UTF-8");
    EXPECT_EQ(likelyEncodings("").front(), "UTF-8");
    EXPECT_EQ(likelyEncodings(encoded(korean, "windows-949")).front(), "CP949");
    EXPECT_EQ(likelyEncodings(encoded(korean, "UTF-16LE")).front(), "UTF-16LE");
    const auto russian =
        likelyEncodings(encoded(U"Кошка сидит у окна и смотрит на дождь. Потом она идёт.", "KOI8-R"));
    EXPECT_EQ(russian.front(), "KOI8-R");
    EXPECT_TRUE(offers(russian, "UTF-8"));
    for (const std::string &name : russian) {
        EXPECT_TRUE(offers(offeredEncodings(), name)) << name;
        EXPECT_EQ(std::count(russian.begin(), russian.end(), name), 1) << name;
    }
}

TEST(TextEncoding, ShowsTheBeginningInAnyEncoding) {
    const std::u32string lines = repeated(U"첫 줄 🐈\r\n", 1000);
    for (const std::string name : {"UTF-8", "UTF-16LE", "UTF-32BE", "GB18030"}) {
        const std::string bytes = encoded(U"\uFEFF" + lines, name.c_str());
        const std::u32string expected = (name == "GB18030" ? U"\uFEFF" : U"") + repeated(U"첫 줄 🐈\n", 1000);
        for (const std::size_t most : {0u, 1u, 6u, 7u, 500u, 100'000u})
            EXPECT_EQ(previewText(bytes, name, most), expected.substr(0, most)) << name << " " << most;
    }
    EXPECT_EQ(previewText("ab\xFFz", "UTF-8", 9), U"ab\uFFFDz");
    EXPECT_EQ(previewText("abc", "no such", 9), U"abc");
    EXPECT_EQ(previewText("", "CP949", 9), U"");
}

} // namespace
} // namespace headlight
