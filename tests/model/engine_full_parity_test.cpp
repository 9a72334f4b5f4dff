// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the promise that the numbers are the chapter's: whole runs against what real PyTorch gave.
#include "model/text/text_file.h"
#include "tests/support/parity.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace headlight {
namespace {

using test_support::ParityTolerance;

const std::filesystem::path shared = HEADLIGHT_SHARED_DIR;

void compareRun(const char *text, const char *golden, const ParityTolerance &tolerance = {}) {
    const auto textPath = shared / "data" / text;
    const auto goldenPath = shared / "reference" / "golden" / golden;
    if (!std::filesystem::exists(textPath) || !std::filesystem::exists(goldenPath)) {
        GTEST_SKIP() << "the shared reference figures are not here";
    }
    const auto document = readTextFile(textPath);
    ASSERT_TRUE(document) << document.error().detail;
    test_support::expectParity(*document, test_support::ReferenceFigures(goldenPath.string()), tolerance);
}

TEST(EngineFullParity, TinyShakespeare) {
    compareRun("tinyshakespeare.txt", "tinyshakespeare_3000.json");
}

TEST(EngineFullParity, LuckyDayInKorean) {
    compareRun("lucky_day_ko_crlf.txt", "lucky_day_3000.json");
}

TEST(EngineFullParity, WithoutTheMask) {
    compareRun("tinyshakespeare.txt", "tinyshakespeare_901_no_mask.json");
}

TEST(EngineFullParity, WithoutTheScale) {
    // Saturated softmax rows amplify rounding, so other BLAS kernels move the later figures.
    ParityTolerance tolerance;
    tolerance.trainLosses = 10;
    tolerance.laterEvaluations = 0.01;
    tolerance.afterTraining = false;
    compareRun("tinyshakespeare.txt", "tinyshakespeare_901_no_scale.json", tolerance);
}

} // namespace
} // namespace headlight
