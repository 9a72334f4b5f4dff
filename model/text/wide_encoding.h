// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace headlight {

/// UTF-16 or UTF-32 without a byte-order mark, told from the beginning of a file (64 KiB of it are looked
/// at): the name of the encoding, or empty.
std::string wideEncoding(std::string_view bytes);

} // namespace headlight
