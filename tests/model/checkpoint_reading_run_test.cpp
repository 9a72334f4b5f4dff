// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: a run file with anything missing or impossible in it is refused naming the field.
#include "model/checkpoint/run_file_format.h"
#include "tests/model/checkpoint_reading_run_pieces.h"

#include <gtest/gtest.h>

#include <cmath>

namespace headlight {
namespace {

TEST(CheckpointReadingRun, ReadsEveryField) {
    const auto opened = RunPieces().read();
    ASSERT_TRUE(opened) << outcomeOf(opened);
    EXPECT_TRUE(opened->isRun);
    const Checkpoint &run = opened->checkpoint;
    EXPECT_EQ(run.vocabulary, U"ab한");
    EXPECT_EQ(run.settings.batchSize, 4);
    EXPECT_EQ(run.settings.learningRate, 0.1);
    EXPECT_EQ(run.settings.seed, UINT64_MAX);
    EXPECT_FALSE(run.settings.mask);
    EXPECT_EQ(run.settings.device, DeviceChoice::Cpu);
    EXPECT_EQ(run.step, 2);
    EXPECT_EQ(run.nextEvaluation, 3);
    EXPECT_FALSE(run.nonFiniteStep);
    EXPECT_TRUE(run.startWeights.empty());
    EXPECT_EQ(run.start, StartOfRun::Untrained);
    EXPECT_EQ(run.optimizer.updates, 2);
    EXPECT_EQ(run.optimizer.secondMoments[6].values, smallModel()[6].values);
    EXPECT_EQ(run.randomState, (std::vector<std::uint8_t>{1, 2, 255}));
    EXPECT_EQ(run.losses.miniBatch, (std::vector<double>{4.5, 3.25}));
    ASSERT_EQ(run.losses.evaluations.size(), 2U);
    EXPECT_EQ(run.losses.evaluations[0].validation, 4.25);
    EXPECT_FALSE(run.losses.evaluations[1].validation);
    EXPECT_EQ(run.text.content, "aba");
    EXPECT_EQ(run.probe, (std::vector<TokenId>{0, 2}));
}

TEST(CheckpointReadingRun, ReadsItsOtherForms) {
    RunPieces pieces;
    const std::string rate = pieces.builder().tensor<double>("DoubleStorage", {}, {0.25});
    pieces.set("settings.learning_rate", rate).set("settings.device", pickled::text("cuda"));
    pieces.set("non_finite_step", pickled::integer(2)).set("text.content", pickled::none());
    pieces.set("settings.seed", pickled::integer(7)).set("start.untrained", pickled::boolean(false));
    TorchFileBuilder &builder = pieces.builder();
    pieces.set("start.weights", pickled::dict(modelPieces(builder)));
    const auto opened = pieces.read();
    ASSERT_TRUE(opened) << outcomeOf(opened);
    EXPECT_EQ(opened->checkpoint.settings.learningRate, 0.25);
    EXPECT_EQ(opened->checkpoint.settings.device, DeviceChoice::Cuda);
    EXPECT_EQ(opened->checkpoint.nonFiniteStep, 2);
    EXPECT_FALSE(opened->checkpoint.text.content);
    EXPECT_EQ(opened->checkpoint.settings.seed, 7U);
    EXPECT_EQ(opened->checkpoint.start, StartOfRun::Opened);
    EXPECT_EQ(opened->checkpoint.startWeights[0].values, smallModel()[0].values);
}

TEST(CheckpointReadingRun, NamesAnyFieldThatIsMissingOrOfAnotherType) {
    const RunPieces whole;
    for (const auto &[path, piece] : whole.fields()) {
        if (path == "format")
            continue; // without it the file is one of weights
        EXPECT_EQ(RunPieces().remove(path).damage(), path);
        if (path == "start.weights") // a dict may be there
            EXPECT_EQ(
                RunPieces().set(path, pickled::dict({})).damage(), path + ".token_embedding_table.weight");
        else
            EXPECT_EQ(RunPieces().set(path, pickled::dict({})).damage(), path);
        EXPECT_NE(RunPieces().set(path, RunPieces().integers({5, 5, 5, 5})).damage(), "opened") << path;
    }
}

TEST(CheckpointReadingRun, OpensARunWithoutItsFormatAsWeights) {
    const auto opened = RunPieces().remove("format").read();
    ASSERT_TRUE(opened) << outcomeOf(opened);
    EXPECT_FALSE(opened->isRun);
}

TEST(CheckpointReadingRun, NamesFieldsThatDoNotFitTheOthers) {
    const std::pair<const char *, std::string> wrong[] = {
        {"version", pickled::integer(0)},
        {"vocabulary", pickled::text("")},
        {"vocabulary", pickled::text("ba\xed\x95\x9c")},
        {"vocabulary", pickled::text("aab")},
        {"vocabulary", pickled::text("ab\xff")},
        {"settings.seed", pickled::integer(-1)},
        {"settings.seed", "\x8a\x09" + littleEndian(0, 8) + "\x01"},
        {"settings.device", pickled::text("tpu")},
        {"settings.scale", pickled::integer(1)},
        {"step", pickled::integer(3)},
        {"step", pickled::integer(-1)},
        {"next_evaluation", pickled::integer(-1)},
        {"non_finite_step", pickled::integer(1)},
        {"optimizer.updates", pickled::integer(-1)},
        {"text.sha256", pickled::text("no hash")},
        {"text.characters", pickled::integer(-1)},
        {"text.name", pickled::text("\xff")},
    };
    for (const auto &[path, piece] : wrong)
        EXPECT_EQ(RunPieces().set(path, piece).damage(), path);
}

TEST(CheckpointReadingRun, NamesArraysThatDoNotFitTheOthers) {
    RunPieces pieces;
    TorchFileBuilder &builder = pieces.builder();
    const std::string three = builder.tensor<double>("DoubleStorage", {3}, {1, 2, 3});
    const std::string table = builder.tensor<double>("DoubleStorage", {1, 2}, {1, 2});
    const std::pair<const char *, std::string> wrong[] = {
        {"losses.mini_batch", three},
        {"losses.mini_batch", table},
        {"losses.train", three},
        {"losses.validation", three},
        {"losses.evaluation_steps", pieces.integers({2, 0})},
        {"losses.evaluation_steps", pieces.integers({0, 3})},
        {"losses.evaluation_steps", pieces.integers({-1, 2})},
        {"probe", pieces.integers({0, 3})},
        {"probe", pieces.integers({-1})},
        {"probe", pieces.integers({0, 1, 2})},
        {"settings.learning_rate", three},
        {"random_state", builder.rowMajor(builder.storage("ByteStorage", "?", 1), {1, 1})},
    };
    for (const auto &[path, piece] : wrong) {
        RunPieces changed = pieces;
        EXPECT_EQ(changed.set(path, piece).damage(), path);
    }
}

TEST(CheckpointReadingRun, ReadsARunThatEndedAtALossThatWasNotFinite) {
    // It went back to the weights of step 1; the loss of step 2 was not a number.
    RunPieces pieces;
    pieces.set("step", pickled::integer(1)).set("non_finite_step", pickled::integer(2));
    const auto opened = pieces.read();
    ASSERT_TRUE(opened) << outcomeOf(opened);
    EXPECT_EQ(opened->checkpoint.step, 1);
    EXPECT_EQ(opened->checkpoint.nonFiniteStep, 2);
    EXPECT_EQ(opened->checkpoint.losses.miniBatch.size(), 2U);
    pieces.set("non_finite_step", pickled::none());
    EXPECT_EQ(pieces.damage(), "losses.mini_batch");
}

TEST(CheckpointReadingRun, NamesShapesThatDoNotFit) {
    for (const char *group : {"model.", "optimizer.exp_avg.", "optimizer.exp_avg_sq."}) {
        RunPieces pieces;
        const std::string key = std::string(group) + "lm_head.bias";
        pieces.set(key, pieces.builder().tensor<float>("FloatStorage", {2}, {1, 2}));
        const auto outcome = pieces.read();
        ASSERT_FALSE(outcome);
        EXPECT_EQ(outcome.error().kind, ErrorKind::ShapeMismatch);
        EXPECT_EQ(outcome.error().subject, key);
        EXPECT_EQ(outcome.error().expected, "(3,)");
        EXPECT_EQ(outcome.error().found, "(2,)");
    }
}

TEST(CheckpointReadingRun, RefusesSettingsThatCannotBe) {
    const auto outcome = RunPieces().set("settings.block_size", pickled::integer(0)).read();
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().kind, ErrorKind::SettingOutOfRange);
    EXPECT_EQ(outcome.error().subject, "block-size");
}

TEST(CheckpointReadingRun, SaysThatAFileIsOfANewerVersion) {
    // Whatever else such a file has or lacks.
    const auto outcome = RunPieces().set("version", pickled::integer(2)).remove("probe").read();
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().kind, ErrorKind::NewerRunFile);
    EXPECT_EQ(outcome.error().subject, "a file");
    EXPECT_EQ(outcome.error().number, 2);
    EXPECT_EQ(outcome.error().limit, run_file::version);
}

TEST(CheckpointReadingRun, NamesWeightsThatAreNotFinite) {
    RunPieces pieces;
    pieces.set("model.lm_head.bias", pieces.builder().tensor<float>("FloatStorage", {3}, {1, INFINITY, 2}));
    const auto opened = pieces.read();
    ASSERT_TRUE(opened) << outcomeOf(opened);
    EXPECT_EQ(opened->nonFinite, "lm_head.bias");
}

} // namespace
} // namespace headlight
