// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: bytes that are no characters are counted, named and shown, never silently dropped or replaced.
#include "model/text/text_encoding.h"
#include "tests/model/encoded_text.h"

#include <gtest/gtest.h>

namespace headlight {
namespace {

const TextReading asUtf8{"UTF-8"};

TextReading shown(const char *encoding = "") {
    return {encoding, true, true};
}

void expectBroken(
    std::string_view bytes, std::int64_t line, std::int64_t count, const std::string &encoding = "UTF-8") {
    const auto text = readAs(bytes);
    ASSERT_FALSE(text) << bytes;
    EXPECT_EQ(text.error().kind, ErrorKind::BrokenBytes) << bytes;
    EXPECT_EQ(text.error().number, line) << bytes;
    EXPECT_EQ(text.error().limit, count) << bytes;
    EXPECT_EQ(text.error().detail, encoding) << bytes;
    EXPECT_EQ(text.error().subject, "a text");
}

TEST(TextBroken, CountsBadBytesAndNamesTheFirstBadLine) {
    expectBroken("ok\nok\nbad \xFF\xFE here\n\x80\n", 3, 3);
    expectBroken("한국어\r\n한국어\r한국어\xFF", 3, 1);
    expectBroken("a caf\xC3 and more", 1, 1);
}

TEST(TextBroken, TellsNulsFromBrokenBytes) {
    std::string text = "A line of plain text.\nAnd one with a \1.\n";
    text[text.find('\1')] = '\0';
    for (int i = 0; i < 200; ++i) // a file with more of them would be binary data
        text += "A line of plain text.\n";
    const auto nuls = readAs(text);
    ASSERT_FALSE(nuls);
    EXPECT_EQ(nuls.error().kind, ErrorKind::BrokenBytes);
    EXPECT_EQ(nuls.error().number, 2);
    EXPECT_EQ(nuls.error().limit, 1);
    EXPECT_EQ(nuls.error().other, 1);
    const auto both = readAs(text + "\xFF", asUtf8);
    ASSERT_FALSE(both);
    EXPECT_EQ(both.error().limit, 2);
    EXPECT_EQ(both.error().other, 0);
}

TEST(TextBroken, TakesMostlyWellFormedUtf8ForUtf8) {
    expectBroken("고양이가 창가에 앉아\nit\x92s raining\n비를 본다.\n", 2, 1);
    expectBroken("“It\x92s – well – ‘fine’,” she said.\n", 1, 1);
    expectBroken("x\xED\xA0\x80 고양이 \xC0\x80\n", 1, 5);
}

TEST(TextBroken, RefusesOverlongSurrogateAndTooLargeForms) {
    for (const std::string_view bytes : {"\xC0\x80", "\xE0\x80\x80", "\xF0\x80\x80\x80", "\xED\xA0\x80",
             "\xED\xBF\xBF", "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80", "a\xEC\xB2"}) {
        const auto text = readAs(bytes, asUtf8);
        ASSERT_FALSE(text) << bytes;
        EXPECT_EQ(text.error().kind, ErrorKind::BrokenBytes);
        EXPECT_EQ(text.error().limit, static_cast<std::int64_t>(bytes.size() - (bytes[0] == 'a')));
    }
}

TEST(TextBroken, NoticesACutAtEveryByte) {
    const std::u32string text = U"고양이 é 🐈";
    for (const char *name : {"UTF-8", "CP949", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE", "GB18030"}) {
        const std::u32string own = name == std::string("CP949") ? U"고양이 ± 끝" : text;
        const char *icuName = name == std::string("CP949") ? "windows-949" : name;
        const std::string bytes = encoded(own, icuName);
        for (std::size_t length = 1; length < bytes.size(); ++length) {
            const std::string_view cut = std::string_view(bytes).substr(0, length);
            std::size_t whole = own.size();
            while (encoded(own.substr(0, whole), icuName).size() > length)
                --whole;
            const std::size_t left = length - encoded(own.substr(0, whole), icuName).size();
            const auto strict = readAs(cut, {name});
            ASSERT_EQ(static_cast<bool>(strict), left == 0) << name << " " << length;
            const auto text = readAs(cut, shown(name));
            ASSERT_TRUE(text) << name << " " << length;
            EXPECT_EQ((*text)->facts.brokenBytes, left) << name << " " << length;
            EXPECT_EQ(charactersOf(**text).substr(0, whole), own.substr(0, whole));
        }
    }
}

TEST(TextBroken, NoticesACutEndWithoutBeingToldTheEncoding) {
    const std::string utf8 = encoded(U"고양이가 창가에 앉아 비를 본다", "UTF-8");
    for (std::size_t length = 4; length < utf8.size(); ++length) {
        const auto text = readAs(std::string_view(utf8).substr(0, length));
        if (!text) {
            EXPECT_EQ(text.error().kind, ErrorKind::BrokenBytes);
            EXPECT_EQ(text.error().detail, "UTF-8") << length;
        } else {
            EXPECT_EQ((*text)->facts.encoding, "UTF-8") << length;
        }
    }
    const std::string cp949 = encoded(U"고양이가 창가에 앉아 비를 본다", "windows-949");
    expectBroken(std::string_view(cp949).substr(0, cp949.size() - 1), 1, 1, "CP949");
}

TEST(TextBroken, RefusesLoneSurrogatesOfUtf16) {
    const std::string lead = encoded(U"비가 온다.\n", "UTF-16LE") + "\x3D\xD8" + encoded(U"끝\n", "UTF-16LE");
    const auto text = readAs(lead, {"UTF-16LE"});
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().kind, ErrorKind::BrokenBytes);
    EXPECT_EQ(text.error().number, 2);
    EXPECT_EQ(text.error().limit, 2);
    EXPECT_EQ(charactersOf(lead, shown("UTF-16LE")), U"비가 온다.\n\uFFFD끝\n");
    EXPECT_EQ(charactersOf(std::string_view("\xDC\x08\0a", 4), shown("UTF-16BE")), U"\uFFFDa");
    EXPECT_EQ(charactersOf(std::string_view("\0\x11\0\0\0\0\0a", 8), shown("UTF-32BE")), U"\uFFFDa");
}

TEST(TextBroken, ShowsEachBrokenByteWhenAskedTo) {
    const auto text = readAs("고양이\xFF\xFE!\xED\xA0\x80", shown());
    ASSERT_TRUE(text);
    EXPECT_EQ(charactersOf(**text), U"고양이\uFFFD\uFFFD!\uFFFD\uFFFD\uFFFD");
    EXPECT_EQ((*text)->facts.brokenBytes, 5U);
}

TEST(TextBroken, CountsNothingWhereUfffdStandsInTheFile) {
    const auto text = readAs(encoded(U"a\uFFFDb", "UTF-8"));
    ASSERT_TRUE(text);
    EXPECT_EQ((*text)->facts.brokenBytes, 0U);
}

TEST(TextBroken, NamesTheEncodingThatWasAskedFor) {
    const auto text = readAs("a\xFFz\nb", {"shift-jis"});
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().kind, ErrorKind::BrokenBytes);
    EXPECT_EQ(text.error().detail, "Shift_JIS");
}

TEST(TextBroken, TakesBytesThatMeanNothingForBroken) {
    for (const char *encoding : {"CP949", "Shift_JIS", "Big5"}) {
        const auto text = readAs("a\xFFz\n", shown(encoding));
        ASSERT_TRUE(text);
        EXPECT_EQ(charactersOf(**text), U"a\uFFFDz\n") << encoding;
        EXPECT_EQ((*text)->facts.brokenBytes, 1U);
    }
    EXPECT_EQ(readAs("\x80 a", {"CP949"}).error().kind, ErrorKind::BrokenBytes);
}

TEST(TextBroken, TakesARareNulForABrokenByte) {
    std::string bytes;
    for (int i = 0; i < 300; ++i)
        bytes += "고양이가 비를 본다.\n";
    bytes[bytes.size() - 1] = '\0';
    expectBroken(bytes, 300, 1);
    const auto text = readAs(bytes, shown());
    ASSERT_TRUE(text);
    EXPECT_EQ((*text)->facts.brokenBytes, 1U);
    EXPECT_EQ(charactersOf(**text).back(), U'\uFFFD');
}

TEST(TextBroken, NeverTakesAFewBrokenBytesForAnotherCountrysLetters) {
    std::string english;
    for (int i = 0; i < 50; ++i)
        english += "The cat sits at the window and watches the rain.\n";
    for (const char *broken :
        {"\xFF", " \xE9 ", "\xFE\xFF", "\xC0\x80", " \xEA\xB0 ", "caf\xC3 ", "\x80\x81"}) {
        const auto text = readAs(english + broken + english);
        ASSERT_FALSE(text) << broken;
        EXPECT_EQ(text.error().kind, ErrorKind::BrokenBytes);
        EXPECT_EQ(text.error().number, 51);
    }
}

} // namespace
} // namespace headlight
