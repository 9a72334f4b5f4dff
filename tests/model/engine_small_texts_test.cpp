// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the texts that break character models: too short, without a validation window, of one or two
// symbols.
#include "tests/support/engine_runs.h"
#include "tests/support/model_texts.h"

#include <gtest/gtest.h>

#include <cmath>

namespace headlight {
namespace {

using test_support::documentOf;
using test_support::finish;
using test_support::newRun;

RunSettings someSteps(std::int64_t steps) {
    RunSettings settings;
    settings.steps = steps;
    settings.evalInterval = 5;
    settings.evalIters = 3;
    return settings;
}

std::u32string letters(std::size_t length) {
    return test_support::walkText(length);
}

TEST(EngineSmallTexts, A160CharacterTextTrainsWithoutValidation) {
    const auto run = newRun(documentOf(letters(160)), someSteps(12));
    EXPECT_FALSE(run->description().hasValidation);
    const auto record = finish(*run);
    ASSERT_FALSE(record.error);
    ASSERT_EQ(record.evaluations.size(), 4U);
    for (const Evaluation &evaluation : record.evaluations) {
        EXPECT_TRUE(std::isfinite(evaluation.train));
        EXPECT_FALSE(evaluation.validation);
    }
}

TEST(EngineSmallTexts, A161CharacterTextHasOneValidationWindow) {
    const auto run = newRun(documentOf(letters(161)), someSteps(12));
    EXPECT_TRUE(run->description().hasValidation);
    RunSettings one = someSteps(1);
    one.evalIters = 1;
    const auto first = finish(*newRun(documentOf(letters(161)), one));
    one.evalIters = 4;
    const auto second = finish(*newRun(documentOf(letters(161)), one));
    ASSERT_TRUE(first.evaluations.at(0).validation && second.evaluations.at(0).validation);
    // Every validation window is the only one, so every batch gives the same loss.
    EXPECT_NEAR(*first.evaluations[0].validation, *second.evaluations[0].validation, 1e-6);
    EXPECT_FALSE(finish(*run).error);
}

TEST(EngineSmallTexts, ATextTooShortToTrainStillGivesAModelToLookAt) {
    const auto text = documentOf(letters(17)); // 15 to train on: no window of 17
    const auto run = newRun(text, someSteps(5));
    const auto progress = run->advance();
    ASSERT_FALSE(progress);
    EXPECT_EQ(progress.error().kind, ErrorKind::TextTooShortToTrain);
    EXPECT_EQ(progress.error().number, 17);
    EXPECT_EQ(progress.error().limit, 19);
    EXPECT_EQ(run->step(), 0);
    EXPECT_TRUE(run->trace(WeightsOf::Present, test_support::firstTokens(*text, 16)));
}

TEST(EngineSmallTexts, TheShortestTrainableTextTrains) {
    const auto record = finish(*newRun(documentOf(letters(19)), someSteps(5)));
    EXPECT_FALSE(record.error);
    EXPECT_EQ(record.losses.size(), 5U);
}

TEST(EngineSmallTexts, OneSymbolHasLossExactlyZero) {
    const auto run = newRun(documentOf(std::u32string(300, U'a')), someSteps(6));
    const auto record = finish(*run);
    ASSERT_FALSE(record.error);
    ASSERT_EQ(record.losses.size(), 6U);
    for (const LossPoint &point : record.losses) {
        EXPECT_EQ(point.loss, 0.0);
    }
    for (const Evaluation &evaluation : record.evaluations) {
        EXPECT_EQ(evaluation.train, 0.0);
        EXPECT_EQ(evaluation.validation, 0.0);
    }
    GenerationRequest request;
    request.prompt = {0};
    request.tokens = 5;
    EXPECT_EQ(test_support::generated(*run, request), std::vector<TokenId>(5, 0));
}

TEST(EngineSmallTexts, TwoSymbolsStartNearLogTwo) {
    std::u32string text;
    for (const char32_t character : letters(1000)) {
        text += character < U'f' ? U'a' : U'b';
    }
    const auto record = finish(*newRun(documentOf(text), someSteps(1)));
    ASSERT_EQ(record.losses.size(), 1U);
    EXPECT_NEAR(record.losses[0].loss, std::log(2.0), 0.25);
}

TEST(EngineSmallTexts, ABlockOfOneWorks) {
    RunSettings settings = someSteps(6);
    settings.blockSize = 1;
    settings.batchSize = 1;
    settings.nEmbd = 1;
    const auto run = newRun(documentOf(letters(200)), settings);
    EXPECT_FALSE(finish(*run).error);
    const auto trace = run->trace(WeightsOf::Present, {3});
    ASSERT_TRUE(trace);
    EXPECT_EQ(trace->weights.values, std::vector<float>{1.0F});
    for (const Check &check : trace->checks) {
        EXPECT_TRUE(check.passed) << static_cast<int>(check.kind);
    }
}

} // namespace
} // namespace headlight
