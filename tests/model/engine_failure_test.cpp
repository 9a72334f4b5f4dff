// SPDX-License-Identifier: GPL-3.0-or-later
// Protects against absurd learning rates and refused settings: the error names the step, the last finite
// weights stay, and nothing is thrown across the engine's interface.
#include "tests/support/engine_runs.h"
#include "tests/support/model_texts.h"

#include <gtest/gtest.h>

#include <cmath>

namespace headlight {
namespace {

using test_support::finish;
using test_support::newRun;
using test_support::walk;

RunSettings withRate(double rate) {
    RunSettings settings;
    settings.learningRate = rate;
    settings.steps = 50;
    settings.evalInterval = 100;
    settings.evalIters = 2;
    return settings;
}

void expectUsable(const TrainingRun &run) {
    const auto trace = run.trace(WeightsOf::Present, test_support::firstTokens(*walk(), 16));
    ASSERT_TRUE(trace);
    for (const float weight : trace->weights.values) {
        ASSERT_TRUE(std::isfinite(weight));
    }
    for (const float logit : trace->logits.values) {
        ASSERT_TRUE(std::isfinite(logit));
    }
    GenerationRequest request;
    request.prompt = {0};
    request.tokens = 30;
    EXPECT_EQ(test_support::generated(run, request).size(), 30U);
}

TEST(EngineFailure, AnAbsurdRateStopsWithTheStepAndKeepsFiniteWeights) {
    const auto run = newRun(walk(), withRate(1e30));
    const auto record = finish(*run);
    ASSERT_TRUE(record.error);
    EXPECT_EQ(record.error->kind, ErrorKind::NonFiniteLoss);
    EXPECT_EQ(record.error->number, 1);  // the first loss after the first update
    ASSERT_EQ(record.losses.size(), 1U); // the finite one is not lost
    EXPECT_TRUE(std::isfinite(record.losses[0].loss));
    EXPECT_EQ(run->step(), 0); // the weights are those before the update that broke them
    expectUsable(*run);
}

TEST(EngineFailure, TheWeightsAfterAFailureAreThoseOfTheStepThatIsNamed) {
    const auto run = newRun(walk(), withRate(1e30));
    const auto probe = test_support::firstTokens(*walk(), 16);
    const auto initial = run->attention(WeightsOf::Initial, probe);
    finish(*run);
    const auto present = run->attention(WeightsOf::Present, probe);
    ASSERT_TRUE(initial && present);
    EXPECT_EQ(initial->values, present->values);
}

TEST(EngineFailure, EveryLaterCallGivesTheSameError) {
    const auto run = newRun(walk(), withRate(1e30));
    const auto first = finish(*run);
    ASSERT_TRUE(first.error);
    run->setSteps(1000);
    for (int i = 0; i < 3; ++i) {
        const auto again = run->advance();
        ASSERT_FALSE(again);
        EXPECT_EQ(again.error().kind, ErrorKind::NonFiniteLoss);
        EXPECT_EQ(again.error().number, first.error->number);
    }
    expectUsable(*run);
}

TEST(EngineFailure, NoUserEverSeesBrokenWeights) {
    // After each unit, also after the very last step of a run: whatever is shown is finite.
    for (const std::int64_t steps : {1, 2, 5}) {
        RunSettings settings = withRate(1e20);
        settings.steps = steps;
        const auto run = newRun(walk(), settings);
        for (auto progress = run->advance(); progress && !progress->finished; progress = run->advance()) {
            expectUsable(*run);
        }
        expectUsable(*run);
    }
}

TEST(EngineFailure, AnEvaluationThatMeetsANonFiniteLossStopsToo) {
    RunSettings settings = withRate(1e30);
    settings.evalInterval = 1;
    const auto run = newRun(walk(), settings);
    const auto record = finish(*run);
    ASSERT_TRUE(record.error);
    EXPECT_EQ(record.error->kind, ErrorKind::NonFiniteLoss);
    EXPECT_EQ(record.evaluations.size(), 1U);
    expectUsable(*run);
}

TEST(EngineFailure, ALargeButBearableRateGoesOn) {
    const auto run = newRun(walk(), withRate(0.5));
    const auto record = finish(*run);
    EXPECT_FALSE(record.error);
    EXPECT_EQ(record.losses.size(), 50U);
}

ErrorKind refusalOf(const RunSettings &settings) {
    const auto run = test_support::engine().createRun(walk(), settings);
    EXPECT_FALSE(run);
    return run ? ErrorKind::Internal : run.error().kind;
}

TEST(EngineFailure, SettingsOutOfRangeAreRefused) {
    RunSettings settings;
    settings.learningRate = -1;
    EXPECT_EQ(refusalOf(settings), ErrorKind::SettingOutOfRange);
    settings = RunSettings();
    settings.batchSize = 0;
    EXPECT_EQ(refusalOf(settings), ErrorKind::SettingOutOfRange);
}

TEST(EngineFailure, CudaIsRefusedWhereThereIsNone) {
    if (test_support::engine().info().cudaAvailable) {
        GTEST_SKIP() << "this machine has it";
    }
    RunSettings settings;
    settings.device = DeviceChoice::Cuda;
    EXPECT_EQ(refusalOf(settings), ErrorKind::DeviceUnavailable);
    settings.device = DeviceChoice::Automatic;
    EXPECT_EQ(newRun(walk(), settings)->description().device, "cpu");
}

TEST(EngineFailure, TheEngineNamesItsLibraries) {
    const EngineInfo info = test_support::engine().info();
    EXPECT_FALSE(info.torchVersion.empty());
    EXPECT_FALSE(info.blas.empty());
    EXPECT_EQ(info.blas.find("OpenBLAS") != std::string::npos && info.referenceBlas, false);
}

} // namespace
} // namespace headlight
