// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/reading_budget.h"
#include "model/checkpoint/tensor_layout.h"

#include <string_view>
#include <vector>

namespace headlight {

/// Every tensor of a safetensors file (the length of a JSON header in 8 bytes, the header, the values;
/// format: github.com/huggingface/safetensors). Throws FileDamaged.
std::vector<TensorEntry> readSafetensors(std::string_view bytes, ReadingBudget &budget);

} // namespace headlight
