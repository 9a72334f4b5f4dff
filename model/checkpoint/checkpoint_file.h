// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/checkpoint.h"
#include "model/text/error.h"
#include "model/text/text_reading.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace headlight {

/// The largest file of weights or run that is opened, in bytes.
constexpr std::uintmax_t largestCheckpointFile = 4096ull << 20;

/// What a file with weights gave.
struct OpenedCheckpoint {
    bool isRun = false; ///< else only the weights, V (the rows of lm_head), block size and n_embd are known
    Checkpoint checkpoint;
    std::string nonFinite; ///< the first parameter with a value that is not finite; empty if there is none
};

/// Reads a run file of Headlight, or a PyTorch or safetensors file with the weights of the chapter's model.
/// No class named in the file is ever looked up, and nothing is allocated before its size is held against the
/// file's. Errors: those of readFileBytes(), NotACheckpoint, FileDamaged, NewerRunFile, KeysMismatch,
/// ShapeMismatch, UnsupportedTensor, SettingOutOfRange (a run file with impossible settings).
Outcome<OpenedCheckpoint> readCheckpointFile(
    const std::filesystem::path &path, const ReadingProgress &progress = {});

/// The same for bytes in memory; `name` is what errors call the file.
Outcome<OpenedCheckpoint> readCheckpointBytes(std::string_view bytes, const std::string &name);

/// The bytes of a run file (format in run_file_format.h), which torch.load(path, weights_only=True) opens.
std::string writeRunFile(const Checkpoint &checkpoint);

/// The bytes of a state_dict file for the chapter's class, `tril` included, changed so that the chapter's
/// class computes the same where a switch is off. Errors: NotExportable (no mask).
Outcome<std::string> writeStateDictFile(const Checkpoint &checkpoint);

/// The text settings of the chapter's parameters: name and shape of each, in the chapter's order.
struct ParameterShape {
    std::string name;
    std::vector<std::int64_t> sizes;
};
std::vector<ParameterShape> chapterParameters(
    std::int64_t vocabularySize, std::int64_t blockSize, std::int64_t nEmbd);

} // namespace headlight
