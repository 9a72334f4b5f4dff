// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the model itself: the chapter's shapes and parameter names, causality, what softmax and the mask
// promise, and that it runs on one thread.
#include "model/engine/language_model.h"
#include "model/engine/threads.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <gtest/gtest.h>
#include <torch/types.h>
#include <torch/utils.h>

#include <cmath>

#if defined(__unix__) || defined(__APPLE__)
#include <dlfcn.h>
#endif

namespace headlight {
namespace {

const ModelOptions chapter{65, 16, 64};

SingleHeadAttentionLanguageModel seeded(const ModelOptions &options) {
    torch::manual_seed(7);
    return SingleHeadAttentionLanguageModel(options);
}

at::Tensor someTokens(std::int64_t B, std::int64_t T, std::int64_t V) {
    return at::remainder(at::arange(B * T, at::kLong) * 7 + 3, V).view({B, T});
}

TEST(EngineModel, ParametersHaveTheChaptersNamesOrderAndShapes) {
    const auto model = seeded(chapter);
    const std::vector<std::pair<std::string, std::vector<std::int64_t>>> expected = {
        {"token_embedding_table.weight", {65, 64}},
        {"position_embedding_table.weight", {16, 64}},
        {"sa_head.key.weight", {64, 64}},
        {"sa_head.query.weight", {64, 64}},
        {"sa_head.value.weight", {64, 64}},
        {"lm_head.weight", {65, 64}},
        {"lm_head.bias", {65}},
    };
    const auto parameters = model->named_parameters();
    ASSERT_EQ(parameters.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(parameters[i].key(), expected[i].first);
        EXPECT_EQ(parameters[i].value().sizes().vec(), expected[i].second) << expected[i].first;
        EXPECT_TRUE(parameters[i].value().requires_grad()) << expected[i].first;
    }
    EXPECT_EQ(parameterCount(model), 65 * 64 + 16 * 64 + 3 * 64 * 64 + 64 * 65 + 65);
}

TEST(EngineModel, TrilIsABufferAndNotTrained) {
    const auto buffers = seeded(chapter)->named_buffers();
    ASSERT_EQ(buffers.size(), 1U);
    EXPECT_EQ(buffers[0].key(), "sa_head.tril");
    EXPECT_FALSE(buffers[0].value().requires_grad());
    EXPECT_TRUE(at::equal(buffers[0].value(), at::tril(at::ones({16, 16}))));
}

TEST(EngineModel, ShapesOfOnePass) {
    const torch::NoGradGuard noGrad;
    const ModelPass pass = seeded(chapter)->pass(someTokens(4, 9, 65));
    EXPECT_EQ(pass.x.sizes(), at::IntArrayRef({4, 9, 64}));
    for (const at::Tensor &projection : {pass.head.q, pass.head.k, pass.head.v, pass.head.out}) {
        EXPECT_EQ(projection.sizes(), at::IntArrayRef({4, 9, 64}));
    }
    for (const at::Tensor &scores :
        {pass.head.rawScores, pass.head.scaledScores, pass.head.maskedScores, pass.head.wei}) {
        EXPECT_EQ(scores.sizes(), at::IntArrayRef({4, 9, 9}));
    }
    EXPECT_EQ(pass.logits.sizes(), at::IntArrayRef({4, 9, 65}));
}

TEST(EngineModel, HeadSizeMayDifferFromTheWidth) {
    const torch::NoGradGuard noGrad;
    Head head(HeadOptions{32, 5, 8});
    HeadSteps steps;
    EXPECT_EQ(head->forward(at::ones({2, 3, 32}), &steps).sizes(), at::IntArrayRef({2, 3, 5}));
    const at::Tensor expected = steps.rawScores / std::sqrt(5.0);
    EXPECT_TRUE(at::allclose(steps.scaledScores, expected)); // the head size counts, not the width
}

TEST(EngineModel, ALaterTokenLeavesEarlierOutputsEqual) {
    const torch::NoGradGuard noGrad;
    auto model = seeded(chapter);
    const at::Tensor idx = someTokens(2, 16, 65);
    const at::Tensor before = model->forward(idx);
    for (std::int64_t position = 0; position < 16; ++position) {
        at::Tensor changed = idx.clone();
        changed.select(1, position).add_(1).remainder_(65);
        const at::Tensor after = model->forward(changed);
        EXPECT_TRUE(at::equal(before.slice(1, 0, position), after.slice(1, 0, position))) << position;
        EXPECT_FALSE(at::equal(before.select(1, position), after.select(1, position))) << position;
    }
}

TEST(EngineModel, WithoutTheMaskTheFutureIsSeen) {
    const torch::NoGradGuard noGrad;
    ModelOptions options = chapter;
    options.mask = false;
    auto model = seeded(options);
    at::Tensor idx = someTokens(1, 16, 65);
    const at::Tensor before = model->forward(idx);
    idx = idx.clone();
    idx.select(1, 15).add_(1).remainder_(65);
    EXPECT_FALSE(at::allclose(before.select(1, 0), model->forward(idx).select(1, 0)));
}

TEST(EngineModel, RowsSumToOneAndTheUpperTriangleIsExactlyZero) {
    const torch::NoGradGuard noGrad;
    const at::Tensor wei = seeded(chapter)->pass(someTokens(8, 16, 65)).head.wei;
    EXPECT_LE((wei.sum(-1) - 1).abs().max().item<double>(), 1e-6);
    EXPECT_EQ(wei.triu(1).abs().max().item<double>(), 0.0);
    EXPECT_GE(wei.min().item<double>(), 0.0);
    EXPECT_TRUE(at::all(wei.select(1, 0).select(1, 0) == 1).item<bool>()); // position 0 sees itself only
}

TEST(EngineModel, ThePassIsTheForward) {
    const torch::NoGradGuard noGrad;
    auto model = seeded(chapter);
    const at::Tensor idx = someTokens(3, 16, 65);
    EXPECT_TRUE(at::equal(model->forward(idx), model->pass(idx).logits));
}

TEST(EngineModel, TheSwitchesDrawTheSameFirstWeights) {
    const auto plain = seeded(chapter);
    ModelOptions options = chapter;
    options.mask = options.scale = options.position = false;
    const auto switched = seeded(options);
    const auto expected = plain->parameters();
    const auto found = switched->parameters();
    ASSERT_EQ(found.size(), expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        EXPECT_TRUE(at::equal(found[i], expected[i])) << i;
    }
}

TEST(EngineModel, WithoutScaleTheScoresStay) {
    const torch::NoGradGuard noGrad;
    ModelOptions options = chapter;
    options.scale = false;
    const ModelPass pass = seeded(options)->pass(someTokens(1, 16, 65));
    EXPECT_TRUE(at::equal(pass.head.rawScores, pass.head.scaledScores));
    const ModelPass scaled = seeded(chapter)->pass(someTokens(1, 16, 65));
    EXPECT_TRUE(at::allclose(scaled.head.scaledScores, scaled.head.rawScores / 8)); // sqrt(64)
}

TEST(EngineModel, WithoutPositionOnlyTheTokenDecides) {
    const torch::NoGradGuard noGrad;
    ModelOptions options = chapter;
    options.position = false;
    auto model = seeded(options);
    const ModelPass pass = model->pass(someTokens(1, 16, 65));
    EXPECT_TRUE(at::equal(
        pass.x, model->token_embedding_table->weight.index_select(0, someTokens(1, 16, 65)[0]).unsqueeze(0)));
    const at::Tensor same = model->pass(at::zeros({1, 4}, at::kLong)).head.wei[0]; // four equal tokens
    EXPECT_TRUE(at::allclose(same[3], at::full({4}, 0.25)));
}

TEST(EngineModel, OneThreadIsEnough) {
    useOneThread();
    useOneThread(); // a second engine in the same process
    EXPECT_EQ(at::get_num_threads(), 1);
#if defined(__unix__) || defined(__APPLE__)
    const auto openBlasThreads = reinterpret_cast<int (*)()>(dlsym(RTLD_DEFAULT, "openblas_get_num_threads"));
    if (openBlasThreads != nullptr) {
        EXPECT_EQ(openBlasThreads(), 1);
    }
#endif
}

TEST(EngineModel, ACopyIsEqualAndIndependent) {
    const torch::NoGradGuard noGrad;
    auto model = seeded(chapter);
    auto copy = copyOf(model);
    const at::Tensor idx = someTokens(1, 16, 65);
    const at::Tensor before = model->forward(idx);
    EXPECT_TRUE(at::equal(copy->forward(idx), before));
    for (at::Tensor &parameter : model->parameters()) {
        parameter.add_(1);
    }
    EXPECT_TRUE(at::equal(copy->forward(idx), before));
    EXPECT_FALSE(at::equal(model->forward(idx), before));
}

} // namespace
} // namespace headlight
