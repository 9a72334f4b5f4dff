// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: real PyTorch's files, and the files of weights that broke other programs.
#include "model/text/file_form.h"
#include "tests/model/checkpoint_reading_fixture.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>

namespace headlight {
namespace {

const std::filesystem::path sourceDirectory = HEADLIGHT_SOURCE_DIR;
const std::filesystem::path shared = sourceDirectory.parent_path() / "shared";

class CheckpointReadingCases : public testing::Test {
protected:
    void SetUp() override {
        if (!std::filesystem::exists(shared))
            GTEST_SKIP() << "the shared inputs are not here";
    }

    static Error errorOf(const char *name) {
        const auto outcome = readCheckpointFile(shared / "cases/inputs" / name);
        EXPECT_FALSE(outcome) << name;
        return outcome ? Error{} : outcome.error();
    }
};

TEST_F(CheckpointReadingCases, OpensAStateDictOfRealPyTorch) {
    const auto opened = readCheckpointFile(shared / "reference/golden/lucky_day_state_dict.pt");
    ASSERT_TRUE(opened) << outcomeOf(opened);
    EXPECT_FALSE(opened->isRun);
    EXPECT_EQ(opened->nonFinite, "");
    const Checkpoint &checkpoint = opened->checkpoint;
    EXPECT_EQ(checkpoint.settings.blockSize, 16);
    EXPECT_EQ(checkpoint.settings.nEmbd, 64);
    ASSERT_EQ(checkpoint.weights.size(), 7U);
    EXPECT_EQ(checkpoint.weights[5].sizes, (std::vector<std::int64_t>{695, 64}));
    double sum = 0;
    for (const NamedTensor &tensor : checkpoint.weights) {
        for (const float value : tensor.values)
            sum += value;
    }
    EXPECT_NEAR(sum, 424.864825, 1e-5); // Python's sum of the same file
}

TEST_F(CheckpointReadingCases, NamesTheKeysOfAnotherModel) {
    for (const char *name : {"ckpt_statedict_dict.pt", "ckpt_statedict_ordereddict.pt"}) {
        const Error error = errorOf(name);
        EXPECT_EQ(error.kind, ErrorKind::KeysMismatch);
        EXPECT_EQ(error.found, "w, b");
        EXPECT_NE(error.expected.find("lm_head.bias"), std::string::npos);
    }
}

TEST_F(CheckpointReadingCases, RefusesWhatIsNoFileOfWeights) {
    EXPECT_EQ(errorOf("ckpt_truncated.pt").kind, ErrorKind::FileDamaged);
    EXPECT_EQ(errorOf("ckpt_zip_without_data_pkl.pt").kind, ErrorKind::NotACheckpoint);
    EXPECT_EQ(errorOf("ckpt_text.pt").kind, ErrorKind::NotACheckpoint);
    const Error empty = errorOf("ckpt_empty.pt");
    EXPECT_EQ(empty.kind, ErrorKind::NotACheckpoint);
    EXPECT_EQ(empty.number, static_cast<std::int64_t>(FileForm::Empty));
    EXPECT_EQ(empty.subject, (shared / "cases/inputs/ckpt_empty.pt").u8string());
    EXPECT_EQ(errorOf("binary.bin").kind, ErrorKind::NotACheckpoint);
    EXPECT_EQ(errorOf("no such file").kind, ErrorKind::FileNotFound);
    EXPECT_EQ(errorOf(".").kind, ErrorKind::NotARegularFile);
}

} // namespace
} // namespace headlight
