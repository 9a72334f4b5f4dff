// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: the hand-written step computes what the modules and autograd compute, for every shape and switch.
#include "model/engine/gradient_step.h"
#include "model/engine/step_method.h"

#include <gtest/gtest.h>
#include <torch/types.h>
#include <torch/utils.h>

#include <cmath>

namespace headlight {
namespace {

struct Shape {
    std::int64_t V;
    std::int64_t T;
    std::int64_t C;
    std::int64_t B;
};

const std::vector<Shape> shapes = {{65, 16, 64, 64}, {1, 1, 1, 1}, {1, 7, 5, 3}, {2, 1, 3, 1}, {7, 5, 3, 2},
    {13, 17, 33, 5}, {3, 16, 16, 1}, {11, 31, 8, 4}, {300, 9, 20, 6}, {5, 40, 7, 2}, {29, 64, 96, 3}};

ModelOptions optionsOf(const Shape &shape, int switches) {
    return {shape.V, shape.T, shape.C, (switches & 1) == 0, (switches & 2) == 0, (switches & 4) == 0};
}

SingleHeadAttentionLanguageModel modelOf(const ModelOptions &options) {
    torch::manual_seed(options.vocabularySize * 31 + options.blockSize);
    return SingleHeadAttentionLanguageModel(options);
}

Batch batchOf(const Shape &shape) {
    return {torch::randint(shape.V, {shape.B, shape.T}, torch::kLong),
        torch::randint(shape.V, {shape.B, shape.T}, torch::kLong)};
}

/// |a - b| / |b| over all values, or |a - b| where b is nothing.
double relativeDistance(const at::Tensor &a, const at::Tensor &b) {
    const double size = b.norm().item<double>();
    const double distance = (a - b).norm().item<double>();
    return size > 1e-12 ? distance / size : distance;
}

at::Tensor gradientOf(const at::Tensor &parameter) {
    return parameter.grad().defined() ? parameter.grad() : torch::zeros_like(parameter);
}

/// The number of threads is the parameter.
class EngineFastStepThreads : public testing::TestWithParam<int> {};

TEST_P(EngineFastStepThreads, AgreesWithAutogradInLossAndEveryGradient) {
    for (const Shape &shape : shapes) {
        for (int switches = 0; switches < 8; ++switches) {
            SCOPED_TRACE(testing::Message() << "V " << shape.V << " T " << shape.T << " C " << shape.C
                                            << " B " << shape.B << " switches " << switches);
            const auto model = modelOf(optionsOf(shape, switches));
            const Batch batch = batchOf(shape);
            dropGradients(model);
            const double expected = addGradients(model, batch, 1.0);
            std::vector<at::Tensor> gradients;
            for (const at::Tensor &parameter : model->parameters()) {
                gradients.push_back(gradientOf(parameter).clone());
            }
            const auto fast = makeFastMethod(model, 1e-3, static_cast<std::size_t>(GetParam()));
            EXPECT_NEAR(fast->loss(batch), expected, 1e-5 * std::max(1.0, expected));
            EXPECT_NEAR(fast->addGradients(batch, 1.0), expected, 1e-5 * std::max(1.0, expected));
            const std::vector<at::Tensor> found = fast->gradients();
            ASSERT_EQ(found.size(), gradients.size());
            // A parameter whose gradient is nothing but rounding (key and query at T = 1) is held to the
            // largest one.
            double largest = 0;
            for (const at::Tensor &gradient : gradients) {
                largest = std::max(largest, gradient.norm().item<double>());
            }
            for (std::size_t i = 0; i < found.size(); ++i) {
                const double bound =
                    1e-5 * std::max(gradients[i].norm().item<double>(), 0.01 * largest) + 1e-7;
                EXPECT_LE((found[i] - gradients[i]).norm().item<double>(), bound)
                    << model->named_parameters()[i].key();
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Threads, EngineFastStepThreads, testing::Values(1, 2, 3));

TEST(EngineFastStep, MicroBatchesAddUpToTheBatch) {
    const Shape shape{13, 8, 24, 10};
    const auto model = modelOf(optionsOf(shape, 0));
    const Batch batch = batchOf(shape);
    const auto whole = makeFastMethod(copyOf(model), 1e-3, 2);
    const double loss = whole->addGradients(batch, 1.0);
    const auto parts = makeFastMethod(copyOf(model), 1e-3, 2);
    const double summed =
        0.7 * parts->addGradients(batch.part(0, 7), 0.7) + 0.3 * parts->addGradients(batch.part(7, 10), 0.3);
    EXPECT_NEAR(summed, loss, 1e-6);
    for (std::size_t i = 0; i < whole->gradients().size(); ++i) {
        EXPECT_LE(relativeDistance(parts->gradients()[i], whole->gradients()[i]), 1e-5);
    }
}

TEST(EngineFastStep, UpdatesAsLibTorchsAdamWDoes) {
    const Shape shape{31, 12, 20, 8};
    const auto plain = modelOf(optionsOf(shape, 0));
    const auto quick = copyOf(plain);
    const auto oracle = makeAutogradMethod(plain, 1e-2);
    const auto fast = makeFastMethod(quick, 1e-2, 2);
    for (int step = 0; step < 25; ++step) {
        const Batch batch = batchOf(shape);
        EXPECT_NEAR(fast->addGradients(batch, 1.0), oracle->addGradients(batch, 1.0), 2e-5);
        fast->update();
        oracle->update();
    }
    for (std::size_t i = 0; i < plain->parameters().size(); ++i) {
        EXPECT_LE(relativeDistance(quick->parameters()[i], plain->parameters()[i]), 1e-4);
    }
}

TEST(EngineFastStep, RepeatsItselfToTheLastBitWithTheSameThreads) {
    const Shape shape{65, 16, 64, 64};
    const auto model = modelOf(optionsOf(shape, 0));
    const Batch batch = batchOf(shape);
    for (const std::size_t threads : {1U, 2U, 3U}) {
        const auto first = makeFastMethod(copyOf(model), 1e-3, threads);
        const auto second = makeFastMethod(copyOf(model), 1e-3, threads);
        EXPECT_EQ(first->addGradients(batch, 1.0), second->addGradients(batch, 1.0));
        for (std::size_t i = 0; i < first->gradients().size(); ++i) {
            EXPECT_TRUE(torch::equal(first->gradients()[i], second->gradients()[i]));
        }
    }
}

TEST(EngineFastStep, SaysNotANumberForWeightsThatAreNone) {
    const Shape shape{9, 8, 16, 4};
    const auto model = modelOf(optionsOf(shape, 0));
    {
        const torch::NoGradGuard noGrad;
        model->lm_head->bias[3] = std::nan("");
    }
    const auto fast = makeFastMethod(model, 1e-3, 1);
    EXPECT_FALSE(std::isfinite(fast->loss(batchOf(shape))));
}

} // namespace
} // namespace headlight
