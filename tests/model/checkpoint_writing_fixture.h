// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/checkpoint.h"

#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// One entry of a zip file as its local header tells it.
struct ZipEntry {
    std::string name;
    unsigned flags = 0;
    unsigned method = 0;
    unsigned time = 0;
    unsigned date = 0;
    std::size_t begin = 0; ///< of its bytes in the file
    std::string bytes;
};

inline unsigned numberAt(std::string_view bytes, std::size_t at, std::size_t count) {
    unsigned number = 0;
    for (std::size_t i = 0; i < count && at + i < bytes.size(); ++i)
        number |= static_cast<unsigned>(static_cast<unsigned char>(bytes[at + i])) << (8 * i);
    return number;
}

/// The entries of a zip without compression, walked through from the front.
inline std::vector<ZipEntry> entriesOf(std::string_view zip) {
    std::vector<ZipEntry> entries;
    std::size_t at = 0;
    while (zip.substr(at, 4) == "PK\3\4") {
        ZipEntry entry;
        entry.flags = numberAt(zip, at + 6, 2);
        entry.method = numberAt(zip, at + 8, 2);
        entry.time = numberAt(zip, at + 10, 2);
        entry.date = numberAt(zip, at + 12, 2);
        const std::size_t size = numberAt(zip, at + 22, 4);
        const std::size_t nameSize = numberAt(zip, at + 26, 2);
        entry.name = std::string(zip.substr(at + 30, nameSize));
        entry.begin = at + 30 + nameSize + numberAt(zip, at + 28, 2);
        entry.bytes = std::string(zip.substr(entry.begin, size));
        at = entry.begin + size;
        entries.push_back(entry);
    }
    return entries;
}

/// The bytes of entry `name`; empty if there is none.
inline std::string bytesOf(std::string_view zip, const std::string &name) {
    for (const ZipEntry &entry : entriesOf(zip))
        if (entry.name == name)
            return entry.bytes;
    return {};
}

/// The floats of storage `index`.
inline std::vector<float> floatsOf(std::string_view zip, std::size_t index) {
    const std::string bytes = bytesOf(zip, "archive/data/" + std::to_string(index));
    std::vector<float> values(bytes.size() / sizeof(float));
    if (!values.empty())
        std::memcpy(values.data(), bytes.data(), values.size() * sizeof(float));
    return values;
}

/// A state_dict of the chapter's model, every value another one.
inline StateDict weightsOf(std::int64_t V, std::int64_t T, std::int64_t C, float first) {
    StateDict weights{{"token_embedding_table.weight", {V, C}, {}},
        {"position_embedding_table.weight", {T, C}, {}}, {"sa_head.key.weight", {C, C}, {}},
        {"sa_head.query.weight", {C, C}, {}}, {"sa_head.value.weight", {C, C}, {}},
        {"lm_head.weight", {V, C}, {}}, {"lm_head.bias", {V}, {}}};
    float next = first;
    for (NamedTensor &tensor : weights) {
        std::int64_t count = 1;
        for (const std::int64_t size : tensor.sizes)
            count *= size;
        for (std::int64_t i = 0; i < count; ++i, next = next * -1.0001F)
            tensor.values.push_back(next);
    }
    return weights;
}

/// A run with something unusual in every field.
inline Checkpoint unusualCheckpoint(std::int64_t T = 5, std::int64_t C = 3) {
    Checkpoint run;
    run.vocabulary = std::u32string(U"\0\t\n %<\u00e9\ud55c\ue000\ufffd\ufffe\U0001F600\U0010FFFF", 13);
    const auto V = static_cast<std::int64_t>(run.vocabulary.size());
    run.settings.batchSize = 1000;
    run.settings.blockSize = T;
    run.settings.nEmbd = C;
    run.settings.steps = 10'000'000;
    run.settings.evalInterval = 65'536;
    run.settings.evalIters = 256;
    run.settings.learningRate = 0.1 + 0.2; // no short decimal number
    run.settings.seed = std::numeric_limits<std::uint64_t>::max();
    run.settings.scale = false;
    run.settings.mask = false;
    run.settings.position = false;
    run.settings.device = DeviceChoice::Cuda;
    run.settings.threads = 64;
    run.step = 3;
    run.nextEvaluation = 65'536;
    run.nonFiniteStep = 3;
    run.weights = weightsOf(V, T, C, 0.125F);
    run.startWeights = weightsOf(V, T, C, -0.5F);
    run.start = StartOfRun::Opened;
    run.optimizer = {3, weightsOf(V, T, C, 1e-30F), weightsOf(V, T, C, 1e-42F)};
    for (int i = 0; i < 5056; ++i)
        run.randomState.push_back(static_cast<std::uint8_t>(i * 37 & 0xff));
    run.losses.miniBatch = {1.0 / 3, 1e-300, 2.5};
    run.losses.evaluations = {{0, 3.25, std::nullopt}, {2, 0.1, 0.7}};
    run.text = {"100 % <b>\ud55c\uae00</b> \U0001F600.txt", "some folder/#1.txt", "CP949", false,
        3'000'000'000, "00ff", std::string("a\0b\n\ud55c", 7)};
    run.probe = {0, 12, 4};
    run.probeNext = 7;
    if (run.probe.size() > static_cast<std::size_t>(T))
        run.probe.resize(static_cast<std::size_t>(T));
    return run;
}

} // namespace headlight
