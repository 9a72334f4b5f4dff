// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// The observed input as characters, for labels and sentences.
struct ProbeView {
    std::u32string characters; ///< 1 .. T of them
    std::vector<std::optional<char32_t>>
        next; ///< same length: each position's true next character, where known

    int size() const { return static_cast<int>(characters.size()); }
    char32_t at(int position) const { return characters[static_cast<std::size_t>(position)]; }
    std::optional<char32_t> nextOf(int position) const {
        const auto index = static_cast<std::size_t>(position);
        return index < next.size() ? next[index] : std::nullopt;
    }
    bool operator==(const ProbeView &other) const {
        return characters == other.characters && next == other.next;
    }
};

} // namespace headlight
