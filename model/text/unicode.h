// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/code_points.h"

#include <string>
#include <string_view>

namespace headlight {

/// UTF-8 of code points; every element must be a Unicode scalar value.
std::string toUtf8(std::u32string_view text);
std::string toUtf8(char32_t character);

/// Code points of valid UTF-8; invalid bytes become U+FFFD (for names and arguments, never for training
/// texts).
std::u32string fromUtf8(std::string_view bytes);

/// CRLF and lone CR become LF, as Python's text mode does. Returns the number of folded line ends.
std::size_t foldLineEnds(CodePoints &characters);

} // namespace headlight
