// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/code_points.h"

namespace headlight {

/// The share (0 .. 1) of characters that are usual in Chinese, Japanese or Korean, whichever gives the most:
/// the few thousand frequent ideographs and syllables, kana, jamo, punctuation, ASCII. Bytes of anything else
/// that are read as UTF-16 hit one in seven of these. 0 for a handful of characters, and where neither
/// ideographs, kana nor syllables prevail.
double eastAsianShare(const CodePoints &characters);

} // namespace headlight
