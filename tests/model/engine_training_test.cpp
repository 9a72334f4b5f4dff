// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the training loop: the chapter's schedule, changes of the number of steps, micro-batched runs, and
// that a head learns a pattern it can only learn by attention.
#include "model/text/pattern_text.h"
#include "model/text/probe.h"
#include "tests/support/engine_runs.h"
#include "tests/support/model_texts.h"

#include <gtest/gtest.h>

namespace headlight {
namespace {

using test_support::advanceTo;
using test_support::finish;
using test_support::newRun;
using test_support::RunRecord;
using test_support::walk;

RunSettings quick(std::int64_t steps, std::int64_t interval) {
    RunSettings settings;
    settings.batchSize = 4;
    settings.blockSize = 6;
    settings.nEmbd = 8;
    settings.steps = steps;
    settings.evalInterval = interval;
    settings.evalIters = 2;
    return settings;
}

std::vector<std::int64_t> evaluatedSteps(const RunRecord &record) {
    std::vector<std::int64_t> steps;
    for (const Evaluation &evaluation : record.evaluations) {
        steps.push_back(evaluation.step);
    }
    return steps;
}

using Steps = std::vector<std::int64_t>;

TEST(EngineTraining, EvaluatesWhenTheChapterDoes) {
    EXPECT_EQ(evaluatedSteps(finish(*newRun(walk(), quick(10, 4)))), (Steps{0, 4, 8, 9}));
    EXPECT_EQ(evaluatedSteps(finish(*newRun(walk(), quick(9, 4)))), (Steps{0, 4, 8}));
    EXPECT_EQ(evaluatedSteps(finish(*newRun(walk(), quick(1, 4)))), (Steps{0}));
}

TEST(EngineTraining, EveryStepGivesOneLossAndTheEvaluationComesFirst) {
    const auto run = newRun(walk(), quick(10, 4));
    const auto first = run->advance();
    ASSERT_TRUE(first);
    EXPECT_FALSE(first->miniBatch);
    EXPECT_EQ(first->step, 0);
    const RunRecord record = finish(*run);
    ASSERT_EQ(record.losses.size(), 10U);
    for (std::size_t i = 0; i < record.losses.size(); ++i) {
        EXPECT_EQ(record.losses[i].step, static_cast<std::int64_t>(i));
        EXPECT_GT(record.losses[i].loss, 0);
    }
    EXPECT_TRUE(record.finished);
    EXPECT_EQ(run->step(), 10);
}

TEST(EngineTraining, AnEvaluationReportsItsProgress) {
    RunSettings settings; // the chapter's: 400 batches do not fit in one unit
    settings.steps = 1;
    const auto run = newRun(walk(), settings);
    std::int64_t last = 0;
    int units = 0;
    for (auto progress = run->advance(); progress && !progress->evaluation;
         progress = run->advance(), ++units) {
        EXPECT_EQ(progress->toEvaluate, 400);
        EXPECT_GT(progress->evaluated, last);
        last = progress->evaluated;
    }
    EXPECT_GT(units, 0);
    EXPECT_EQ(run->step(), 0);
    const auto step = run->advance();
    ASSERT_TRUE(step);
    EXPECT_EQ(step->toEvaluate, 0);
    EXPECT_TRUE(step->miniBatch);
}

TEST(EngineTraining, AFinishedRunDoesNothingMore) {
    const auto run = newRun(walk(), quick(3, 4));
    finish(*run);
    const auto before = run->attention(WeightsOf::Present, {0, 1, 2});
    const auto again = run->advance();
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->finished);
    EXPECT_FALSE(again->miniBatch);
    EXPECT_EQ(run->step(), 3);
    const auto after = run->attention(WeightsOf::Present, {0, 1, 2});
    ASSERT_TRUE(before && after);
    EXPECT_EQ(before->values, after->values);
}

TEST(EngineTraining, MoreStepsGoOnWithoutRepeatingAnEvaluation) {
    const auto run = newRun(walk(), quick(9, 4));
    finish(*run); // evaluated at 0, 4, 8
    run->setSteps(12);
    EXPECT_EQ(run->steps(), 12);
    EXPECT_EQ(run->description().settings.steps, 12);
    const RunRecord more = finish(*run);
    EXPECT_EQ(evaluatedSteps(more), (Steps{11}));
    EXPECT_EQ(more.losses.size(), 3U);
    EXPECT_EQ(more.losses.front().step, 9);
}

TEST(EngineTraining, OneMoreStepAfterTheLastEvaluationIsEvaluatedOnce) {
    const auto run = newRun(walk(), quick(8, 4));
    EXPECT_EQ(evaluatedSteps(finish(*run)), (Steps{0, 4, 7}));
    run->setSteps(8); // nothing new
    EXPECT_TRUE(finish(*run).evaluations.empty());
    run->setSteps(9);
    EXPECT_EQ(evaluatedSteps(finish(*run)), (Steps{8}));
}

TEST(EngineTraining, FewerStepsThanDoneCountAsDone) {
    const auto run = newRun(walk(), quick(20, 40));
    advanceTo(*run, 5);
    run->setSteps(2);
    EXPECT_EQ(run->steps(), 5);
    EXPECT_TRUE(finish(*run).losses.empty());
    EXPECT_EQ(run->step(), 5);
}

TEST(EngineTraining, ALargeBatchIsCutIntoSeveralUnits) {
    RunSettings settings;
    settings.batchSize = 1024; // walk_large.json holds the figures of this run
    settings.evalIters = 1;
    const auto run = newRun(walk(), settings);
    int units = 0;
    for (auto progress = run->advance(); progress && !progress->miniBatch; progress = run->advance()) {
        units += progress->toEvaluate == 0 && !progress->evaluation ? 1 : 0;
        EXPECT_EQ(run->step(), 0);
    }
    EXPECT_GE(units, 1); // the last unit of the step brought its loss
    EXPECT_EQ(run->step(), 1);
}

TEST(EngineTraining, TheStepsMayChangeInTheMiddleOfACutStep) {
    RunSettings settings;
    settings.batchSize = 1024;
    settings.steps = 5;
    settings.evalIters = 1;
    const auto run = newRun(walk(), settings);
    for (auto progress = run->advance(); progress && !progress->evaluation; progress = run->advance()) {
    }
    const auto started = run->advance();
    ASSERT_TRUE(started);
    ASSERT_FALSE(started->miniBatch);
    run->setSteps(0); // the step under way is still finished
    const RunRecord record = finish(*run);
    EXPECT_EQ(record.losses.size(), 1U);
    EXPECT_EQ(run->step(), 1);
    EXPECT_EQ(run->steps(), 1);
}

TEST(EngineTraining, OneHeadLearnsAPatternByAttention) {
    const PatternRule rule; // k = 3, R = 8
    const auto text = test_support::documentOf(makePatternText(rule));
    RunSettings settings;
    settings.steps = 300;
    settings.evalInterval = 300;
    settings.evalIters = 1;
    const auto run = newRun(text, settings);
    ASSERT_FALSE(finish(*run).error);
    const auto wei = run->attention(WeightsOf::Present, defaultProbe(*text, 16).tokens);
    ASSERT_TRUE(wei);
    ASSERT_EQ(wei->rows, 16U);
    double sum = 0;
    for (std::size_t row = 2; row < 16; ++row) {
        sum += (*wei)(row, row - 2);
    }
    EXPECT_GT(sum / 14, 0.95); // PyTorch: 0.995
}

} // namespace
} // namespace headlight
