// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: a text file is read exactly as Python's text mode reads it, or refused with the facts of the
// refusal.
#include "tests/model/encoded_text.h"

#include <gtest/gtest.h>

#include <fstream>

#ifndef _WIN32
#include <sys/stat.h>
#endif

namespace headlight {
namespace {

std::filesystem::path temporaryFile(const std::string &name, std::string_view bytes) {
    const auto path = std::filesystem::path(testing::TempDir()) / std::filesystem::u8path(name);
    std::ofstream(path, std::ios::binary) << bytes;
    return path;
}

TEST(TextFile, FoldsEveryKindOfLineEndToLf) {
    const auto text = readAs("a\r\nb\rc\nd\r\r\n\n\r");
    ASSERT_TRUE(text);
    EXPECT_EQ(charactersOf(**text), U"a\nb\nc\nd\n\n\n\n");
    EXPECT_EQ((*text)->facts.foldedLineEnds, 5U);
    EXPECT_EQ(charactersOf("\r"), U"\n");
}

TEST(TextFile, FoldsLineEndsOfWideEncodingsToo) {
    const std::u32string text = U"첫째 줄\r\n둘째\r셋째\n";
    for (const char *encoding : {"UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"})
        EXPECT_EQ(charactersOf(encoded(text, encoding)), U"첫째 줄\n둘째\n셋째\n") << encoding;
    // U+0D0A and U+0A0D have the bytes of line ends.
    const auto tricky = readAs(encoded(U"\u0D0Aab\u0A0D\u0D05 cd", "UTF-16BE"), {"UTF-16BE"});
    ASSERT_TRUE(tricky);
    EXPECT_EQ((*tricky)->facts.foldedLineEnds, 0U);
}

TEST(TextFile, LeavesAByteOrderMarkOut) {
    const auto text = readAs("\xEF\xBB\xBF처음");
    ASSERT_TRUE(text);
    EXPECT_EQ(charactersOf(**text), U"처음");
    EXPECT_TRUE((*text)->facts.byteOrderMark);
    EXPECT_EQ((*text)->facts.encoding, "UTF-8");
    EXPECT_EQ(charactersOf("\xEF\xBB\xBF처음", {"UTF-8"}), U"처음");
}

TEST(TextFile, KeepsAMarkInTheMiddle) {
    EXPECT_EQ(charactersOf(encoded(U"a\uFEFFb\uFEFF", "UTF-8")), U"a\uFEFFb\uFEFF");
    EXPECT_EQ(charactersOf(encoded(U"\uFEFF\uFEFFb", "UTF-16LE")), U"\uFEFFb");
}

TEST(TextFile, KeepsCharactersThatTextWidgetsWouldChange) {
    EXPECT_EQ(charactersOf("\xC2\xA0\xE2\x80\xA8\xE2\x80\xA9"
                           "a\xF0\x9F\x98\x80"),
        U"\u00A0\u2028\u2029a\U0001F600");
}

TEST(TextFile, RefusesAnEmptyText) {
    for (const std::string_view bytes : {std::string_view(), std::string_view("\xEF\xBB\xBF"),
             std::string_view("\xFF\xFE"), std::string_view("\xFF\xFE\0\0", 4)}) {
        const auto text = readAs(bytes);
        ASSERT_FALSE(text);
        EXPECT_EQ(text.error().kind, ErrorKind::EmptyText);
        EXPECT_EQ(text.error().subject, "a text");
    }
}

TEST(TextFile, ReadsAFileWithAnAwkwardName) {
    const auto text = readTextFile(temporaryFile("a b%1#한글 😀.txt", "hello"));
    ASSERT_TRUE(text);
    EXPECT_EQ((*text)->facts.name, "a b%1#한글 😀.txt");
    EXPECT_EQ((*text)->size(), 5U);
}

TEST(TextFile, RemembersHowItWasRead) {
    const TextReading reading{"cp949", false, true};
    const auto text = readTextFile(temporaryFile("korean.txt", encoded(U"한글", "windows-949")), reading);
    ASSERT_TRUE(text);
    EXPECT_EQ((*text)->facts.encoding, "CP949");
    EXPECT_TRUE((*text)->facts.reading == reading);
    EXPECT_EQ(charactersOf(**text), U"한글");
}

TEST(TextFile, RefusesWhatIsNotAReadableFile) {
    EXPECT_EQ(readTextFile(testing::TempDir()).error().kind, ErrorKind::NotARegularFile);
    EXPECT_EQ(readTextFile("/nowhere/at/all.txt").error().kind, ErrorKind::FileNotFound);
#ifndef _WIN32
    EXPECT_EQ(readTextFile("/dev/zero").error().kind, ErrorKind::NotARegularFile);
    // Opening a pipe would wait until somebody writes to it.
    const auto pipe = std::filesystem::path(testing::TempDir()) / "a_pipe";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_EQ(readTextFile(pipe).error().kind, ErrorKind::NotARegularFile);
    std::filesystem::remove(pipe);
#endif
}

TEST(TextFile, StatesTheLimitOfATooLargeFile) {
    const auto path = temporaryFile("large.txt", std::string(100'000, 'a'));
    std::filesystem::resize_file(path, largestTextFile + 1); // a hole: nothing is written
    const auto text = readTextFile(path);
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().kind, ErrorKind::FileTooLarge);
    EXPECT_EQ(text.error().number, static_cast<std::int64_t>(largestTextFile) + 1);
    EXPECT_EQ(text.error().limit, static_cast<std::int64_t>(largestTextFile));
    std::filesystem::remove(path);
}

TEST(TextFile, NoticesThatAFileBecameShorterWhileItWasRead) {
    const auto path = temporaryFile("shrinking.txt", std::string(20u << 20, 'a'));
    const auto shrink = [&path](double) {
        std::filesystem::resize_file(path, 10);
        return true;
    };
    const auto text = readTextFile(path, {}, shrink);
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().kind, ErrorKind::FileUnreadable);
    EXPECT_FALSE(text.error().detail.empty());
    std::filesystem::remove(path);
}

TEST(TextFile, HoldsNoMoreThanTheTokens) {
    for (const std::string_view line : {"a\r\n", "\xE1\x84\x92\xE1\x85\xA1\xE1\x86\xAB", "abc"}) {
        std::string bytes;
        for (int i = 0; i < 100'000; ++i)
            bytes += line;
        const auto text = readAs(bytes);
        ASSERT_TRUE(text);
        EXPECT_LE((*text)->tokens.capacity(), (*text)->size() * 5 / 4);
    }
}

TEST(TextFile, TreatsWhatTheUserTypesAsTheText) {
    const std::u32string typed = U"\u1112\u1161\u11AB\r\ne\u0301";
    TextFacts facts;
    EXPECT_EQ(readAsText(typed, facts), U"한\né");
    facts.reading.compose = false;
    EXPECT_EQ(readAsText(typed, facts), U"\u1112\u1161\u11AB\ne\u0301");
}

} // namespace
} // namespace headlight
