// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the promise that a run put away at any moment and taken up again goes on to the last bit as if
// nothing had happened: losses, evaluations, weights, moments, random stream and generated text.
#include "model/engine/random_state.h"
#include "model/engine/state_values.h"
#include "model/engine/trainer.h"
#include "tests/support/engine_runs.h"
#include "tests/support/model_texts.h"

#include <ATen/CPUGeneratorImpl.h>
#include <gtest/gtest.h>
#include <torch/utils.h>

#include <cmath>

namespace headlight {
namespace {

using test_support::difference;
using test_support::finish;
using test_support::newRun;
using test_support::openedRun;
using test_support::savedFrom;
using test_support::walk;

RunSettings quick() {
    RunSettings settings = test_support::smallRun();
    settings.threads = 1;
    return settings;
}

/// Evaluations and steps of several units each, so that there is something to interrupt.
RunSettings cut() {
    RunSettings settings;
    settings.batchSize = 1024;
    settings.steps = 3;
    settings.evalInterval = 2;
    settings.evalIters = 2;
    settings.threads = 2;
    return settings;
}

std::vector<TokenId> continuation(const TrainingRun &run) {
    GenerationRequest request;
    request.prompt = {0};
    request.tokens = 40;
    return test_support::generated(run, request);
}

void expectSameEnd(const TrainingRun &run, const TrainingRun &expected) {
    EXPECT_EQ(difference(savedFrom(run), savedFrom(expected)), "");
    EXPECT_EQ(continuation(run), continuation(expected));
}

/// Advances by at most `units`; returns how many were done.
int advanceUnits(TrainingRun &run, int units) {
    for (int unit = 0; unit < units; ++unit) {
        const auto progress = run.advance();
        if (!progress || progress->finished) {
            return unit;
        }
    }
    return units;
}

/// Interrupts a run after every number of units (every `stride`-th of them) and finishes it in another one.
void interruptEverywhere(const RunSettings &settings, int stride = 1) {
    const auto whole = newRun(walk(), settings);
    ASSERT_FALSE(finish(*whole).error);
    int interrupted = 0;
    for (int units = 0;; units += stride) {
        SCOPED_TRACE(testing::Message() << "after " << units << " units");
        const auto first = newRun(walk(), settings);
        const bool over = advanceUnits(*first, units) < units;
        const auto second = openedRun(walk(), savedFrom(*first));
        EXPECT_EQ(second->step(), first->step());
        ASSERT_FALSE(finish(*second).error);
        expectSameEnd(*second, *whole);
        interrupted += over ? 0 : 1;
        if (over || testing::Test::HasFailure()) {
            break;
        }
    }
    EXPECT_GT(interrupted, 5 / stride);
}

class EngineResumeThreads : public testing::TestWithParam<int> {};

TEST_P(EngineResumeThreads, GoesOnFromEveryUnit) {
    RunSettings settings = quick();
    settings.threads = GetParam();
    interruptEverywhere(settings);
}

INSTANTIATE_TEST_SUITE_P(Threads, EngineResumeThreads, testing::Values(1, 2, 3));

TEST(EngineResume, GoesOnWithEverySwitch) {
    for (int switches = 0; switches < 8; ++switches) {
        SCOPED_TRACE(testing::Message() << "switches " << switches);
        RunSettings settings = quick();
        settings.scale = (switches & 1) != 0;
        settings.mask = (switches & 2) != 0;
        settings.position = (switches & 4) != 0;
        interruptEverywhere(settings, 5);
    }
}

TEST(EngineResume, GoesOnFromTheMiddleOfAnEvaluationAndOfACutStep) {
    interruptEverywhere(cut());
}

TEST(EngineResume, ManyInterruptionsAreAsGoodAsNone) {
    const auto whole = newRun(walk(), quick());
    finish(*whole);
    auto run = newRun(walk(), quick());
    // Two units at a time, and every evaluation of this run is one unit: it always gets further.
    while (advanceUnits(*run, 2) == 2) {
        run = openedRun(walk(), savedFrom(*run));
    }
    expectSameEnd(*run, *whole);
}

TEST(EngineResume, TheChaptersModelGoesOn) {
    RunSettings settings;
    settings.steps = 30;
    settings.evalInterval = 20;
    settings.evalIters = 3;
    const auto whole = newRun(walk(), settings);
    finish(*whole);
    const auto first = newRun(walk(), settings);
    test_support::advanceTo(*first, 20);
    const auto second = openedRun(walk(), savedFrom(*first));
    finish(*second);
    expectSameEnd(*second, *whole);
}

TEST(EngineResume, SavingInBetweenChangesNothing) {
    for (const RunSettings &settings : {quick(), cut()}) {
        const auto plain = newRun(walk(), settings);
        const auto saved = newRun(walk(), settings);
        finish(*plain);
        do {
            savedFrom(*saved);
        } while (advanceUnits(*saved, 1) == 1);
        expectSameEnd(*saved, *plain);
    }
}

TEST(EngineResume, WhatIsOpenedIsWhatWasSaved) {
    for (const int units : {0, 1, 4, 9, 100}) {
        const auto run = newRun(walk(), quick());
        advanceUnits(*run, units);
        const Checkpoint saved = savedFrom(*run);
        EXPECT_EQ(difference(savedFrom(*openedRun(walk(), saved)), saved), "") << units;
    }
}

TEST(EngineResume, AFinishedRunGoesOnWithMoreSteps) {
    RunSettings longer = quick();
    longer.steps = 20;
    const auto stretched = newRun(walk(), quick());
    finish(*stretched);
    const Checkpoint saved = savedFrom(*stretched);
    stretched->setSteps(20);
    finish(*stretched);
    const auto opened = openedRun(walk(), saved);
    EXPECT_TRUE(finish(*opened).losses.empty());
    opened->setSteps(20);
    finish(*opened);
    expectSameEnd(*opened, *stretched);
    EXPECT_EQ(opened->description().settings, longer);
}

TEST(EngineResume, TheStepsAreNeverFewerThanThoseDone) {
    const auto run = newRun(walk(), quick());
    test_support::advanceTo(*run, 8);
    Checkpoint saved = savedFrom(*run);
    saved.settings.steps = 3;
    const auto opened = openedRun(walk(), saved);
    EXPECT_EQ(opened->steps(), 8);
    EXPECT_EQ(opened->description().settings.steps, 8);
}

TEST(EngineResume, BeforeAndNowAreKept) {
    const auto run = newRun(walk(), quick());
    finish(*run);
    const auto opened = openedRun(walk(), savedFrom(*run));
    const auto probe = test_support::firstTokens(*walk(), 7);
    for (const WeightsOf which : {WeightsOf::Initial, WeightsOf::Present}) {
        const auto expected = run->trace(which, probe);
        const auto found = opened->trace(which, probe);
        ASSERT_TRUE(expected && found);
        EXPECT_EQ(found->logits.values, expected->logits.values);
        EXPECT_EQ(found->step, expected->step);
    }
}

/// A trainer of the chapter's own way, which a run has on a GPU only.
struct AutogradTraining {
    explicit AutogradTraining(const RunSettings &settings)
        : model(seeded(settings))
        , trainer(model, makeAutogradMethod(model, settings.learningRate), walk(), settings,
              at::detail::getDefaultCPUGenerator().clone()) {}
    AutogradTraining(const RunSettings &settings, const Checkpoint &checkpoint)
        : model(seeded(settings))
        , trainer(model, makeAutogradMethod(model, settings.learningRate), walk(), settings,
              generatorInState(checkpoint.randomState)) {
        putState(checkpoint.weights, model);
        trainer.restore(checkpoint);
    }

    static SingleHeadAttentionLanguageModel seeded(const RunSettings &settings) {
        torch::manual_seed(settings.seed);
        return SingleHeadAttentionLanguageModel(
            ModelOptions{static_cast<std::int64_t>(walk()->vocabularySize()), settings.blockSize,
                settings.nEmbd, settings.scale, settings.mask, settings.position});
    }

    bool advance() { return !trainer.advance().finished; }

    Checkpoint saved() const {
        Checkpoint checkpoint;
        trainer.save(checkpoint);
        checkpoint.weights = stateOf(model);
        return checkpoint;
    }

    SingleHeadAttentionLanguageModel model;
    Trainer trainer;
};

TEST(EngineResume, TheChaptersOwnWayGoesOnToo) {
    for (int switches = 0; switches < 8; ++switches) {
        RunSettings settings = quick();
        settings.scale = (switches & 1) != 0;
        settings.mask = (switches & 2) != 0;
        settings.position = (switches & 4) != 0;
        AutogradTraining whole(settings);
        while (whole.advance()) {
        }
        EXPECT_EQ(whole.saved().optimizer.updates, settings.steps);
        AutogradTraining first(settings);
        while (first.trainer.step() < 6) {
            first.advance();
        }
        AutogradTraining second(settings, first.saved());
        while (second.advance()) {
        }
        EXPECT_EQ(difference(second.saved(), whole.saved()), "") << switches;
    }
}

} // namespace
} // namespace headlight
