// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

namespace headlight {

/// How the bytes of a text are to be read.
struct TextReading {
    std::string encoding;    ///< a name of offeredEncodings(); empty: find out
    bool compose = true;     ///< decomposed Hangul and accents become one character each (NFC)
    bool showBroken = false; ///< broken bytes become U+FFFD instead of a refusal

    bool operator==(const TextReading &other) const {
        return encoding == other.encoding && compose == other.compose && showBroken == other.showBroken;
    }
};

/// Told now and then how much of the work is done (0 .. 1); false gives up with ErrorKind::Cancelled.
using ReadingProgress = std::function<bool(double)>;

} // namespace headlight
