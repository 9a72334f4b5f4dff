// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: the container that PyTorch opens: names, order, nothing compressed, aligned storages, and the
// same bytes for the same run.
#include "model/checkpoint/archive_writer.h"
#include "model/checkpoint/checkpoint_file.h"
#include "tests/model/checkpoint_writing_fixture.h"

#include <gtest/gtest.h>

namespace headlight {
namespace {

TEST(CheckpointWritingArchive, HoldsWhatTorchSaveWrites) {
    const std::string first(1000, 'f');
    const std::string zip = writeArchive("pickle", {first, "", "third"});
    std::vector<std::string> names;
    for (const ZipEntry &entry : entriesOf(zip))
        names.push_back(entry.name);
    EXPECT_EQ(names, (std::vector<std::string>{"archive/data.pkl", "archive/byteorder", "archive/data/0",
                         "archive/data/1", "archive/data/2", "archive/version"}));
    EXPECT_EQ(bytesOf(zip, "archive/data.pkl"), "pickle");
    EXPECT_EQ(bytesOf(zip, "archive/byteorder"), "little");
    EXPECT_EQ(bytesOf(zip, "archive/data/0"), first);
    EXPECT_EQ(bytesOf(zip, "archive/data/1"), "");
    EXPECT_EQ(bytesOf(zip, "archive/data/2"), "third");
    EXPECT_EQ(bytesOf(zip, "archive/version"), "3\n");
}

TEST(CheckpointWritingArchive, StoresAlignsAndForgetsTheClock) {
    std::vector<std::string> storages;
    for (std::size_t size = 0; size < 200; ++size)
        storages.emplace_back(size, 's');
    const std::string zip = writeArchive("p", {storages.begin(), storages.end()});
    const auto entries = entriesOf(zip);
    ASSERT_EQ(entries.size(), storages.size() + 3);
    for (const ZipEntry &entry : entries) {
        EXPECT_EQ(entry.method, 0U) << entry.name;
        EXPECT_EQ(entry.flags & 8U, 0U) << entry.name << ": sizes after the bytes";
        EXPECT_EQ(entry.begin % 64, 0U) << entry.name;
        EXPECT_EQ(entry.date, 33U) << entry.name;
        EXPECT_EQ(entry.time, 12U << 11) << entry.name;
    }
}

TEST(CheckpointWritingArchive, TheSameRunGivesTheSameBytes) {
    const Checkpoint run = unusualCheckpoint();
    const Checkpoint copy = run;
    EXPECT_EQ(writeRunFile(run), writeRunFile(copy));
    Checkpoint other = run;
    other.weights.back().values.back() += 1;
    EXPECT_NE(writeRunFile(run), writeRunFile(other));
}

TEST(CheckpointWritingArchive, ARunFileIsHardlyLargerThanItsNumbers) {
    Checkpoint run = unusualCheckpoint(64, 96);
    std::size_t values = 64 * 64; // tril
    for (const StateDict *tensors :
        {&run.weights, &run.startWeights, &run.optimizer.firstMoments, &run.optimizer.secondMoments})
        for (const NamedTensor &tensor : *tensors)
            values += tensor.values.size();
    const std::size_t size = writeRunFile(run).size();
    EXPECT_GT(size, values * sizeof(float));
    EXPECT_LT(size, values * sizeof(float) + 40'000);
}

} // namespace
} // namespace headlight
