// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/error.h"
#include "model/text/text_reading.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

namespace headlight {

/// The whole of a regular file. Errors: FileNotFound, FileUnreadable (also a file that shrinks meanwhile),
/// NotARegularFile, FileTooLarge, OutOfMemory, Cancelled.
Outcome<std::string> readFileBytes(
    const std::filesystem::path &path, std::uintmax_t most, const ReadingProgress &progress = {});

/// The first `most` bytes of a regular file of any size, or fewer if it has no more. Errors: FileNotFound,
/// FileUnreadable, NotARegularFile.
Outcome<std::string> readFileBeginning(const std::filesystem::path &path, std::size_t most);

} // namespace headlight
