// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: what is no text is refused by what it is, whatever its name says, and no text is taken for it.
#include "model/text/file_form.h"
#include "tests/model/encoded_text.h"

#include <gtest/gtest.h>

#include <fstream>
#include <random>

namespace headlight {
namespace {

using namespace std::string_literals;

std::string littleEndian(std::size_t number, int bytes) {
    std::string all;
    for (int i = 0; i < bytes; ++i)
        all += static_cast<char>(number >> (8 * i));
    return all;
}

/// A zip's local header and stored content.
std::string zipEntry(const std::string &name, const std::string &content = "x") {
    return "PK\3\4"s + std::string(14, '\0') + littleEndian(content.size(), 4) +
           littleEndian(content.size(), 4) + littleEndian(name.size(), 2) + littleEndian(0, 2) + name +
           content;
}

std::string directoryEntry(const std::string &name) {
    return "PK\1\2"s + std::string(24, '\0') + littleEndian(name.size(), 2) + std::string(16, '\0') + name;
}

TEST(TextFileForm, KnowsFilesBySignature) {
    const std::string rest = "\0\0\1\2 rest"s;
    const struct {
        FileForm form;
        std::string bytes;
    } rows[] = {
        {FileForm::Document, "%PDF-1.7\n%rest"},
        {FileForm::Document, "{\\rtf1\\ansi hello}"},
        {FileForm::Document, "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" + rest},
        {FileForm::Picture, "\x89PNG\r\n\x1A\n" + rest},
        {FileForm::Picture, "\xFF\xD8\xFF\xE0" + rest},
        {FileForm::Picture, "GIF89a" + rest},
        {FileForm::Picture, "BM\x36\0\0\0\0\0\0\0\x36\0\0\0"s},
        {FileForm::Picture, "RIFF\x10\0\0\0WEBPVP8 "s},
        {FileForm::Picture, "II*\0\x08"s},
        {FileForm::Picture, "\0\0\0\x18"s + "ftypheic" + rest},
        {FileForm::Media, "\0\0\0\x18"s + "ftypisom" + rest},
        {FileForm::Media, "ID3\4\0\0"s + rest},
        {FileForm::Media, "RIFF\x10\0\0\0WAVEfmt "s},
        {FileForm::Media, "OggS\0\2"s + rest},
        {FileForm::Archive, "\x1F\x8B\x08" + rest},
        {FileForm::Archive, "\xFD"
                            "7zXZ" +
                                rest},
        {FileForm::Archive, "7z\xBC\xAF\x27\x1C" + rest},
        {FileForm::Archive, "\x28\xB5\x2F\xFD" + rest},
        {FileForm::Archive, "Rar!\x1A\x07\1" + rest},
        {FileForm::Program, "\x7F"
                            "ELF\2\1" +
                                rest},
        {FileForm::Program, "MZ\x90" + rest},
        {FileForm::Tar, "name" + std::string(253, '\0') + "ustar\0"s + "00"},
        {FileForm::Empty, ""},
    };
    for (const auto &[form, bytes] : rows) {
        EXPECT_EQ(static_cast<int>(recogniseFile(bytes)), static_cast<int>(form)) << bytes.substr(0, 8);
        const auto text = readAs(bytes);
        ASSERT_FALSE(text) << bytes.substr(0, 8);
        if (form != FileForm::Empty) {
            EXPECT_EQ(text.error().kind, ErrorKind::NotAText);
            EXPECT_EQ(text.error().number, static_cast<std::int64_t>(form));
        }
    }
}

TEST(TextFileForm, TellsZipsApartByTheirEntries) {
    EXPECT_EQ(recogniseFile(zipEntry("archive/data.pkl")), FileForm::TorchZip);
    EXPECT_EQ(recogniseFile(zipEntry("model/version") + zipEntry("model/data.pkl")), FileForm::TorchZip);
    EXPECT_EQ(recogniseFile(zipEntry("[Content_Types].xml")), FileForm::Document);
    EXPECT_EQ(recogniseFile(zipEntry("mimetype", "application/hwp+zip")), FileForm::Document);
    EXPECT_EQ(recogniseFile(zipEntry("photo.png")), FileForm::Zip);
    EXPECT_EQ(recogniseFile(zipEntry("notes.txt", "see archive/data.pkl")), FileForm::Zip);
    EXPECT_EQ(recogniseFile("PK\5\6" + std::string(18, '\0')), FileForm::Zip);
    EXPECT_EQ(recogniseFile("PK\3\4"), FileForm::Zip);
    // The entry stands behind the first 64 KiB; the directory at the end names it.
    const std::string large = zipEntry("archive/data/0", std::string(100'000, '\1'));
    EXPECT_EQ(recogniseFile(large + directoryEntry("archive/data.pkl")), FileForm::TorchZip);
}

TEST(TextFileForm, KnowsWeightsOfOtherKinds) {
    EXPECT_EQ(recogniseFile("\x80\x02\x8A\x0Al\xFC\x9C\x46\xF9 j\xA8P\x19.\x80\x02M\xE9\x03."),
        FileForm::TorchLegacy);
    const std::string json = R"({"w":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})";
    EXPECT_EQ(recogniseFile(littleEndian(json.size(), 8) + json + "\0\0\0\0"s), FileForm::Safetensors);
}

TEST(TextFileForm, RefusesBytesOfNoText) {
    std::mt19937 random(3);
    for (const std::size_t size : {300u, 20'000u, 200'000u}) {
        std::string noise(size, '\0');
        for (char &byte : noise)
            byte = static_cast<char>(random());
        EXPECT_EQ(recogniseFile(noise), FileForm::Binary) << size;
        for (const char *asked : {"", "UTF-8", "CP949", "ISO-8859-1"})
            EXPECT_EQ(readAs(noise, {asked, true, true}).error().kind, ErrorKind::NotAText) << asked;
    }
    EXPECT_EQ(recogniseFile("abc\0\0\0\1\0\0\0"s), FileForm::Binary);
    EXPECT_EQ(recogniseFile(std::string(5000, '\0')), FileForm::Binary);
    // Samples of a sound, 16 bits each.
    std::string wave;
    for (int i = 0; i < 4000; ++i)
        wave += littleEndian(static_cast<std::size_t>((i * 37) % 900 - 450), 2);
    EXPECT_EQ(recogniseFile(wave), FileForm::Binary);
}

TEST(TextFileForm, TakesNoTextForAnythingElse) {
    const std::u32string texts[] = {U"BM is how this begins", U"MZ", U"PK", U"ID3 tags",
        U"GIF89a is a format", U"RIFF", U"BZh", U"ftyp", U"OggS", U"%P", U"{\"a\": 1}", U"ясно, что дождь",
        U"나는 고양이", U"ustar", std::u32string(257, U'x') + U"ustar"};
    for (const std::u32string &text : texts) {
        for (const char *encoding : {"UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE"}) {
            EXPECT_EQ(recogniseFile(encoded(text, encoding)), FileForm::Unknown) << encoded(text, "UTF-8");
        }
    }
    EXPECT_EQ(recogniseFile(encoded(U"ясно, что дождь", "windows-1251")), FileForm::Unknown);
    EXPECT_EQ(recogniseFile("\1\2\3 bells \a\a"), FileForm::Unknown);
}

TEST(TextFileForm, LetsTheUserSayThatZerosAreCharacters) {
    // No space, and too many characters of other writings: nothing tells that this is UTF-16.
    const std::u32string text = U"猫坐在窗边\u0100\u0200看着雨";
    EXPECT_EQ(charactersOf(encoded(text, "UTF-16LE"), {"UTF-16LE"}), text);
}

TEST(TextFileForm, LooksBeforeReadingTheWholeFile) {
    const auto path = std::filesystem::path(testing::TempDir()) / "a picture.txt";
    std::ofstream(path, std::ios::binary) << "\x89PNG\r\n\x1A\n";
    std::filesystem::resize_file(path, 2'000'000'000);
    bool asked = false;
    const auto text = readTextFile(path, {}, [&asked](double) { return asked = true; });
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().kind, ErrorKind::NotAText);
    EXPECT_FALSE(asked);
    std::filesystem::remove(path);
}

} // namespace
} // namespace headlight
