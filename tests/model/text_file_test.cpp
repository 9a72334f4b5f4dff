// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: a text file is read exactly as Python's text mode reads it, or refused with the facts of the
// refusal.
#include "model/text/text_file.h"

#include <gtest/gtest.h>

#include <fstream>

namespace headlight {
namespace {

Outcome<TextDocumentPtr> read(std::string_view bytes) {
    return readTextBytes(bytes, {"a text", {}, {}});
}

std::u32string characters(const TextDocument &text) {
    return text.tokenizer.decode(text.tokens);
}

std::filesystem::path temporaryFile(const std::string &name, std::string_view bytes) {
    const auto path = std::filesystem::path(testing::TempDir()) / std::filesystem::u8path(name);
    std::ofstream(path, std::ios::binary) << bytes;
    return path;
}

TEST(TextFile, FoldsEveryKindOfLineEndToLf) {
    const auto text = read("a\r\nb\rc\nd\r\r\n");
    ASSERT_TRUE(text);
    EXPECT_EQ(characters(**text), U"a\nb\nc\nd\n\n");
    EXPECT_EQ((*text)->facts.foldedLineEnds, 4U);
}

TEST(TextFile, LeavesAByteOrderMarkOut) {
    const auto text = read("\xEF\xBB\xBF처음");
    ASSERT_TRUE(text);
    EXPECT_EQ(characters(**text), U"처음");
    EXPECT_TRUE((*text)->facts.byteOrderMark);
    EXPECT_EQ((*text)->facts.encoding, "UTF-8");
}

TEST(TextFile, KeepsCharactersThatTextWidgetsWouldChange) {
    const auto text = read("\xC2\xA0\xE2\x80\xA8\xE2\x80\xA9"
                           "a\xF0\x9F\x98\x80");
    ASSERT_TRUE(text);
    EXPECT_EQ(characters(**text), U"\u00A0\u2028\u2029a\U0001F600");
}

TEST(TextFile, RefusesAnEmptyText) {
    EXPECT_EQ(read("").error().kind, ErrorKind::EmptyText);
    EXPECT_EQ(read("\xEF\xBB\xBF").error().kind, ErrorKind::EmptyText);
}

TEST(TextFile, CountsBadBytesAndNamesTheFirstBadLine) {
    const auto text = read("ok\nok\nbad \xFF\xFE here\n\x80\n");
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().kind, ErrorKind::InvalidUtf8);
    EXPECT_EQ(text.error().number, 3);
    EXPECT_EQ(text.error().limit, 3);
    EXPECT_EQ(text.error().subject, "a text");
}

TEST(TextFile, RefusesOverlongSurrogateAndTruncatedForms) {
    for (const std::string_view bytes : {"\xC0\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "a\xEC\xB2"})
        EXPECT_EQ(read(bytes).error().kind, ErrorKind::InvalidUtf8) << bytes;
}

TEST(TextFile, NamesAnotherEncodingByItsMark) {
    const auto utf16 = read(std::string_view("\xFF\xFE\x00\xAC", 4));
    ASSERT_FALSE(utf16);
    EXPECT_EQ(utf16.error().kind, ErrorKind::UnsupportedEncoding);
    EXPECT_EQ(utf16.error().detail, "UTF-16");
    EXPECT_EQ(read(std::string_view("\xFF\xFE\0\0a\0\0\0", 8)).error().detail, "UTF-32");
}

TEST(TextFile, ReadsAFileWithAnAwkwardName) {
    const auto text = readTextFile(temporaryFile("a b%1#한글 😀.txt", "hello"));
    ASSERT_TRUE(text);
    EXPECT_EQ((*text)->facts.name, "a b%1#한글 😀.txt");
    EXPECT_EQ((*text)->size(), 5U);
}

TEST(TextFile, RefusesWhatIsNotAReadableFile) {
    EXPECT_EQ(readTextFile(testing::TempDir()).error().kind, ErrorKind::NotARegularFile);
    EXPECT_EQ(readTextFile("/nowhere/at/all.txt").error().kind, ErrorKind::FileNotFound);
#ifndef _WIN32
    EXPECT_EQ(readTextFile("/dev/zero").error().kind, ErrorKind::NotARegularFile);
#endif
}

} // namespace
} // namespace headlight
