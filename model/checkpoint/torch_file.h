// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/archive_reader.h"
#include "model/checkpoint/pickle_node.h"
#include "model/checkpoint/reading_budget.h"
#include "model/checkpoint/tensor_layout.h"

#include <string_view>
#include <vector>

namespace headlight {

/// A file of torch.save() in the zip form: the archive and what its data.pkl says.
class TorchFile {
public:
    /// Throws NotACheckpoint (a zip without data.pkl), FileDamaged, UnsupportedTensor (another byte order).
    TorchFile(std::string_view bytes, ReadingBudget &budget);

    ArchiveReader &archive() { return m_archive; }
    const Pickle &pickle() const { return m_pickle; }

    /// Every tensor that the dicts of the file hold.
    std::vector<TensorEntry> tensors() const;
    /// The keys of the outermost dict.
    std::vector<std::string> outerKeys() const;

private:
    void checkByteOrder();

    ReadingBudget &m_budget;
    ArchiveReader m_archive;
    Pickle m_pickle;
};

} // namespace headlight
