// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/tensor_layout.h"
#include "model/checkpoint/tensor_reader.h"
#include "model/text/checkpoint.h"

#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// The chapter's parameters among the tensors of a file: one entry for each of chapterParameters(), in its
/// order, and the sizes they tell.
struct PickedWeights {
    std::vector<TensorEntry> parameters;
    std::int64_t vocabularySize = 0; ///< V
    std::int64_t blockSize = 0;      ///< T
    std::int64_t nEmbd = 0;          ///< C
};

/// Finds the chapter's model among `entries`: under any common prefix, with names that PyTorch's wrappers put
/// in between left out, `tril` of any kind ignored. Throws KeysMismatch, ShapeMismatch, SettingOutOfRange.
PickedWeights pickWeights(const std::vector<TensorEntry> &entries);

/// Their values, 32-bit floats under the chapter's names. Throws UnsupportedTensor, FileDamaged.
StateDict readWeights(const PickedWeights &picked, TensorReader &reader);

/// The name of the first parameter with a value that is not finite, or an empty one.
std::string firstNonFinite(const StateDict &weights);

} // namespace headlight
