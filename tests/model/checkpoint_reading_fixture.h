// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/checkpoint_file.h"
#include "tests/model/checkpoint_packed_zip.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace headlight {

/// What a reading gave, for one comparison: "opened", or the kind's number with its facts.
std::string outcomeOf(const Outcome<OpenedCheckpoint> &outcome);
inline std::string outcomeOf(std::string_view bytes) {
    return outcomeOf(readCheckpointBytes(bytes, "a file"));
}

/// The bytes of numbers as a file holds them.
template <class Number> std::string bytesOfNumbers(const std::vector<Number> &numbers) {
    return {reinterpret_cast<const char *>(numbers.data()), numbers.size() * sizeof(Number)};
}

/// Pieces of a pickle, each of which leaves one value on the stack.
namespace pickled {
using Pairs = std::vector<std::pair<std::string, std::string>>; ///< key as text, value as piece

std::string text(std::string_view utf8);
std::string integer(std::int64_t number);
std::string real(double number);
std::string boolean(bool value);
std::string none();
std::string name(const std::string &module, const std::string &name);
std::string tuple(const std::vector<std::string> &items);
std::string integers(const std::vector<std::int64_t> &numbers);
std::string dict(const Pairs &pairs);
std::string orderedDict(const Pairs &pairs);
std::string call(const std::string &callable, const std::string &arguments);
/// A whole pickle of one piece.
std::string whole(const std::string &piece);
} // namespace pickled

/// A file of torch.save() in the making: tensors are given out as pieces, their storages become entries.
class TorchFileBuilder {
public:
    explicit TorchFileBuilder(std::string folder = "archive/")
        : m_folder(std::move(folder)) {}

    /// A storage of this type: its piece.
    std::string storage(const std::string &type, std::string bytes, std::int64_t count);
    std::string tensor(const std::string &storage, std::int64_t offset,
        const std::vector<std::int64_t> &sizes, const std::vector<std::int64_t> &strides) const;
    /// A row-major tensor of its own storage.
    template <class Number>
    std::string tensor(
        const std::string &type, const std::vector<std::int64_t> &sizes, const std::vector<Number> &values) {
        return rowMajor(
            storage(type, bytesOfNumbers(values), static_cast<std::int64_t>(values.size())), sizes);
    }
    std::string rowMajor(const std::string &storage, const std::vector<std::int64_t> &sizes) const;

    /// The entries with `root` as data.pkl.
    std::vector<PackedEntry> entries(const std::string &root) const;
    std::string file(const std::string &root) const { return zipOf(entries(root)); }

private:
    std::string m_folder;
    std::vector<PackedEntry> m_storages;
};

/// The chapter's model with V = 3, T = 2, C = 2; every value another one that 16 bits hold exactly.
constexpr std::int64_t smallV = 3;
constexpr std::int64_t smallT = 2;
constexpr std::int64_t smallC = 2;
StateDict smallModel();

/// Its parameters as pieces under `prefix`.
pickled::Pairs modelPieces(TorchFileBuilder &builder, const std::string &prefix = {});

/// torch.save(model.state_dict()) of it.
std::string smallModelFile();

void expectSmallModel(std::string_view bytes);

} // namespace headlight
