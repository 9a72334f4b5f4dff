// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/parity.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace headlight::test_support {
namespace {

void expectMatrix(
    const Matrix &found, const std::vector<double> &expected, double tolerance, const char *what) {
    ASSERT_EQ(found.values.size(), expected.size()) << what;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_NEAR(found.values[i], expected[i], tolerance) << what << " at " << i;
    }
}

Matrix attentionNow(const TrainingRun &run, WeightsOf which, const std::vector<TokenId> &probe) {
    const auto matrix = run.attention(which, probe);
    EXPECT_TRUE(matrix) << "attention";
    return matrix ? *matrix : Matrix();
}

void expectEvaluations(const std::vector<Evaluation> &found, const std::vector<double> &expected,
    const ParityTolerance &tolerance) {
    ASSERT_EQ(found.size() * 3, expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        const double allowed = i == 0 ? tolerance.loss : tolerance.laterEvaluations;
        EXPECT_EQ(found[i].step, static_cast<std::int64_t>(expected[3 * i]));
        EXPECT_NEAR(found[i].train, expected[3 * i + 1], allowed) << "train loss of step " << found[i].step;
        ASSERT_TRUE(found[i].validation);
        EXPECT_NEAR(*found[i].validation, expected[3 * i + 2], allowed)
            << "val loss of step " << found[i].step;
    }
}

void expectLosses(const std::vector<LossPoint> &found, const std::vector<double> &expected,
    const ParityTolerance &tolerance) {
    const std::size_t count = std::min(tolerance.trainLosses, expected.size());
    ASSERT_GE(found.size(), count);
    for (std::size_t i = 0; i < count; ++i) {
        EXPECT_EQ(found[i].step, static_cast<std::int64_t>(i));
        EXPECT_NEAR(found[i].loss, expected[i], tolerance.loss) << "mini-batch loss of step " << i;
    }
}

/// The chapter's text starts with the token 0 it was asked to continue.
void expectText(const TrainingRun &run, const std::vector<double> &expected) {
    GenerationRequest request;
    request.prompt = {0};
    request.tokens = static_cast<std::int64_t>(expected.size()) - 1;
    const std::vector<TokenId> tokens = generated(run, request);
    ASSERT_EQ(tokens.size() + 1, expected.size());
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        ASSERT_EQ(tokens[i], static_cast<TokenId>(expected[i + 1])) << "generated token " << i;
    }
}

bool flag(const ReferenceFigures &reference, const std::string &key) {
    return reference.text(key).rfind("true", 0) == 0;
}

} // namespace

RunSettings settingsOf(const ReferenceFigures &reference) {
    const auto whole = [&reference](const char *key) {
        return static_cast<std::int64_t>(reference.numbers(key).at(0));
    };
    RunSettings settings;
    settings.steps = whole("steps");
    settings.evalInterval = whole("eval_interval");
    settings.evalIters = whole("eval_iters");
    settings.batchSize = whole("batch_size");
    settings.blockSize = whole("block_size");
    settings.nEmbd = whole("n_embd");
    settings.seed = static_cast<std::uint64_t>(whole("seed"));
    settings.learningRate = reference.numbers("learning_rate").at(0);
    settings.mask = !flag(reference, "no_mask");
    settings.scale = !flag(reference, "no_scale");
    settings.device = DeviceChoice::Cpu;
    return settings;
}

void expectParity(
    const TextDocumentPtr &text, const ReferenceFigures &reference, const ParityTolerance &tolerance) {
    const auto run = newRun(text, settingsOf(reference));
    EXPECT_EQ(run->description().parameterCount, reference.numbers("num_params").at(0));
    EXPECT_EQ(run->description().vocabularySize, reference.numbers("vocab_size").at(0));

    std::vector<TokenId> probe;
    for (const double token : reference.numbers("probe_tokens")) {
        probe.push_back(static_cast<TokenId>(token));
    }
    const auto before = reference.numbers("attention_before");
    expectMatrix(
        attentionNow(*run, WeightsOf::Present, probe), before, tolerance.attention, "attention before");

    const RunRecord record = finish(*run);
    ASSERT_FALSE(record.error);
    expectLosses(record.losses, reference.numbers("first_train_losses"), tolerance);
    expectEvaluations(record.evaluations, reference.numbers("history"), tolerance);
    expectMatrix(
        attentionNow(*run, WeightsOf::Initial, probe), before, tolerance.attention, "attention kept");
    if (tolerance.afterTraining) {
        const auto after = reference.numbers("attention_after");
        expectMatrix(
            attentionNow(*run, WeightsOf::Present, probe), after, tolerance.attention, "attention after");
        expectText(*run, reference.numbers("generated_tokens"));
    }
}

} // namespace headlight::test_support
