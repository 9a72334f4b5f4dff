// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/state_dict_export.h"

#include "model/checkpoint/archive_writer.h"
#include "model/checkpoint/checkpoint_file.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

NamedTensor lowerTriangle(std::int64_t T) {
    NamedTensor tril{"sa_head.tril", {T, T}, std::vector<float>(static_cast<std::size_t>(T * T), 0.0F)};
    for (std::int64_t row = 0; row < T; ++row)
        std::fill_n(tril.values.begin() + row * T, row + 1, 1.0F);
    return tril;
}

bool belongsToHead(const NamedTensor *tensor) {
    return tensor->name.rfind("sa_head.", 0) == 0;
}

/// The chapter's class divides q @ k.T by sqrt(head_size): a larger q undoes it.
void undoScale(ChapterStateDict &stateDict) {
    NamedTensor *query = stateDict.ownCopy("sa_head.query.weight"); // (head_size, C)
    if (query == nullptr || query->sizes.empty())
        return;
    const double factor = std::sqrt(static_cast<double>(query->sizes.front()));
    for (float &value : query->values)
        value = static_cast<float>(value * factor);
}

/// The chapter's class adds the position embedding: zeros add nothing.
void undoPosition(ChapterStateDict &stateDict) {
    if (NamedTensor *table = stateDict.ownCopy("position_embedding_table.weight")) // (T, C)
        std::fill(table->values.begin(), table->values.end(), 0.0F);
}

} // namespace

ChapterStateDict::ChapterStateDict(const StateDict &weights, std::int64_t blockSize) {
    m_tensors.reserve(weights.size() + 1);
    for (const NamedTensor &tensor : weights)
        m_tensors.push_back(&tensor);
    m_made.push_back(std::make_unique<NamedTensor>(lowerTriangle(blockSize)));
    m_tensors.insert(std::find_if(m_tensors.begin(), m_tensors.end(), belongsToHead), m_made.back().get());
}

NamedTensor *ChapterStateDict::ownCopy(const std::string &name) {
    const auto place = std::find_if(m_tensors.begin(), m_tensors.end(),
        [&name](const NamedTensor *tensor) { return tensor->name == name; });
    if (place == m_tensors.end())
        return nullptr;
    m_made.push_back(std::make_unique<NamedTensor>(**place));
    *place = m_made.back().get();
    return m_made.back().get();
}

void writeTensors(PickleWriter &pickle, const std::vector<const NamedTensor *> &tensors) {
    for (const NamedTensor *tensor : tensors) {
        pickle.key(tensor->name);
        pickle.tensor(tensor->sizes, tensor->values);
    }
}

void writeTensors(PickleWriter &pickle, const StateDict &tensors) {
    for (const NamedTensor &tensor : tensors) {
        pickle.key(tensor.name);
        pickle.tensor(tensor.sizes, tensor.values);
    }
}

Outcome<std::string> writeStateDictFile(const Checkpoint &checkpoint) {
    const RunSettings &settings = checkpoint.settings;
    if (!settings.mask) {
        Error error;
        error.kind = ErrorKind::NotExportable;
        return error;
    }
    try {
        ChapterStateDict stateDict(checkpoint.weights, settings.blockSize);
        if (!settings.scale)
            undoScale(stateDict);
        if (!settings.position)
            undoPosition(stateDict);
        PickleWriter pickle;
        pickle.beginOrderedDict();
        writeTensors(pickle, stateDict.tensors());
        pickle.endDict();
        return writeArchive(pickle.finish(), pickle.storages());
    } catch (const ErrorException &failure) {
        return failure.error();
    }
}

} // namespace headlight
