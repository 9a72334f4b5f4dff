// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/pickle_node.h"
#include "model/checkpoint/tensor_layout.h"

#include <optional>

namespace headlight {

/// The tensor that `value` rebuilds (torch._utils._rebuild_tensor_v2 and its relatives); absent if it is
/// something else. Throws FileDamaged for a call that no PyTorch writes.
std::optional<TensorLayout> tensorOf(const Pickle &pickle, const PickleValue &value);

} // namespace headlight
