// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: Chinese and Japanese in UTF-16 and UTF-32 are known without a mark, a space or a line end, and
// neither noise nor a text in another encoding is taken for them.
#include "model/text/file_form.h"
#include "model/text/text_encoding.h"
#include "model/text/wide_encoding.h"
#include "tests/model/encoded_text.h"

#include <gtest/gtest.h>

#include <random>

namespace headlight {
namespace {

using namespace std::string_literals;

const std::u32string japanese = U"吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。";
const std::u32string simplified = U"猫坐在窗边看着雨。雨停了以后，它走出门去散步。“今天天气很好”，大家都说。";
const std::u32string traditional =
    U"貓坐在窗邊看著雨。雨停了以後，牠走出門去散步。今天天氣很好，大家都來上學。";
const std::u32string classical = U"學而時習之不亦說乎有朋自遠方來不亦樂乎人不知而不慍不亦君子乎";
const std::u32string korean = U"고양이가창가에앉아비를본다";
const std::u32string katakana = U"コーヒーとケーキをください！";

TEST(TextWideEncoding, KnowsEastAsianTextsOfOneLine) {
    for (const char *encoding : {"UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"}) {
        for (const auto &line : {japanese, simplified, traditional, classical, korean, katakana,
                 std::u32string(U"吾輩は猫である"), U"　" + japanese, japanese + U"🐈"}) {
            for (const int times : {1, 6, 3000}) {
                const std::u32string text = repeated(line, times);
                const std::string bytes = encoded(text, encoding);
                EXPECT_EQ(recogniseFile(bytes), FileForm::Unknown) << encoding << encoded(line, "UTF-8");
                EXPECT_EQ(recogniseEncoding(bytes), encoding) << encoded(line, "UTF-8") << times;
                EXPECT_EQ(charactersOf(bytes) == text, true) << encoding << encoded(line, "UTF-8");
            }
        }
    }
}

TEST(TextWideEncoding, FindsNoneInNoise) {
    std::mt19937 random(11);
    for (int round = 0; round < 3000; ++round) {
        std::string noise(8 + random() % (round % 10 == 0 ? 3000 : 60), '\0');
        for (char &byte : noise)
            byte = static_cast<char>(random());
        EXPECT_EQ(wideEncoding(noise), "") << round << " " << noise.size() << " "
                                           << encoded(previewText(noise, wideEncoding(noise), 99), "UTF-8");
        if (noise.size() > 600) {
            EXPECT_EQ(recogniseFile(noise), FileForm::Binary) << round;
        }
    }
}

TEST(TextWideEncoding, FindsNoneInNumbersAndPictures) {
    std::mt19937 random(12);
    std::string shorts, integers, floats, grey, same;
    for (int i = 0; i < 4000; ++i) {
        const auto sample = static_cast<std::int16_t>((i * 37) % 900 - 450);
        shorts.append(reinterpret_cast<const char *>(&sample), sizeof(sample));
        const std::int32_t count = i * 7;
        integers.append(reinterpret_cast<const char *>(&count), sizeof(count));
        const float value = static_cast<float>(random()) / 4e9f - 0.5f;
        floats.append(reinterpret_cast<const char *>(&value), sizeof(value));
        grey += static_cast<char>(0x4E + i % 0x50);
        same += "\x4E\x2D"s;
    }
    for (const std::string &bytes : {shorts, integers, floats, grey, same})
        EXPECT_EQ(wideEncoding(bytes), "") << bytes.substr(0, 4);
    const std::string headers[] = {"\x7F"
                                   "ELF\2\1\1\0\0\0\0\0\0\0\0\0\3\0\x3E\0"s,
        "SQLite format 3\0\x10\0\1\1"s, "\x1F\x8B\x08\0\0\0\0\0\0\3\xED\xBD\x07\x60"s,
        "\xCA\xFE\xBA\xBE\0\0\0\x34\0\x1D"s, "\0\1\0\0\0\x0F\0\x80\0\3\0\x70GSUB"s,
        "\x93NUMPY\1\0\x76\0{'descr': '<f4'}"s};
    for (const std::string &bytes : headers)
        EXPECT_EQ(wideEncoding(bytes), "") << bytes.substr(0, 8);
}

TEST(TextWideEncoding, FindsNoneInTextsOfBytes) {
    const struct {
        const char *encoding;
        std::u32string text;
    } rows[] = {
        {"windows-949", korean},
        {"windows-949", U"고양이가 창가에 앉아 비를 본다.\n비가 그치면 밖으로 나가 산책한다.\n"},
        {"Shift_JIS", japanese},
        {"EUC-JP", japanese},
        {"GB18030", simplified},
        {"Big5", traditional},
        {"windows-1251", U"Кошка сидит у окна и смотрит на дождь. Потом она идёт гулять."},
        {"KOI8-R", U"Кошка сидит у окна и смотрит на дождь. Потом она идёт гулять."},
        {"ISO-8859-7", U"Η γάτα κάθεται στο παράθυρο και κοιτάζει τη βροχή."},
        {"ISO-8859-1", U"Le garçon a mangé une pêche près de la forêt où l'été naît."},
        {"ISO-8859-1", U"thequickbrownfoxjumpsoverthelazydog"},
        {"ISO-8859-1", U"señorniñomañana"},
        {"UTF-8", japanese},
        {"UTF-8", korean},
    };
    for (const auto &[encoding, text] : rows) {
        const std::string bytes = encoded(text, encoding);
        for (std::size_t from = 0; from < bytes.size(); ++from)
            EXPECT_EQ(wideEncoding(std::string_view(bytes).substr(from)), "") << encoding << from;
    }
}

} // namespace
} // namespace headlight
