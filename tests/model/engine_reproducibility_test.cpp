// SPDX-License-Identifier: GPL-3.0-or-later
// Protects one promise: the same seed gives the same run to the last bit, whatever is looked at in between.
#include "tests/support/engine_runs.h"
#include "tests/support/model_texts.h"

#include <gtest/gtest.h>

namespace headlight {
namespace {

using test_support::newRun;
using test_support::RunRecord;
using test_support::walk;

RunSettings settings() {
    RunSettings settings;
    settings.steps = 25;
    settings.evalInterval = 8;
    settings.evalIters = 3;
    return settings;
}

void expectSame(const RunRecord &a, const RunRecord &b) {
    ASSERT_EQ(a.losses.size(), b.losses.size());
    for (std::size_t i = 0; i < a.losses.size(); ++i) {
        EXPECT_EQ(a.losses[i].loss, b.losses[i].loss) << i;
    }
    ASSERT_EQ(a.evaluations.size(), b.evaluations.size());
    for (std::size_t i = 0; i < a.evaluations.size(); ++i) {
        EXPECT_EQ(a.evaluations[i].train, b.evaluations[i].train) << i;
        EXPECT_EQ(a.evaluations[i].validation, b.evaluations[i].validation) << i;
    }
}

GenerationRequest someText(std::optional<std::uint64_t> seed) {
    GenerationRequest request;
    request.prompt = {0};
    request.tokens = 20;
    request.seed = seed;
    return request;
}

void append(RunRecord &all, const Outcome<Progress> &progress) {
    ASSERT_TRUE(progress);
    if (progress->miniBatch) {
        all.losses.push_back(*progress->miniBatch);
    }
    if (progress->evaluation) {
        all.evaluations.push_back(*progress->evaluation);
    }
    all.finished = progress->finished;
}

/// A user who clicks between any two units.
RunRecord finishWithClicks(TrainingRun &run) {
    RunRecord record;
    const auto probe = test_support::firstTokens(*walk(), 16);
    for (int unit = 0; !record.finished; ++unit) {
        EXPECT_TRUE(run.attention(WeightsOf::Present, probe));
        EXPECT_TRUE(run.trace(WeightsOf::Initial, probe));
        if (unit % 3 == 0) {
            test_support::generated(run, someText(std::nullopt));
            test_support::generated(run, someText(99));
        }
        if (unit % 10 == 0) { // another run and the demo draw from LibTorch's own generator
            test_support::finish(*newRun(walk(), [] {
                auto s = settings();
                s.steps = 1;
                return s;
            }()));
            EXPECT_TRUE(test_support::engine().headDemo());
        }
        append(record, run.advance());
    }
    return record;
}

TEST(EngineReproducibility, ClicksInBetweenChangeNothing) {
    const auto plain = newRun(walk(), settings());
    const auto clicked = newRun(walk(), settings());
    expectSame(test_support::finish(*plain), finishWithClicks(*clicked));
    EXPECT_EQ(test_support::generated(*plain, someText(std::nullopt)),
        test_support::generated(*clicked, someText(std::nullopt)));
}

TEST(EngineReproducibility, AnotherSeedGivesAnotherRun) {
    RunSettings other = settings();
    other.seed = 1338;
    const auto a = test_support::finish(*newRun(walk(), settings()));
    const auto b = test_support::finish(*newRun(walk(), other));
    EXPECT_NE(a.losses.front().loss, b.losses.front().loss);
}

TEST(EngineReproducibility, TheLargestSeedIsAccepted) {
    RunSettings largest = settings();
    largest.seed = ~std::uint64_t{0};
    largest.steps = 2;
    const auto a = test_support::finish(*newRun(walk(), largest));
    const auto b = test_support::finish(*newRun(walk(), largest));
    ASSERT_EQ(a.losses.size(), 2U);
    expectSame(a, b);
}

TEST(EngineReproducibility, TwoRunsSideBySideDoNotMix) {
    const auto alone = test_support::finish(*newRun(walk(), settings()));
    const auto first = newRun(walk(), settings());
    const auto second = newRun(walk(), settings());
    RunRecord a;
    RunRecord b;
    while (!a.finished || !b.finished) {
        append(a, first->advance());
        append(b, second->advance());
    }
    expectSame(alone, a);
    expectSame(alone, b);
}

TEST(EngineReproducibility, TheInitialWeightsAreKeptForNewProbes) {
    const auto fresh = newRun(walk(), settings());
    const auto trained = newRun(walk(), settings());
    test_support::finish(*trained);
    const std::vector<TokenId> probe = {4, 9, 1, 1, 0};
    const auto before = fresh->attention(WeightsOf::Present, probe);
    const auto kept = trained->attention(WeightsOf::Initial, probe);
    const auto now = trained->attention(WeightsOf::Present, probe);
    ASSERT_TRUE(before && kept && now);
    EXPECT_EQ(before->values, kept->values);
    EXPECT_NE(now->values, kept->values);
}

} // namespace
} // namespace headlight
