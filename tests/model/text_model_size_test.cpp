// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the limits on a model's size: what a step must do in one go stays bounded, and what schools use is
// never refused.
#include "model/text/settings.h"

#include <gtest/gtest.h>

namespace headlight {
namespace {

RunSettings sized(std::int64_t batchSize, std::int64_t blockSize, std::int64_t nEmbd) {
    RunSettings settings;
    settings.batchSize = batchSize;
    settings.blockSize = blockSize;
    settings.nEmbd = nEmbd;
    return settings;
}

constexpr std::size_t allSyllables = 11172; // of modern Hangul

TEST(TextModelSize, CountsParametersAsTheChapterPrintsThem) {
    EXPECT_EQ(parameterCount(RunSettings{}, 65), 21697); // 0.022M
}

TEST(TextModelSize, AcceptsEveryHangulSyllableAtOnce) {
    EXPECT_FALSE(checkSettings(sized(93, 256, 160), allSyllables));
    EXPECT_FALSE(checkSettings(sized(1024, 16, 64), allSyllables));
    EXPECT_FALSE(checkSettings(sized(64, 16, 512), allSyllables));
}

TEST(TextModelSize, RefusesAWindowOfTooManyLogits) {
    EXPECT_FALSE(checkSettings(sized(1, 256, 16), 16'384));
    const auto error = checkSettings(sized(1, 256, 16), 16'385);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->detail, "T * V");
    EXPECT_EQ(error->limit, setting_limits::mostWindowLogits);
}

TEST(TextModelSize, RefusesMoreParametersThanAnUpdateCanPassOver) {
    EXPECT_FALSE(checkSettings(sized(1, 1, 512), 15'000));
    const auto error = checkSettings(sized(1, 1, 512), 100'000);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->kind, ErrorKind::ModelTooLarge);
    EXPECT_EQ(error->number, parameterCount(sized(1, 1, 512), 100'000));
    EXPECT_EQ(error->limit, setting_limits::mostParameters);
}

} // namespace
} // namespace headlight
