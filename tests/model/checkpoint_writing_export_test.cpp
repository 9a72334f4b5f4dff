// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: the state_dict for the chapter's class: its keys in its order, and weights that make it compute
// what the run with its switches computes.
#include "model/checkpoint/checkpoint_file.h"
#include "tests/model/checkpoint_writing_fixture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace headlight {
namespace {

// Places in the chapter's state_dict; a storage has the number of its key.
enum Place : std::size_t { Token, Position, Tril, Key, Query, Value, LmWeight, LmBias, Places };

/// A run with every switch on.
Checkpoint plainRun() {
    Checkpoint run = unusualCheckpoint(5, 3);
    run.settings.scale = run.settings.mask = run.settings.position = true;
    return run;
}

std::string exported(const Checkpoint &run) {
    const auto bytes = writeStateDictFile(run);
    EXPECT_TRUE(bytes);
    return bytes ? *bytes : std::string();
}

/// The run's own values in the export's order; tril is left empty.
std::vector<std::vector<float>> ownValues(const Checkpoint &run) {
    std::vector<std::vector<float>> values;
    for (const NamedTensor &tensor : run.weights) {
        if (values.size() == Tril)
            values.emplace_back();
        values.push_back(tensor.values);
    }
    return values;
}

void expectAllBut(const Checkpoint &run, const std::vector<std::size_t> &changed) {
    const std::string file = exported(run);
    const auto own = ownValues(run);
    for (std::size_t place = 0; place < Places; ++place) {
        const bool same = place == Tril || floatsOf(file, place) == own[place];
        const bool mayDiffer = std::find(changed.begin(), changed.end(), place) != changed.end();
        EXPECT_NE(same, mayDiffer) << place;
    }
}

TEST(CheckpointWritingExport, KeysStandInTheChaptersOrder) {
    const std::string pickle = bytesOf(exported(plainRun()), "archive/data.pkl");
    std::size_t last = 0;
    for (const char *name : {"token_embedding_table.weight", "position_embedding_table.weight",
             "sa_head.tril", "sa_head.key.weight", "sa_head.query.weight", "sa_head.value.weight",
             "lm_head.weight", "lm_head.bias"}) {
        const std::size_t at = pickle.find(name);
        ASSERT_NE(at, std::string::npos) << name;
        EXPECT_GT(at, last) << name;
        last = at;
    }
    EXPECT_EQ(pickle.find("vocabulary"), std::string::npos);
}

TEST(CheckpointWritingExport, TrilIsTheLowerTriangle) {
    const std::vector<float> tril = floatsOf(exported(plainRun()), Tril);
    ASSERT_EQ(tril.size(), 25U);
    for (std::size_t i = 0; i < 25; ++i)
        EXPECT_EQ(tril[i], i % 5 <= i / 5 ? 1.0F : 0.0F) << i;
}

TEST(CheckpointWritingExport, WithEverySwitchOnNothingIsChanged) {
    expectAllBut(plainRun(), {});
}

TEST(CheckpointWritingExport, WithoutScaleTheQueryTakesItOver) {
    Checkpoint run = plainRun();
    run.settings.scale = false;
    expectAllBut(run, {Query});
    const std::vector<float> query = floatsOf(exported(run), Query);
    const std::vector<float> own = ownValues(run)[Query];
    ASSERT_EQ(query.size(), own.size());
    for (std::size_t i = 0; i < query.size(); ++i)
        EXPECT_FLOAT_EQ(query[i], static_cast<float>(own[i] * std::sqrt(3.0)));
}

TEST(CheckpointWritingExport, WithoutPositionTheTableIsZero) {
    Checkpoint run = plainRun();
    run.settings.position = false;
    expectAllBut(run, {Position});
    EXPECT_EQ(floatsOf(exported(run), Position), std::vector<float>(15, 0.0F));
}

TEST(CheckpointWritingExport, WithoutTheMaskThereIsNoSuchFile) {
    Checkpoint run = plainRun();
    run.settings.mask = false;
    const auto refused = writeStateDictFile(run);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::NotExportable);
}

TEST(CheckpointWritingExport, TheRunItselfIsNeverAdapted) {
    Checkpoint run = plainRun();
    run.settings.scale = run.settings.position = false;
    const auto own = ownValues(run);
    const std::string file = writeRunFile(run);
    for (std::size_t place = 0; place < Places; ++place) {
        if (place != Tril)
            EXPECT_EQ(floatsOf(file, place), own[place]) << place;
        else
            EXPECT_EQ(floatsOf(file, place).size(), 25U);
    }
}

TEST(CheckpointWritingExport, AnInconsistentRunIsAnErrorNotAFile) {
    Checkpoint run = plainRun();
    run.weights.back().values.pop_back();
    const auto refused = writeStateDictFile(run);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::Internal);
}

} // namespace
} // namespace headlight
