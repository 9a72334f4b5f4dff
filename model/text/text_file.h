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

/// Reads a text file: its encoding recognised or as told, a byte-order mark left out, line ends folded to LF,
/// decomposed characters composed. Errors: those of readFileBytes(), EmptyText, NotAText, BrokenBytes,
/// SettingOutOfRange (no such encoding), Cancelled.
Outcome<TextDocumentPtr> readTextFile(
    const std::filesystem::path &path, const TextReading &reading = {}, const ReadingProgress &progress = {});

/// The same for bytes already in memory; `facts.name`, `facts.path` and `facts.reading` are the caller's.
Outcome<TextDocumentPtr> readTextBytes(
    std::string_view bytes, TextFacts facts, const ReadingProgress &progress = {});

/// What the user typed, treated as the text was: line ends folded, and composed unless the text was kept raw.
std::u32string readAsText(std::u32string_view typed, const TextFacts &facts);

} // namespace headlight
