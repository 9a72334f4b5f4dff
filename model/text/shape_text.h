// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// "(64, 16, 65)" of a tensor's sizes.
std::string shapeText(const std::vector<std::int64_t> &sizes);

} // namespace headlight
