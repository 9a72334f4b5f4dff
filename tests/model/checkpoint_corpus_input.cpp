// SPDX-License-Identifier: GPL-3.0-or-later
// Not a test: one input of the fuzzer of files of weights, which the corpus test reads as well.
#include "tests/model/checkpoint_corpus_input.h"

#include "model/checkpoint/checkpoint_file.h"
#include "model/text/unicode.h"
#include "tests/model/checkpoint_packed_zip.h"

#include <algorithm>

namespace headlight {

namespace {

/// Enough for the tensors of a small run file: data/0, data/1, ...
constexpr std::size_t storages = 40;
constexpr std::size_t storageBytes = 64;

std::string withArchive(std::string_view pickle) {
    std::vector<PackedEntry> entries{{"archive/data.pkl", std::string(pickle)}};
    for (std::size_t i = 0; i < storages; ++i)
        entries.push_back({"archive/data/" + std::to_string(i), std::string(storageBytes, '\0')});
    return zipOf(entries);
}

bool isWhole(const StateDict &weights) {
    return std::all_of(weights.begin(), weights.end(), [](const NamedTensor &tensor) {
        std::size_t count = 1;
        for (const std::int64_t size : tensor.sizes)
            count *= static_cast<std::size_t>(size);
        return count == tensor.values.size();
    });
}

std::string problemOf(const Checkpoint &run, bool isRun) {
    constexpr std::size_t parameters = 7;
    if (run.weights.size() != parameters || !isWhole(run.weights) || !isWhole(run.startWeights))
        return "parameters are missing";
    if (!isWhole(run.optimizer.firstMoments) || !isWhole(run.optimizer.secondMoments))
        return "moments are missing";
    if (isRun && static_cast<std::int64_t>(run.vocabulary.size()) != run.weights.back().sizes[0])
        return "the vocabulary does not fit the weights";
    if (isRun && checkSettings(run.settings, run.vocabulary.size()))
        return "impossible settings";
    return {};
}

/// Messages are shown: no controls, no broken bytes, no novels.
bool isShowable(const std::string &text) {
    constexpr std::size_t longest = 2000;
    const bool plain = std::none_of(text.begin(), text.end(), [](char c) { return c >= 0 && c < ' '; });
    return plain && text.size() < longest && toUtf8(fromUtf8(text)) == text;
}

std::string problemOf(const Outcome<OpenedCheckpoint> &outcome) {
    if (outcome)
        return problemOf(outcome->checkpoint, outcome->isRun);
    const Error &error = outcome.error();
    for (const std::string &part : {error.subject, error.detail, error.expected, error.found}) {
        if (!isShowable(part))
            return "a message that cannot be shown: " + part;
    }
    return error.kind == ErrorKind::Internal ? error.detail : std::string();
}

} // namespace

std::string readCheckpointInput(std::string_view input) {
    const std::string problem = problemOf(readCheckpointBytes(input, "input"));
    if (!problem.empty() || input.substr(0, 1) != "\x80")
        return problem;
    return problemOf(readCheckpointBytes(withArchive(input), "input"));
}

} // namespace headlight
