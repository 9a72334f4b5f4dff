// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/decoded_text.h"
#include "model/text/reading_stage.h"

#include <cstddef>
#include <string_view>

namespace headlight {

/// What strict UTF-8 finds in some bytes. Overlong forms and surrogates are broken.
struct Utf8Scan {
    std::size_t sequences = 0;   ///< well-formed characters of two bytes or more
    std::size_t brokenBytes = 0; ///< also those of a character cut off at the end
    std::size_t fragments = 0;   ///< broken characters that begin as one of UTF-8 does
    bool onlyCutAtEnd = false;   ///< the one fault is a last character that is not complete

    bool strict() const { return brokenBytes == 0; }
};

Utf8Scan scanUtf8(std::string_view bytes, ReadingStage &stage);

/// Fills `text`, which is empty, from UTF-8 without a byte-order mark.
void decodeUtf8(std::string_view bytes, DecodedText &text, ReadingStage &stage);

} // namespace headlight
