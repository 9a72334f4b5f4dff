// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: the inputs that fuzzing began with or found are read without a fault, with any compiler.
#include "tests/model/checkpoint_corpus_input.h"
#include "tests/model/checkpoint_corpus_text.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

namespace headlight {
namespace {

const std::filesystem::path corpus = std::filesystem::path(HEADLIGHT_SOURCE_DIR) / "tests/fuzz/corpus";

std::string contentOf(const std::filesystem::path &path) {
    std::ifstream file(path, std::ios::binary);
    EXPECT_TRUE(file) << path;
    return {std::istreambuf_iterator<char>(file), {}};
}

template <class Read> void readAll(const char *folder, Read read) {
    std::size_t count = 0;
    for (const auto &entry : std::filesystem::directory_iterator(corpus / folder)) {
        EXPECT_EQ(read(contentOf(entry.path())), "") << entry.path();
        ++count;
    }
    EXPECT_GT(count, 10U);
}

TEST(CheckpointCorpus, IsReadWithoutAFault) {
    readAll("checkpoint", [](const std::string &input) { return readCheckpointInput(input); });
}

TEST(CheckpointCorpus, OfTextsIsReadWithoutAFault) {
    readAll("text", [](const std::string &input) { return readTextInput(input); });
}

} // namespace
} // namespace headlight
