// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/torch_file.h"

#include "model/checkpoint/pickle_reader.h"
#include "model/checkpoint/tensor_gatherer.h"

#include <string>

namespace headlight {

namespace {

constexpr const char *pickleName = "data.pkl";
constexpr const char *byteOrderName = "byteorder";

Pickle readPickle(ArchiveReader &archive, ReadingBudget &budget) {
    if (archive.sizeOf(pickleName) > largestPickle)
        throwDamaged("data.pkl is far too large");
    return PickleReader(archive.read(pickleName), budget).read();
}

} // namespace

TorchFile::TorchFile(std::string_view bytes, ReadingBudget &budget)
    : m_budget(budget)
    , m_archive(bytes, budget)
    , m_pickle(readPickle(m_archive, budget)) {
    checkByteOrder();
}

std::vector<TensorEntry> TorchFile::tensors() const {
    return TensorGatherer(m_pickle, m_budget).gather();
}

std::vector<std::string> TorchFile::outerKeys() const {
    std::vector<std::string> keys;
    constexpr std::size_t most = 32;
    const PickleNode *outer = m_pickle.dict(m_pickle.root());
    for (std::size_t i = 0; outer != nullptr && i < outer->items.size() && keys.size() < most; i += 2) {
        if (const auto key = m_pickle.string(outer->items[i]))
            keys.push_back(shownName(*key));
    }
    return keys;
}

void TorchFile::checkByteOrder() {
    constexpr std::uint64_t longest = 16;
    if (!m_archive.holds(byteOrderName))
        return;
    if (m_archive.sizeOf(byteOrderName) > longest)
        throwDamaged(byteOrderName);
    const std::string order = m_archive.read(byteOrderName);
    if (order == "big")
        throw ErrorException(Error{ErrorKind::UnsupportedTensor, byteOrderName, order});
    if (order != "little")
        throwDamaged(byteOrderName);
}

} // namespace headlight
