// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/pickle_writer.h"
#include "model/text/checkpoint.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace headlight {

/// The state_dict of the chapter's class: references to a run's weights, which must outlive it, and the
/// tensors that are made for the file.
class ChapterStateDict {
public:
    /// `weights` with the buffer `sa_head.tril` (T, T), lower triangle of ones, in front of the head's
    /// parameters, where PyTorch has it.
    ChapterStateDict(const StateDict &weights, std::int64_t blockSize);

    const std::vector<const NamedTensor *> &tensors() const { return m_tensors; }
    /// Puts a copy in the place of tensor `name`, to be changed. Null if there is none of that name.
    NamedTensor *ownCopy(const std::string &name);

private:
    std::vector<const NamedTensor *> m_tensors;
    std::vector<std::unique_ptr<NamedTensor>> m_made;
};

/// Writes the keys and values of a dict that has been begun.
void writeTensors(PickleWriter &pickle, const std::vector<const NamedTensor *> &tensors);
void writeTensors(PickleWriter &pickle, const StateDict &tensors);

} // namespace headlight
