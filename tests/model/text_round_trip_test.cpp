// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: every encoding on offer gives back each character that it has, wherever pieces end inside.
#include "model/text/text_encoding.h"
#include "tests/model/encoded_text.h"

#include <gtest/gtest.h>

#include <unicode/uset.h>

#include <random>

namespace headlight {
namespace {

const char *icuName(const std::string &encoding) {
    return encoding == "CP949" ? "windows-949" : encoding.c_str();
}

/// The characters that an encoding has both ways, without those that are no text and the byte-order mark.
std::u32string repertoire(const std::string &encoding) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::LocalUConverterPointer converter(ucnv_open(icuName(encoding), &status));
    const icu::LocalUSetPointer set(uset_openEmpty());
    ucnv_getUnicodeSet(converter.getAlias(), set.getAlias(), UCNV_ROUNDTRIP_SET, &status);
    EXPECT_TRUE(U_SUCCESS(status)) << encoding;
    std::u32string characters;
    for (char32_t character = 0x20; character < 0x110000; ++character) {
        const bool special =
            character == 0xFEFF || character == 0x80 || character - 0xF8F0 < 15 || character - 0xD800 < 0x800;
        if (!special && uset_contains(set.getAlias(), static_cast<UChar32>(character)))
            characters.push_back(character);
    }
    return characters;
}

TEST(TextRoundTrip, EveryOfferedEncodingGivesEveryCharacterBack) {
    std::mt19937 random(20240511);
    for (const std::string &encoding : offeredEncodings()) {
        const std::u32string all = repertoire(encoding);
        ASSERT_GT(all.size(), 100U) << encoding;
        std::u32string text = U"begin ";
        for (int i = 0; i < 40'000; ++i)
            text.push_back(i % 3 == 0 ? U' ' : all[random() % all.size()]);
        const auto read = readAs(encoded(text, icuName(encoding)), {encoding, false, false});
        ASSERT_TRUE(read) << encoding << " " << read.error().limit;
        EXPECT_EQ((*read)->facts.encoding, encoding);
        EXPECT_EQ(charactersOf(**read), text) << encoding;
    }
}

TEST(TextRoundTrip, PiecesMayEndInsideACharacter) {
    // The decoders work in pieces of 16 and 32 KiB: each shift puts another byte at their ends.
    for (const char *encoding : {"UTF-8", "windows-949", "UTF-16LE", "UTF-32LE", "GB18030"}) {
        const std::string name = encoding == std::string("windows-949") ? "CP949" : encoding;
        const std::u32string body = repeated(name == "CP949" ? U"고양이" : U"고é🐈", 25'000);
        for (std::size_t shift = 0; shift < 9; ++shift) {
            const std::u32string text = std::u32string(shift, U'x') + body;
            EXPECT_EQ(charactersOf(encoded(text, encoding), {name}), text) << name << " " << shift;
        }
    }
}

TEST(TextRoundTrip, RandomBytesAreRefusedOrShownButNeverLost) {
    std::mt19937 random(7);
    for (int round = 0; round < 400; ++round) {
        std::string bytes(1 + random() % 200, '\0');
        for (char &byte : bytes)
            byte = static_cast<char>(round % 2 == 0 ? random() : 0x20 + random() % 0xE0);
        const std::string &encoding = offeredEncodings()[random() % offeredEncodings().size()];
        const auto text = readAs(bytes, {encoding, false, true});
        EXPECT_TRUE(!text || (*text)->size() > 0);
        (void)likelyEncodings(bytes);
        (void)readAs(bytes);
    }
}

} // namespace
} // namespace headlight
