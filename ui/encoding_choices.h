// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// offeredEncodings() with those that `bytes` could be in first, likeliest first.
std::vector<std::string> encodingChoices(std::string_view bytes);

/// An encoding with the writing it is for: "CP949 – Korean". Only the name where that is not known.
QString encodingInWords(const std::string &encoding);

} // namespace headlight
