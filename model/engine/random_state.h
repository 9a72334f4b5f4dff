// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/Generator.h>

#include <cstdint>
#include <vector>

namespace headlight {

/// The bytes of torch.get_rng_state() for a CPU generator.
std::vector<std::uint8_t> randomStateOf(const at::Generator &random);

/// A CPU generator in that state. Throws FileDamaged ("random_state") for bytes that are none.
at::Generator generatorInState(const std::vector<std::uint8_t> &state);

} // namespace headlight
