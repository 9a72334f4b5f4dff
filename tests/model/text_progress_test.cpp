// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: opening a large text tells how far it is, can be given up at any moment and then leaves nothing.
#include "tests/model/encoded_text.h"

#include <gtest/gtest.h>

#include <fstream>
#include <vector>

namespace headlight {
namespace {

/// Five megabytes that go through every part of the work: decomposed, with other line ends.
std::string largeText(const char *encoding) {
    const std::u32string korean = U"\u1112\u1161\u11AB\u1100\u1173\u11AF cafe\u0301\r\n";
    const std::u32string plain = U"한글 text, composed already\r\n";
    const bool cp949 = encoding == std::string("windows-949");
    const std::string line = encoded(cp949 ? plain : korean, encoding);
    std::string bytes;
    while (bytes.size() < 5'000'000)
        bytes += line;
    return bytes;
}

class TextProgress : public testing::TestWithParam<const char *> {
protected:
    void SetUp() override { std::ofstream(path, std::ios::binary) << largeText(GetParam()); }
    void TearDown() override { std::filesystem::remove(path); }

    static std::string name() { // its own: other tests run at the same time
        const auto *info = testing::UnitTest::GetInstance()->current_test_info();
        return std::string(info->name()).substr(0, 5) + GetParam() + ".txt";
    }
    const std::filesystem::path path = std::filesystem::path(testing::TempDir()) / name();
};

TEST_P(TextProgress, TellsInSmallStepsAndNeverLess) {
    std::vector<double> told;
    const auto text = readTextFile(path, {}, [&told](double share) {
        told.push_back(share);
        return true;
    });
    ASSERT_TRUE(text);
    ASSERT_GT(told.size(), 10U);
    EXPECT_GE(told.front(), 0);
    EXPECT_LE(told.back(), 1);
    for (std::size_t i = 1; i < told.size(); ++i) {
        EXPECT_GE(told[i], told[i - 1]);
        EXPECT_LT(told[i] - told[i - 1], 0.25);
    }
}

TEST_P(TextProgress, CanBeGivenUpAtEveryStep) {
    int steps = 0;
    ASSERT_TRUE(readTextFile(path, {}, [&steps](double) { return ++steps > 0; }));
    for (int last = 1; last <= steps; ++last) {
        int calls = 0;
        const auto text = readTextFile(path, {}, [&calls, last](double) { return ++calls < last; });
        ASSERT_FALSE(text) << last;
        EXPECT_EQ(text.error().kind, ErrorKind::Cancelled);
        EXPECT_EQ(calls, last) << "it went on after it was given up";
    }
}

INSTANTIATE_TEST_SUITE_P(Encodings, TextProgress, testing::Values("UTF-8", "windows-949", "UTF-16LE"));

TEST(TextProgressOfBytes, AsksEvenForALittleText) {
    TextFacts facts;
    facts.name = "a text";
    const auto text = readTextBytes("abc", facts, [](double) { return false; });
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().kind, ErrorKind::Cancelled);
}

} // namespace
} // namespace headlight
