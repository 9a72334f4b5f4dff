// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace headlight {

/// Reads one fuzzed input as a file of weights or a run. What begins like a pickle is put into an archive
/// with right checksums first, which random changes would hardly ever keep. Returns what is wrong with the
/// answer, nothing if all is well.
std::string readCheckpointInput(std::string_view input);

} // namespace headlight
