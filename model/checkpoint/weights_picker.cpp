// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/weights_picker.h"

#include "model/checkpoint/checkpoint_file.h"
#include "model/checkpoint/model_candidates.h"
#include "model/checkpoint/reading_errors.h"
#include "model/text/settings.h"

#include <algorithm>
#include <cmath>
#include <optional>
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

void checkReadable(const PickedWeights &picked) {
    for (const TensorEntry &entry : picked.parameters) {
        if (!entry.layout.unsupported.empty())
            throw ErrorException(
                Error{ErrorKind::UnsupportedTensor, shownName(entry.key), entry.layout.unsupported});
    }
}

/// Where one of the model's sizes stands: a parameter of chapterParameters() and a dimension of it.
struct SizePlace {
    std::size_t parameter;
    std::size_t dimension;
};

/// The chapter's order: both embedding tables, key, query, value, lm_head.weight, lm_head.bias.
constexpr std::size_t positions = 1;
constexpr SizePlace placesOfV[] = {{0, 0}, {5, 0}, {6, 0}};
constexpr SizePlace placesOfT[] = {{positions, 0}};
constexpr SizePlace placesOfC[] = {{0, 1}, {positions, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}};

/// The size that most of the places tell, the first one of those when they are equally many: so that the one
/// tensor which has another shape is not believed. Nothing when none has as many dimensions as it needs.
template <std::size_t count>
std::optional<std::int64_t> sizeByMost(const PickedWeights &picked, const SizePlace (&places)[count]) {
    const auto needed = chapterParameters(1, 1, 1);
    std::vector<std::int64_t> told;
    for (const SizePlace &place : places) {
        const auto &sizes = picked.parameters[place.parameter].layout.sizes;
        if (sizes.size() == needed[place.parameter].sizes.size())
            told.push_back(sizes[place.dimension]);
    }
    const auto best = std::max_element(told.begin(), told.end(), [&](std::int64_t one, std::int64_t other) {
        return std::count(told.begin(), told.end(), one) < std::count(told.begin(), told.end(), other);
    });
    return best == told.end() ? std::nullopt : std::optional(*best);
}

std::string shownSize(std::optional<std::int64_t> size, const char *name) {
    return size ? std::to_string(*size) : name;
}

/// V, T and C as most of the tables tell them, then every shape against these.
void checkShapes(PickedWeights &picked) {
    const auto characters = sizeByMost(picked, placesOfV);
    const auto blockSize = sizeByMost(picked, placesOfT);
    const auto nEmbd = sizeByMost(picked, placesOfC);
    const TensorEntry &table = picked.parameters.front();
    if (!characters || !nEmbd)
        throw ErrorException(shapeMismatch(table.key,
            "(" + shownSize(characters, "V") + ", " + shownSize(nEmbd, "C") + ")", table.layout.sizes));
    // Only this one tells T.
    const TensorEntry &position = picked.parameters[positions];
    if (!blockSize || position.layout.sizes[1] != *nEmbd)
        throw ErrorException(
            shapeMismatch(position.key, "(T, " + std::to_string(*nEmbd) + ")", position.layout.sizes));
    const auto shapes = chapterParameters(*characters, *blockSize, *nEmbd);
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const TensorEntry &entry = picked.parameters[i];
        if (entry.layout.sizes != shapes[i].sizes)
            throw ErrorException(shapeMismatch(entry.key, shownShape(shapes[i].sizes), entry.layout.sizes));
    }
    if (!isWithin(*characters, {1, mostCharacters}))
        throw ErrorException(shapeMismatch(table.key, "(1 .. 1114112, C)", table.layout.sizes));
    checkSetting("n-embd", *nEmbd, setting_limits::nEmbd);
    checkSetting("block-size", *blockSize, setting_limits::blockSize);
    picked.vocabularySize = *characters;
    picked.blockSize = *blockSize;
    picked.nEmbd = *nEmbd;
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
