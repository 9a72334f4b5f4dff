// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/language_model.h"
#include "model/text/trace.h"

#include <vector>

namespace headlight {

/// The chapter's debugging list on the tensors of one pass of one input (B = 1).
std::vector<Check> checksOf(const ModelPass &pass, const at::Tensor &probabilities, const at::Tensor &tril,
    const ModelOptions &options);

} // namespace headlight
