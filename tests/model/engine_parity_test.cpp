// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the chapter's numbers in seconds: short runs and the stand-alone head against what PyTorch gave.
#include "tests/support/model_texts.h"
#include "tests/support/parity.h"

#include <gtest/gtest.h>

namespace headlight {
namespace {

using test_support::ReferenceFigures;

ReferenceFigures reference(const char *name) {
    return ReferenceFigures(std::string(HEADLIGHT_REFERENCE_DIR) + "/" + name);
}

void compareWalk(const char *name, const test_support::ParityTolerance &tolerance = {}) {
    test_support::expectParity(
        test_support::documentOf(test_support::walkText(3000)), reference(name), tolerance);
}

TEST(EngineParity, ChapterSettings) {
    compareWalk("walk_chapter.json");
}

TEST(EngineParity, WithoutTheMask) {
    compareWalk("walk_no_mask.json");
}

TEST(EngineParity, WithoutTheScale) {
    test_support::ParityTolerance tolerance;
    tolerance.trainLosses = 10;
    tolerance.laterEvaluations = 0.01;
    tolerance.afterTraining = false;
    compareWalk("walk_no_scale.json", tolerance);
}

TEST(EngineParity, OtherSizesSeedAndRate) {
    compareWalk("walk_small.json");
}

TEST(EngineParity, ABatchCutIntoMicroBatches) {
    compareWalk("walk_large.json");
}

void expectNear(const std::vector<float> &found, const std::vector<double> &expected) {
    ASSERT_EQ(found.size(), expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        EXPECT_NEAR(found[i], expected[i], 1e-5) << "at " << i;
    }
}

TEST(EngineParity, StandAloneHead) {
    const auto expected = reference("head_demo.json");
    const auto demo = test_support::engine().headDemo();
    ASSERT_TRUE(demo) << demo.error().detail;
    EXPECT_EQ(demo->xShape, (std::vector<std::int64_t>{4, 8, 32}));
    EXPECT_EQ(demo->outShape, (std::vector<std::int64_t>{4, 8, 32}));
    EXPECT_EQ(demo->weightsShape, (std::vector<std::int64_t>{4, 8, 8}));
    expectNear(demo->rawScores.values, expected.numbers("raw_scores_0"));
    expectNear(demo->scaledScores.values, expected.numbers("scaled_scores_0"));
    expectNear(demo->weights.values, expected.numbers("weights_0"));
    const auto &out = demo->out.values;
    expectNear({out.end() - 32, out.end()}, expected.numbers("out_0_row_7"));
}

TEST(EngineParity, StandAloneHeadIsTheSameAgain) {
    const auto first = test_support::engine().headDemo();
    const auto second = test_support::engine().headDemo();
    ASSERT_TRUE(first && second);
    EXPECT_EQ(first->weights.values, second->weights.values);
}

} // namespace
} // namespace headlight
