// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/decoded_text.h"
#include "model/text/reading_stage.h"

#include <string>
#include <string_view>

namespace headlight {

/// Fills `text`, which is empty, from an offered encoding other than UTF-8, without a byte-order mark.
/// Throws ErrorException (Internal: ICU has no such converter).
void decodeByIcu(std::string_view bytes, const std::string &encoding, DecodedText &text, ReadingStage &stage);

/// True when `bytes` are CP949 without a fault and without a private character; NULs do not count.
bool isStrictCp949(std::string_view bytes, ReadingStage &stage);

} // namespace headlight
