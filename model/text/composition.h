// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/code_points.h"
#include "model/text/reading_stage.h"

#include <cstddef>
#include <string_view>

namespace headlight {

/// True when a text of these characters may not be in NFC: one of them combines with others or is itself
/// replaced.
bool mayNeedComposing(std::u32string_view vocabulary);

/// Brings `characters` into NFC where they stand. Returns how many of them became others.
/// Throws ErrorException (Cancelled).
std::size_t compose(CodePoints &characters, ReadingStage &stage);

} // namespace headlight
