// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace headlight {

/// Reads one fuzzed input as a text: as it comes, kept raw with its broken bytes shown, and in one of the
/// offered encodings. Returns what is wrong with the answers, nothing if all is well.
std::string readTextInput(std::string_view input);

} // namespace headlight
