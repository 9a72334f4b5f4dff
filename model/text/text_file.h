// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/error.h"
#include "model/text/text_document.h"

#include <cstdint>
#include <filesystem>
#include <string_view>

namespace headlight {

/// The largest text file that is opened, in bytes.
constexpr std::uintmax_t largestTextFile = 512ull << 20;

/// Reads a text file: UTF-8 with or without byte-order mark, line ends folded to LF.
/// Errors: FileNotFound, FileUnreadable, NotARegularFile, FileTooLarge, EmptyText, InvalidUtf8,
/// UnsupportedEncoding.
Outcome<TextDocumentPtr> readTextFile(const std::filesystem::path &path);

/// The same for bytes already in memory; `facts.name` and `facts.path` are the caller's.
/// Errors: EmptyText, InvalidUtf8, UnsupportedEncoding.
Outcome<TextDocumentPtr> readTextBytes(std::string_view bytes, TextFacts facts);

} // namespace headlight
