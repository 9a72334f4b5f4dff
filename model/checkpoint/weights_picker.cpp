// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/weights_picker.h"

#include "model/checkpoint/checkpoint_file.h"
#include "model/checkpoint/model_candidates.h"
#include "model/checkpoint/reading_errors.h"
#include "model/text/settings.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

constexpr std::int64_t mostCharacters = 0x110000;

bool isWithin(std::int64_t value, SettingRange range) {
    return value >= range.least && value <= range.most;
}

void checkSetting(const char *name, std::int64_t value, SettingRange range) {
    if (isWithin(value, range))
        return;
    Error error{ErrorKind::SettingOutOfRange, name,
        std::to_string(range.least) + " .. " + std::to_string(range.most)};
    error.number = value;
    throw ErrorException(std::move(error));
}

const TensorEntry &parameter(const PickedWeights &picked, const char *name) {
    const auto shapes = chapterParameters(1, 1, 1);
    const auto found = std::find_if(
        shapes.begin(), shapes.end(), [&](const ParameterShape &shape) { return shape.name == name; });
    return picked.parameters[static_cast<std::size_t>(found - shapes.begin())];
}

void checkIsTable(const TensorEntry &entry, const char *expected) {
    if (entry.layout.sizes.size() != 2)
        throw ErrorException(shapeMismatch(entry.key, expected, entry.layout.sizes));
}

void checkReadable(const PickedWeights &picked) {
    for (const TensorEntry &entry : picked.parameters) {
        if (!entry.layout.unsupported.empty())
            throw ErrorException(
                Error{ErrorKind::UnsupportedTensor, shownName(entry.key), entry.layout.unsupported});
    }
}

/// V, T and C as two of the tables tell them, then every shape against these.
void checkShapes(PickedWeights &picked) {
    const TensorEntry &head = parameter(picked, "lm_head.weight");
    const TensorEntry &positions = parameter(picked, "position_embedding_table.weight");
    checkIsTable(head, "(V, C)");
    checkIsTable(positions, "(T, C)");
    picked.vocabularySize = head.layout.sizes[0];
    picked.nEmbd = head.layout.sizes[1];
    picked.blockSize = positions.layout.sizes[0];
    if (!isWithin(picked.vocabularySize, {1, mostCharacters}))
        throw ErrorException(shapeMismatch(head.key, "(1 .. 1114112, C)", head.layout.sizes));
    checkSetting("n-embd", picked.nEmbd, setting_limits::nEmbd);
    checkSetting("block-size", picked.blockSize, setting_limits::blockSize);

    const auto shapes = chapterParameters(picked.vocabularySize, picked.blockSize, picked.nEmbd);
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const TensorEntry &entry = picked.parameters[i];
        if (entry.layout.sizes != shapes[i].sizes)
            throw ErrorException(shapeMismatch(entry.key, shownShape(shapes[i].sizes), entry.layout.sizes));
    }
}

} // namespace

PickedWeights pickWeights(const std::vector<TensorEntry> &entries) {
    PickedWeights picked;
    picked.parameters = ModelCandidates(entries).best();
    checkReadable(picked);
    checkShapes(picked);
    return picked;
}

StateDict readWeights(const PickedWeights &picked, TensorReader &reader) {
    StateDict weights;
    for (ParameterShape &shape : chapterParameters(picked.vocabularySize, picked.blockSize, picked.nEmbd)) {
        const TensorEntry &entry = picked.parameters[weights.size()];
        std::vector<float> values = reader.floats(entry.layout, entry.key);
        weights.push_back({std::move(shape.name), std::move(shape.sizes), std::move(values)});
    }
    return weights;
}

std::string firstNonFinite(const StateDict &weights) {
    const auto found = std::find_if(weights.begin(), weights.end(), [](const NamedTensor &tensor) {
        return !std::all_of(
            tensor.values.begin(), tensor.values.end(), [](float value) { return std::isfinite(value); });
    });
    return found == weights.end() ? std::string() : found->name;
}

} // namespace headlight
