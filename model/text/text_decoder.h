// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/decoded_text.h"
#include "model/text/reading_stage.h"

#include <string>
#include <string_view>

namespace headlight {

/// Decodes `bytes`, which have no byte-order mark, from an offered encoding. Throws ErrorException
/// (Cancelled).
DecodedText decodeText(std::string_view bytes, const std::string &encoding, ReadingStage &stage);

} // namespace headlight
