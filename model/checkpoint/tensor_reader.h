// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/archive_reader.h"
#include "model/checkpoint/reading_budget.h"
#include "model/checkpoint/tensor_layout.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Gives a tensor's values in row-major order, whatever its strides, once all that its layout says has been
/// held against its storage. Errors (thrown): FileDamaged, UnsupportedTensor naming `key`.
class TensorReader {
public:
    /// Storages are entries of `archive`.
    TensorReader(ArchiveReader &archive, ReadingBudget &budget);
    /// Storages begin at TensorLayout::storageAt in `bytes`.
    TensorReader(std::string_view bytes, ReadingBudget &budget);

    /// Of float32, float64, float16 and bfloat16. A finite float64 that is too large for float32 is refused.
    std::vector<float> floats(const TensorLayout &layout, const std::string &key);
    std::vector<double> doubles(const TensorLayout &layout, const std::string &key);
    std::vector<std::int64_t> integers(const TensorLayout &layout, const std::string &key);
    std::vector<std::uint8_t> bytes(const TensorLayout &layout, const std::string &key);
    /// uint8 as text.
    std::string text(const TensorLayout &layout, const std::string &key);

private:
    template <class Values>
    Values exactly(ElementType type, const TensorLayout &layout, const std::string &key);
    std::int64_t checkedCount(const TensorLayout &layout, const std::string &key);
    std::string_view storageOf(const TensorLayout &layout);

    ArchiveReader *m_archive = nullptr;
    std::string_view m_bytes;
    ReadingBudget &m_budget;
    // The storage of the last tensor: several often share one.
    std::string m_storageName;
    std::string m_storage;
};

} // namespace headlight
