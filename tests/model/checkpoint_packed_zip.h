// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// `number` in `bytes` bytes, the last one first.
std::string littleEndian(std::uint64_t number, std::size_t bytes);

/// One entry of a zip, with what its headers claim.
struct PackedEntry {
    std::string name;
    std::string content;
    bool deflated = false; ///< in one block that holds the bytes as they are
    std::optional<std::uint32_t> claimedSize = std::nullopt;
    std::optional<std::uint32_t> claimedChecksum = std::nullopt;
};

std::string zipOf(const std::vector<PackedEntry> &entries);

} // namespace headlight
