// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the gradients: autograd against central differences, and a step cut into micro-batches against the
// whole one.
#include "model/engine/gradient_step.h"
#include "model/engine/work_unit.h"

#include <ATen/ATen.h>
#include <gtest/gtest.h>
#include <torch/types.h>
#include <torch/utils.h>

namespace headlight {
namespace {

Batch someBatch(std::int64_t B, std::int64_t T, std::int64_t V) {
    const at::Tensor x = at::remainder(at::arange(B * T, at::kLong) * 5 + 1, V).view({B, T});
    return {x, at::remainder(x * 3 + 2, V)};
}

SingleHeadAttentionLanguageModel tinyModel(bool mask, bool scale, bool position) {
    torch::manual_seed(3);
    SingleHeadAttentionLanguageModel model(ModelOptions{5, 4, 3, scale, mask, position});
    model->to(at::kDouble); // central differences need more digits than float has
    return model;
}

double differenceQuotient(SingleHeadAttentionLanguageModel &model, const Batch &batch, at::Tensor value) {
    constexpr double h = 1e-5;
    const torch::NoGradGuard noGrad;
    value.add_(h);
    const double above = lossWithoutGradients(model, batch);
    value.sub_(2 * h);
    const double below = lossWithoutGradients(model, batch);
    value.add_(h);
    return (above - below) / (2 * h);
}

void checkEveryGradient(bool mask, bool scale, bool position) {
    auto model = tinyModel(mask, scale, position);
    const Batch batch = someBatch(2, 4, 5);
    dropGradients(model);
    addGradients(model, batch, 1.0);
    for (const auto &parameter : model->named_parameters()) {
        if (!parameter->grad().defined()) {
            EXPECT_EQ(parameter.key(), "position_embedding_table.weight");
            EXPECT_FALSE(position);
            continue;
        }
        const at::Tensor values = parameter->detach().view(-1);
        const at::Tensor gradient = parameter->grad().view(-1);
        for (std::int64_t i = 0; i < values.numel(); ++i) {
            EXPECT_NEAR(gradient[i].item<double>(), differenceQuotient(model, batch, values[i]), 1e-8)
                << parameter.key() << " " << i;
        }
    }
}

TEST(EngineGradients, AgreeWithCentralDifferences) {
    checkEveryGradient(true, true, true);
}

TEST(EngineGradients, AgreeWithCentralDifferencesWithSwitchesOff) {
    checkEveryGradient(false, true, true);
    checkEveryGradient(true, false, true);
    checkEveryGradient(true, true, false);
}

TEST(EngineGradients, MicroBatchesAddUpToTheWholeBatch) {
    torch::manual_seed(3);
    SingleHeadAttentionLanguageModel model(ModelOptions{65, 16, 64});
    const Batch batch = someBatch(10, 16, 65);

    dropGradients(model);
    const double whole = addGradients(model, batch, 1.0);
    std::vector<at::Tensor> expected;
    for (const at::Tensor &parameter : model->parameters()) {
        expected.push_back(parameter.grad().clone());
    }

    dropGradients(model);
    const double summed = 0.4 * addGradients(model, batch.part(0, 4), 0.4) +
                          0.4 * addGradients(model, batch.part(4, 8), 0.4) +
                          0.2 * addGradients(model, batch.part(8, 10), 0.2);
    EXPECT_NEAR(summed, whole, 1e-5);
    const auto parameters = model->parameters();
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_TRUE(at::allclose(parameters[i].grad(), expected[i], 1e-4, 1e-7)) << i;
    }
}

TEST(EngineWorkUnit, TheChaptersStepIsWholeAndLargeModelsAreCut) {
    const RunSettings chapter;
    EXPECT_EQ(rowsPerUnit(chapter, 65), 64);
    EXPECT_EQ(rowsPerUnit(chapter, 1200), 64); // a Korean vocabulary
    RunSettings large;
    large.batchSize = 1024;
    EXPECT_LT(rowsPerUnit(large, 65), 1024);
    large.blockSize = 256;
    large.nEmbd = 512;
    EXPECT_EQ(rowsPerUnit(large, 5000), 1); // never none
    EXPECT_FALSE(stepIsCut(chapter, 65));
    EXPECT_FALSE(stepIsCut(chapter, 1200));
    EXPECT_TRUE(stepIsCut(large, 65));
    RunSettings wide; // one micro-batch, but an update as long as that
    wide.batchSize = 1;
    wide.nEmbd = 512;
    EXPECT_EQ(rowsPerUnit(wide, 11172), 1);
    EXPECT_TRUE(stepIsCut(wide, 11172));
}

} // namespace
} // namespace headlight
