// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Refuses the file as FileDamaged; the name of the file is filled in where the exception is caught.
[[noreturn]] void throwDamaged(std::string what);

/// A name from a file as it may be shown: cut to `most` characters, '?' for what is not printable.
std::string shownName(std::string_view name, std::size_t most = 80);

/// "a, b, c" of names from a file, the first dozen of them.
std::string shownNames(const std::vector<std::string> &names);

/// A shape as Python shows it: "(65, 64)", "(65,)", "()".
std::string shownShape(const std::vector<std::int64_t> &sizes);

/// A shape that is not the one the model needs.
Error shapeMismatch(std::string_view key, std::string expected, const std::vector<std::int64_t> &found);

/// Keys that are not those of the model.
Error keysMismatch(const std::vector<std::string> &missing, const std::vector<std::string> &unexpected);

} // namespace headlight
