// SPDX-License-Identifier: GPL-3.0-or-later
// Protects generation: prompts of every length, temperatures from 0 to absurd, repeatable seeds, weights
// copied at the click.
#include "tests/support/engine_runs.h"
#include "tests/support/model_texts.h"

#include <gtest/gtest.h>

#include <limits>

namespace headlight {
namespace {

using test_support::generated;

class EngineGeneration : public testing::Test {
protected:
    /// A briefly trained model; shared, since generating changes nothing.
    static const TrainingRun &run() {
        static const std::unique_ptr<TrainingRun> trained = [] {
            RunSettings settings;
            settings.steps = 150;
            settings.evalInterval = 1000;
            settings.evalIters = 1;
            auto made = test_support::newRun(text(), settings);
            test_support::finish(*made);
            return made;
        }();
        return *trained;
    }

    static TextDocumentPtr text() {
        static const TextDocumentPtr made = test_support::documentOf(test_support::walkText(2000));
        return made;
    }

    static std::vector<TokenId> continued(std::vector<TokenId> prompt, double temperature,
        std::optional<std::uint64_t> seed = 5, std::int64_t tokens = 60) {
        GenerationRequest request;
        request.prompt = std::move(prompt);
        request.tokens = tokens;
        request.temperature = temperature;
        request.seed = seed;
        return generated(run(), request);
    }

    /// The most likely token after `tokens`, from the trace.
    static TokenId mostLikelyAfter(const std::vector<TokenId> &tokens) {
        const auto trace = run().trace(WeightsOf::Present, tokens);
        EXPECT_TRUE(trace);
        const Matrix &logits = trace->logits;
        std::size_t best = 0;
        for (std::size_t id = 1; id < logits.cols; ++id) {
            best = logits(logits.rows - 1, id) > logits(logits.rows - 1, best) ? id : best;
        }
        return static_cast<TokenId>(best);
    }
};

TEST_F(EngineGeneration, TemperatureZeroTakesTheMostLikelyEveryTime) {
    const auto tokens = continued({0}, 0.0);
    std::vector<TokenId> window = {0};
    for (const TokenId token : tokens) {
        ASSERT_EQ(token, mostLikelyAfter(window));
        window.push_back(token);
        if (window.size() > 16) {
            window.erase(window.begin());
        }
    }
}

TEST_F(EngineGeneration, TinyTemperaturesAreZero) {
    const auto greedy = continued({0}, 0.0);
    EXPECT_EQ(continued({0}, 1e-30, 1), greedy);
    EXPECT_EQ(continued({0}, 1e-300, 2), greedy);
    EXPECT_EQ(continued({0}, std::numeric_limits<double>::denorm_min(), 3), greedy);
    EXPECT_EQ(continued({0}, 1e-5, std::nullopt), greedy);
}

TEST_F(EngineGeneration, AVeryHighTemperatureIsAFairDie) {
    const auto tokens = continued({0}, 1e6, 5, 1700);
    std::vector<int> count(text()->vocabularySize());
    for (const TokenId token : tokens) {
        ++count.at(token);
    }
    for (const int seen : count) {
        EXPECT_NEAR(seen, 100, 50); // five standard deviations of 1700 throws among 17
    }
}

TEST_F(EngineGeneration, ASeedIsRepeatableAndDecides) {
    EXPECT_EQ(continued({0}, 1.0, 5), continued({0}, 1.0, 5));
    EXPECT_NE(continued({0}, 1.0, 5), continued({0}, 1.0, 6));
    EXPECT_EQ(continued({0}, 1.0, std::nullopt), continued({0}, 1.0, std::nullopt));
}

TEST_F(EngineGeneration, OnlyTheLastBlockOfThePromptCounts) {
    std::vector<TokenId> block = test_support::firstTokens(*text(), 16);
    std::vector<TokenId> longer = {3, 1, 4, 1, 5};
    longer.insert(longer.end(), block.begin(), block.end());
    EXPECT_EQ(continued(longer, 1.0), continued(block, 1.0));
    std::vector<TokenId> changed = block;
    changed.front() = (changed.front() + 1) % 17;
    EXPECT_EQ(continued(changed, 1.0).size(), 60U);
}

TEST_F(EngineGeneration, EveryTokenIsInTheVocabulary) {
    for (const TokenId token : continued({16}, 1.5, 8, 200)) {
        ASSERT_LT(token, text()->vocabularySize());
    }
}

TEST_F(EngineGeneration, TheWeightsAreCopiedAtTheClick) {
    RunSettings settings;
    settings.steps = 40;
    settings.evalInterval = 1000;
    settings.evalIters = 1;
    const auto still = test_support::newRun(text(), settings);
    const auto moving = test_support::newRun(text(), settings);
    GenerationRequest request;
    request.prompt = {0};
    request.tokens = 30;
    auto generation = moving->generate(request);
    ASSERT_TRUE(generation);
    std::vector<TokenId> tokens;
    for (int i = 0; i < 30; ++i) {
        const auto next = (*generation)->advance();
        ASSERT_TRUE(next);
        tokens.push_back(*next);
        ASSERT_TRUE(moving->advance());
    }
    EXPECT_GT(moving->step(), 20);
    EXPECT_EQ((*generation)->step(), 0);
    EXPECT_EQ(tokens, generated(*still, request));
}

TEST_F(EngineGeneration, AGenerationOutlivesItsRun) {
    auto made = test_support::newRun(text(), RunSettings());
    GenerationRequest request;
    request.prompt = {0};
    auto generation = made->generate(request);
    ASSERT_TRUE(generation);
    made.reset();
    EXPECT_TRUE((*generation)->advance());
}

ErrorKind refusal(const TrainingRun &run, std::vector<TokenId> prompt, double temperature) {
    GenerationRequest request;
    request.prompt = std::move(prompt);
    request.temperature = temperature;
    const auto generation = run.generate(request);
    EXPECT_FALSE(generation);
    return generation ? ErrorKind::FileNotFound : generation.error().kind;
}

TEST_F(EngineGeneration, NonsenseIsRefused) {
    EXPECT_EQ(refusal(run(), {}, 1.0), ErrorKind::EmptyProbe);
    EXPECT_EQ(refusal(run(), {0}, -1.0), ErrorKind::SettingOutOfRange);
    EXPECT_EQ(refusal(run(), {0}, std::numeric_limits<double>::quiet_NaN()), ErrorKind::SettingOutOfRange);
    EXPECT_EQ(refusal(run(), {0}, std::numeric_limits<double>::infinity()), ErrorKind::SettingOutOfRange);
    EXPECT_EQ(refusal(run(), {17}, 1.0), ErrorKind::Internal);
}

} // namespace
} // namespace headlight
