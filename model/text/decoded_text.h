// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/code_points.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace headlight {

/// Characters as they stand in the bytes, with a U+FFFD for each broken unit.
struct DecodedText {
    CodePoints characters;
    std::size_t brokenBytes = 0;
    std::size_t nuls = 0;                   ///< characters among the broken units
    std::optional<std::size_t> firstBroken; ///< index of the first U+FFFD that stands for a broken unit

    /// Adds `bytes` broken bytes in units of `unit` bytes.
    void addBroken(std::size_t bytes, std::size_t unit);

    /// NUL is in no text: each becomes a broken unit of `unit` bytes.
    void breakNuls(std::size_t unit);

    /// The line of the first broken unit, from 1; a line ends in LF, CR or CRLF. 0 without one.
    std::int64_t firstBrokenLine() const;
};

} // namespace headlight
