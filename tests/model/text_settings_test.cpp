// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: the exact limits of what can be trained, and which settings are refused by name.
#include "model/text/settings.h"

#include <gtest/gtest.h>

namespace headlight {
namespace {

TextDocumentPtr textOf(std::size_t length) {
    return makeTextDocument(std::u32string(length, U'x'), {});
}

TEST(TextSettings, AcceptsTheChaptersDefaults) {
    EXPECT_FALSE(checkSettings(RunSettings{}, 65));
}

TEST(TextSettings, NamesTheSettingThatIsOutOfRange) {
    RunSettings settings;
    settings.batchSize = 0;
    const auto error = checkSettings(settings, 65);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->kind, ErrorKind::SettingOutOfRange);
    EXPECT_EQ(error->subject, "batch-size");
    EXPECT_EQ(error->detail, "1 .. 1024");
}

TEST(TextSettings, RefusesRatesThatAreNotPositiveNumbers) {
    for (const double rate :
        {0.0, -1e-3, std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
        RunSettings settings;
        settings.learningRate = rate;
        ASSERT_TRUE(checkSettings(settings, 65)) << rate;
        EXPECT_EQ(checkSettings(settings, 65)->subject, "learning-rate");
    }
    RunSettings absurd;
    absurd.learningRate = 1e30;
    EXPECT_FALSE(checkSettings(absurd, 65));
}

TEST(TextSettings, RefusesAModelWhoseLogitsWouldNotBeBounded) {
    RunSettings settings;
    settings.batchSize = 1024;
    settings.blockSize = 256;
    EXPECT_FALSE(checkSettings(settings, 1000));
    const auto error = checkSettings(settings, 2000);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->kind, ErrorKind::ModelTooLarge);
}

TEST(TextSettings, RefusesAWindowThatAloneWouldTakeTooLong) {
    RunSettings settings;
    settings.batchSize = 1;
    settings.blockSize = 256;
    settings.nEmbd = 512;
    EXPECT_FALSE(checkSettings(settings, 2000));
    const auto error = checkSettings(settings, 11172);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->kind, ErrorKind::ModelTooLarge);
    EXPECT_GT(error->number, error->limit);
}

TEST(TextSettings, TrainingNeedsNineteenCharactersAtTheChaptersBlockSize) {
    EXPECT_FALSE(checkTrainable(*textOf(19), 16));
    for (const std::size_t length : {1U, 15U, 17U, 18U}) {
        const auto error = checkTrainable(*textOf(length), 16);
        ASSERT_TRUE(error) << length;
        EXPECT_EQ(error->number, static_cast<std::int64_t>(length));
        EXPECT_EQ(error->limit, 19);
    }
}

TEST(TextSettings, OffersABlockSizeThatReallyFits) {
    for (std::size_t length = 1; length < 19; ++length) {
        const auto text = textOf(length);
        const auto error = checkTrainable(*text, 16);
        ASSERT_TRUE(error) << length;
        if (error->other > 0) {
            EXPECT_FALSE(checkTrainable(*text, error->other)) << length;
        } else {
            EXPECT_TRUE(checkTrainable(*text, 1)) << length;
        }
    }
}

TEST(TextSettings, AValidationCurveNeeds161Characters) {
    EXPECT_FALSE(hasValidationWindow(*textOf(160), 16));
    EXPECT_TRUE(hasValidationWindow(*textOf(161), 16));
}

} // namespace
} // namespace headlight
