// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: nothing of a run is lost on its way through a file, to the last bit, whatever is in it.
#include "model/checkpoint/checkpoint_file.h"
#include "tests/model/checkpoint_writing_fixture.h"

#include <gtest/gtest.h>

#include <limits>

namespace headlight {
namespace {

Checkpoint reopened(const Checkpoint &run) {
    const auto opened = readCheckpointBytes(writeRunFile(run), "run.pt");
    EXPECT_TRUE(opened) << (opened ? "" : opened.error().detail + opened.error().subject);
    if (!opened)
        return {};
    EXPECT_TRUE(opened->isRun);
    return opened->checkpoint;
}

template <class Value> bool sameBits(const std::vector<Value> &left, const std::vector<Value> &right) {
    return left.size() == right.size() &&
           (left.empty() || std::memcmp(left.data(), right.data(), left.size() * sizeof(Value)) == 0);
}

void expectSame(const StateDict &read, const StateDict &written) {
    ASSERT_EQ(read.size(), written.size());
    for (std::size_t i = 0; i < read.size(); ++i) {
        EXPECT_EQ(read[i].name, written[i].name);
        EXPECT_EQ(read[i].sizes, written[i].sizes) << read[i].name;
        EXPECT_TRUE(sameBits(read[i].values, written[i].values)) << read[i].name;
    }
}

void expectSame(const LossHistory &read, const LossHistory &written) {
    EXPECT_TRUE(sameBits(read.miniBatch, written.miniBatch));
    ASSERT_EQ(read.evaluations.size(), written.evaluations.size());
    for (std::size_t i = 0; i < read.evaluations.size(); ++i) {
        EXPECT_EQ(read.evaluations[i].step, written.evaluations[i].step);
        EXPECT_EQ(read.evaluations[i].train, written.evaluations[i].train);
        EXPECT_EQ(read.evaluations[i].validation, written.evaluations[i].validation);
    }
}

void expectSame(const TextReference &read, const TextReference &written) {
    EXPECT_EQ(read.name, written.name);
    EXPECT_EQ(read.path, written.path);
    EXPECT_EQ(read.encoding, written.encoding);
    EXPECT_EQ(read.compose, written.compose);
    EXPECT_EQ(read.characters, written.characters);
    EXPECT_EQ(read.sha256, written.sha256);
    EXPECT_EQ(read.content, written.content);
}

void expectSurvives(const Checkpoint &run) {
    const Checkpoint read = reopened(run);
    EXPECT_EQ(read.settings, run.settings);
    EXPECT_EQ(read.vocabulary, run.vocabulary);
    EXPECT_EQ(read.step, run.step);
    EXPECT_EQ(read.nextEvaluation, run.nextEvaluation);
    EXPECT_EQ(read.nonFiniteStep, run.nonFiniteStep);
    expectSame(read.weights, run.weights);
    expectSame(read.startWeights, run.startWeights);
    EXPECT_EQ(read.start, run.start);
    EXPECT_EQ(read.optimizer.updates, run.optimizer.updates);
    expectSame(read.optimizer.firstMoments, run.optimizer.firstMoments);
    expectSame(read.optimizer.secondMoments, run.optimizer.secondMoments);
    EXPECT_EQ(read.randomState, run.randomState);
    expectSame(read.losses, run.losses);
    expectSame(read.text, run.text);
    EXPECT_EQ(read.probeNext, run.probeNext);
    EXPECT_EQ(read.probe, run.probe);
}

/// A run at step 0: everything that may be empty is.
Checkpoint newRun() {
    Checkpoint run = unusualCheckpoint();
    run.settings = {};
    run.settings.blockSize = 5;
    run.settings.nEmbd = 3;
    run.step = 0;
    run.nextEvaluation = 0;
    run.nonFiniteStep.reset();
    run.startWeights.clear();
    run.start = StartOfRun::Untrained;
    run.optimizer = {};
    run.randomState.clear();
    run.losses = {};
    run.text = {};
    run.probe.clear();
    run.probeNext.reset();
    return run;
}

TEST(CheckpointRoundTrip, ARunWithSomethingUnusualInEveryField) {
    expectSurvives(unusualCheckpoint());
}

TEST(CheckpointRoundTrip, ARunWithNothingYet) {
    expectSurvives(newRun());
}

TEST(CheckpointRoundTrip, ModelsOfManyShapes) {
    for (const std::int64_t T : {1, 2, 16, 256})
        for (const std::int64_t C : {1, 2, 64, 100}) {
            SCOPED_TRACE("T " + std::to_string(T) + ", C " + std::to_string(C));
            expectSurvives(unusualCheckpoint(T, C));
        }
}

TEST(CheckpointRoundTrip, AVocabularyOfOneCharacter) {
    for (const char32_t character : {U'\0', U'\n', U'a', U'\uD7A3', U'\uFFFF', U'\U0010FFFF'}) {
        Checkpoint run = newRun();
        run.vocabulary.assign(1, character);
        run.weights = weightsOf(1, 5, 3, 1);
        expectSurvives(run);
    }
}

TEST(CheckpointRoundTrip, ALargeVocabulary) {
    Checkpoint run = newRun();
    run.vocabulary.clear();
    for (char32_t character = 0xac00; character <= 0xd7a3; ++character)
        run.vocabulary.push_back(character);
    run.weights = weightsOf(static_cast<std::int64_t>(run.vocabulary.size()), 5, 3, 1);
    expectSurvives(run);
}

TEST(CheckpointRoundTrip, EverySeedDeviceAndSwitch) {
    for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{255}, std::uint64_t{65536},
             std::uint64_t{1} << 31, std::uint64_t{1} << 32, (std::uint64_t{1} << 63) - 1,
             std::uint64_t{1} << 63, std::numeric_limits<std::uint64_t>::max()}) {
        Checkpoint run = newRun();
        run.settings.seed = seed;
        expectSurvives(run);
    }
    for (const DeviceChoice device : {DeviceChoice::Automatic, DeviceChoice::Cpu, DeviceChoice::Cuda})
        for (int switches = 0; switches < 8; ++switches) {
            Checkpoint run = newRun();
            run.settings.device = device;
            run.settings.scale = (switches & 1) != 0;
            run.settings.mask = (switches & 2) != 0;
            run.settings.position = (switches & 4) != 0;
            expectSurvives(run);
        }
}

TEST(CheckpointRoundTrip, EveryLearningRateToTheLastBit) {
    for (const double rate : {1e-12, 1e-3, 0.1 + 0.2, 1.0, 10.0, 1e30}) {
        Checkpoint run = newRun();
        run.settings.learningRate = rate;
        expectSurvives(run);
    }
}

TEST(CheckpointRoundTrip, AnEmptyTextIsNotAMissingOne) {
    Checkpoint run = newRun();
    run.text.content = std::string();
    expectSurvives(run);
    run.text.content = std::string(100'000, '\0');
    expectSurvives(run);
}

TEST(CheckpointRoundTrip, ValuesThatAreNotFiniteStayAndAreNamed) {
    Checkpoint run = unusualCheckpoint();
    run.weights[3].values[1] = std::numeric_limits<float>::quiet_NaN();
    run.weights[4].values[0] = -std::numeric_limits<float>::infinity();
    run.weights[0].values[2] = -0.0F;
    expectSurvives(run);
    const auto opened = readCheckpointBytes(writeRunFile(run), "run.pt");
    ASSERT_TRUE(opened);
    EXPECT_EQ(opened->nonFinite, run.weights[3].name);
}

TEST(CheckpointRoundTrip, WritingWhatWasReadGivesTheSameFile) {
    const std::string file = writeRunFile(unusualCheckpoint());
    EXPECT_EQ(writeRunFile(reopened(unusualCheckpoint())), file);
}

TEST(CheckpointRoundTrip, AnExportOpensAsWeightsAlone) {
    Checkpoint run = unusualCheckpoint(8, 12);
    run.settings.mask = true;
    const auto file = writeStateDictFile(run);
    ASSERT_TRUE(file);
    const auto opened = readCheckpointBytes(*file, "weights.pt");
    ASSERT_TRUE(opened) << opened.error().detail;
    EXPECT_FALSE(opened->isRun);
    EXPECT_TRUE(opened->nonFinite.empty());
    EXPECT_EQ(opened->checkpoint.settings.blockSize, 8);
    EXPECT_EQ(opened->checkpoint.settings.nEmbd, 12);
    ASSERT_EQ(opened->checkpoint.weights.size(), run.weights.size());
    for (std::size_t i = 0; i < run.weights.size(); ++i)
        EXPECT_EQ(opened->checkpoint.weights[i].name, run.weights[i].name);
    EXPECT_TRUE(sameBits(opened->checkpoint.weights[0].values, run.weights[0].values));
    EXPECT_EQ(opened->checkpoint.weights[1].values, std::vector<float>(96, 0.0F));
}

} // namespace
} // namespace headlight
