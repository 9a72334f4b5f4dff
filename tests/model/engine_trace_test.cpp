// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the inspector's numbers: every matrix of a trace follows from the ones before it, shapes are the
// tensors' own, and the checks tell the truth, also when they fail.
#include "tests/support/engine_runs.h"
#include "tests/support/model_texts.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <stdexcept>

namespace headlight {
namespace {

using test_support::newRun;

TextDocumentPtr walk() {
    static const TextDocumentPtr text = test_support::documentOf(test_support::walkText(500));
    return text;
}

AttentionTrace traceOf(const RunSettings &settings, std::int64_t length) {
    const auto run = newRun(walk(), settings);
    auto trace = run->trace(WeightsOf::Present, test_support::firstTokens(*walk(), length));
    EXPECT_TRUE(trace);
    return trace ? *trace : AttentionTrace();
}

double dot(const Matrix &a, std::size_t row, const Matrix &b, std::size_t other) {
    double sum = 0;
    for (std::size_t i = 0; i < a.cols; ++i) {
        sum += static_cast<double>(a(row, i)) * b(other, i);
    }
    return sum;
}

TEST(EngineTrace, EveryIntermediateFollowsFromTheOneBefore) {
    const AttentionTrace trace = traceOf(RunSettings(), 16);
    for (std::size_t i = 0; i < 16; ++i) {
        double total = 0;
        for (std::size_t j = 0; j < 16; ++j) {
            EXPECT_NEAR(trace.rawScores(i, j), dot(trace.query, i, trace.key, j), 1e-4);
            EXPECT_NEAR(trace.scaledScores(i, j), trace.rawScores(i, j) / 8, 1e-6);
            if (j <= i) {
                EXPECT_EQ(trace.maskedScores(i, j), trace.scaledScores(i, j));
            } else {
                EXPECT_EQ(trace.maskedScores(i, j), -std::numeric_limits<float>::infinity());
            }
            total += std::exp(static_cast<double>(trace.maskedScores(i, j)));
        }
        for (std::size_t j = 0; j < 16; ++j) {
            EXPECT_NEAR(
                trace.weights(i, j), std::exp(static_cast<double>(trace.maskedScores(i, j))) / total, 1e-6);
        }
        for (std::size_t c = 0; c < 64; ++c) {
            double mixed = 0;
            for (std::size_t j = 0; j <= i; ++j) {
                mixed += static_cast<double>(trace.weights(i, j)) * trace.value(j, c);
            }
            EXPECT_NEAR(trace.out(i, c), mixed, 1e-5);
        }
    }
}

TEST(EngineTrace, ProbabilitiesAreTheSoftmaxOfTheLogits) {
    const AttentionTrace trace = traceOf(RunSettings(), 5);
    ASSERT_EQ(trace.probabilities.rows, 5U);
    ASSERT_EQ(trace.probabilities.cols, walk()->vocabularySize());
    for (std::size_t row = 0; row < 5; ++row) {
        double total = 0;
        for (std::size_t id = 0; id < trace.logits.cols; ++id) {
            total += std::exp(static_cast<double>(trace.logits(row, id)));
        }
        for (std::size_t id = 0; id < trace.logits.cols; ++id) {
            EXPECT_NEAR(trace.probabilities(row, id),
                std::exp(static_cast<double>(trace.logits(row, id))) / total, 1e-6);
        }
    }
}

TEST(EngineTrace, AttentionIsTheTracesWeights) {
    const auto run = newRun(walk(), RunSettings());
    for (const std::int64_t length : {1, 7, 16}) {
        const auto probe = test_support::firstTokens(*walk(), length);
        const auto trace = run->trace(WeightsOf::Present, probe);
        const auto attention = run->attention(WeightsOf::Present, probe);
        ASSERT_TRUE(trace && attention);
        EXPECT_EQ(attention->rows, static_cast<std::size_t>(length));
        EXPECT_EQ(attention->values, trace->weights.values);
        EXPECT_EQ(trace->tokens, probe);
    }
}

TEST(EngineTrace, TheStepBehindTheWeightsIsTold) {
    RunSettings settings;
    settings.steps = 2;
    settings.evalIters = 1;
    const auto run = newRun(walk(), settings);
    test_support::finish(*run);
    const auto present = run->trace(WeightsOf::Present, {0, 1});
    const auto initial = run->trace(WeightsOf::Initial, {0, 1});
    ASSERT_TRUE(present && initial);
    EXPECT_EQ(present->step, 2);
    EXPECT_EQ(initial->step, 0);
}

TEST(EngineTrace, ShapesAreTheTensorsOwn) {
    const AttentionTrace trace = traceOf(RunSettings(), 9);
    const auto V = static_cast<std::int64_t>(walk()->vocabularySize());
    const std::vector<std::pair<std::string, std::vector<std::int64_t>>> expected = {{"x", {1, 9, 64}},
        {"q", {1, 9, 64}}, {"k", {1, 9, 64}}, {"v", {1, 9, 64}}, {"wei", {1, 9, 9}}, {"out", {1, 9, 64}},
        {"logits", {1, 9, V}}};
    ASSERT_EQ(trace.shapes.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(trace.shapes[i].name, expected[i].first);
        EXPECT_EQ(trace.shapes[i].sizes, expected[i].second) << expected[i].first;
    }
}

const Check &checkOf(const AttentionTrace &trace, CheckKind kind) {
    for (const Check &check : trace.checks) {
        if (check.kind == kind) {
            return check;
        }
    }
    throw std::runtime_error("a check is missing");
}

TEST(EngineTrace, AllChecksPassOnTheChaptersModel) {
    const AttentionTrace trace = traceOf(RunSettings(), 16);
    EXPECT_EQ(trace.checks.size(), 8U);
    for (const Check &check : trace.checks) {
        EXPECT_TRUE(check.passed) << static_cast<int>(check.kind);
    }
    EXPECT_EQ(checkOf(trace, CheckKind::InputShape).found, "(1, 16, 64)");
    EXPECT_EQ(checkOf(trace, CheckKind::ScoresShape).found, "(1, 16, 16)");
    EXPECT_EQ(checkOf(trace, CheckKind::TrilShape).found, "(16, 16)");
    EXPECT_EQ(checkOf(trace, CheckKind::OutShape).found, "(1, 16, 64)");
    EXPECT_EQ(checkOf(trace, CheckKind::NothingOnFuture).measured, 0.0);
    EXPECT_EQ(checkOf(trace, CheckKind::AllFinite).measured, 0.0);
    EXPECT_LT(checkOf(trace, CheckKind::RowsSumToOne).measured, 1e-6);
}

TEST(EngineTrace, WithoutTheMaskTheFutureCheckFails) {
    RunSettings settings;
    settings.mask = false;
    const AttentionTrace trace = traceOf(settings, 16);
    const Check &future = checkOf(trace, CheckKind::NothingOnFuture);
    EXPECT_FALSE(future.passed);
    EXPECT_GT(future.measured, 0.001);
    EXPECT_TRUE(checkOf(trace, CheckKind::AllFinite).passed);
    EXPECT_EQ(trace.maskedScores.values, trace.scaledScores.values);
}

TEST(EngineTrace, TheMaskOfTheDescriptionFollowsTheSwitch) {
    RunSettings settings;
    const auto masked = newRun(walk(), settings)->description().mask;
    settings.mask = false;
    const auto open = newRun(walk(), settings)->description().mask;
    ASSERT_EQ(masked.rows, 16U);
    for (std::size_t row = 0; row < 16; ++row) {
        for (std::size_t col = 0; col < 16; ++col) {
            EXPECT_EQ(masked(row, col), col <= row ? 1.0F : 0.0F);
            EXPECT_EQ(open(row, col), 1.0F);
        }
    }
}

TEST(EngineTrace, ImpossibleProbesAreRefused) {
    const auto run = newRun(walk(), RunSettings());
    const auto empty = run->attention(WeightsOf::Present, {});
    const auto tooLong = run->trace(WeightsOf::Present, std::vector<TokenId>(17, 0));
    const auto unknown = run->attention(WeightsOf::Initial, {0, 17});
    ASSERT_FALSE(empty || tooLong || unknown);
    EXPECT_EQ(empty.error().kind, ErrorKind::EmptyProbe);
    EXPECT_EQ(tooLong.error().kind, ErrorKind::ProbeTooLong);
    EXPECT_EQ(unknown.error().kind, ErrorKind::Internal);
    EXPECT_EQ(unknown.error().detail.find("frame #"), std::string::npos); // a sentence, no backtrace
}

} // namespace
} // namespace headlight
