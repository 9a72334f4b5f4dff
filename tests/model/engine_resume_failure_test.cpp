// SPDX-License-Identifier: GPL-3.0-or-later
// Protects runs whose loss stopped being finite, before or after they were put away: the step that is shown
// is that of the weights, and training that ended stays ended.
#include "tests/support/engine_runs.h"
#include "tests/support/model_texts.h"

#include <gtest/gtest.h>

#include <limits>

namespace headlight {
namespace {

using test_support::difference;
using test_support::finish;
using test_support::newRun;
using test_support::openedRun;
using test_support::savedFrom;
using test_support::walk;

RunSettings quick(double rate) {
    RunSettings settings = test_support::smallRun();
    settings.learningRate = rate;
    return settings;
}

TEST(EngineResumeFailure, ARunThatEndedStaysEnded) {
    const auto run = newRun(walk(), quick(1e30));
    const auto record = finish(*run);
    ASSERT_TRUE(record.error);
    const Checkpoint saved = savedFrom(*run);
    EXPECT_EQ(saved.nonFiniteStep, record.error->number);
    EXPECT_EQ(saved.step, run->step());
    EXPECT_EQ(saved.losses.miniBatch.size(), record.losses.size());
    const auto opened = openedRun(walk(), saved);
    opened->setSteps(100);
    for (int i = 0; i < 2; ++i) {
        const auto progress = opened->advance();
        ASSERT_FALSE(progress);
        EXPECT_EQ(progress.error().kind, ErrorKind::NonFiniteLoss);
        EXPECT_EQ(progress.error().number, record.error->number);
    }
    opened->setSteps(saved.settings.steps);
    EXPECT_EQ(difference(savedFrom(*opened), saved), "");
}

TEST(EngineResumeFailure, TheStepIsNeverOneThatTheWeightsDoNotHave) {
    const auto run = newRun(walk(), quick(1e-3));
    test_support::advanceTo(*run, 7);
    Checkpoint saved = savedFrom(*run);
    // Moments that break the weights in the first update: one that is checked only by the next step's loss.
    for (float &value : saved.optimizer.firstMoments.back().values) {
        value = std::numeric_limits<float>::infinity();
    }
    const auto opened = openedRun(walk(), saved);
    const auto record = finish(*opened);
    ASSERT_TRUE(record.error);
    EXPECT_EQ(record.error->number, 8);
    EXPECT_EQ(opened->step(), 7);
    const Checkpoint after = savedFrom(*opened);
    EXPECT_EQ(after.weights.front().values, saved.weights.front().values);
    EXPECT_EQ(after.weights.back().values, saved.weights.back().values);
}

TEST(EngineResumeFailure, WeightsBrokenInTheFileKeepTheirStep) {
    const auto run = newRun(walk(), quick(1e-3));
    test_support::advanceTo(*run, 7);
    Checkpoint saved = savedFrom(*run);
    saved.weights.back().values.front() = std::numeric_limits<float>::quiet_NaN();
    const auto opened = openedRun(walk(), saved);
    const auto record = finish(*opened);
    ASSERT_TRUE(record.error);
    EXPECT_EQ(record.error->number, 7);
    EXPECT_EQ(opened->step(), 7); // nothing before it is known
    EXPECT_TRUE(record.losses.empty());
}

TEST(EngineResumeFailure, GeneratingNamesTheParameterThatIsNotFinite) {
    const auto run = newRun(walk(), quick(1e-3));
    const Checkpoint saved = savedFrom(*run);
    GenerationRequest request;
    request.prompt = {0};
    for (std::size_t i = 0; i < saved.weights.size(); ++i) {
        for (const float bad :
            {std::numeric_limits<float>::quiet_NaN(), -std::numeric_limits<float>::infinity()}) {
            Checkpoint broken = saved;
            broken.weights[i].values.back() = bad;
            broken.weights.back().values.front() = bad; // the first one is named
            const auto generation = openedRun(walk(), broken)->generate(request);
            ASSERT_FALSE(generation);
            EXPECT_EQ(generation.error().kind, ErrorKind::NonFiniteWeights);
            EXPECT_EQ(generation.error().subject, saved.weights[i].name);
        }
    }
    EXPECT_TRUE(run->generate(request));
}

} // namespace
} // namespace headlight
