// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/reading_stage.h"

#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// The encodings a user may choose from, by the names that are shown and stored: "UTF-8", "UTF-16LE",
/// "UTF-16BE", "UTF-32LE", "UTF-32BE", "CP949", then those of other countries.
const std::vector<std::string> &offeredEncodings();

/// The encoding of `bytes` (a text): its byte-order mark, else strict UTF-8, UTF-16 or UTF-32 by its zeros,
/// UTF-8 with a few broken bytes, strict CP949 with Korean words, else what ICU's detector is sure of, else
/// UTF-8, in which `bytes` are broken, so that the user has to choose.
std::string recogniseEncoding(std::string_view bytes);

/// The same, telling `stage`. Throws ErrorException (Cancelled).
std::string recogniseEncoding(std::string_view bytes, ReadingStage &stage);

/// The encodings that could be meant, likeliest first, never empty. Looks at the first megabyte.
std::vector<std::string> likelyEncodings(std::string_view bytes);

/// Where recogniseEncoding() knows nothing better than UTF-8 in which `bytes` are broken: what ICU's detector
/// would take them for, the surest first. Empty for damaged UTF-8. Looks at the first megabyte.
std::vector<std::string> unsureGuesses(std::string_view bytes);

/// The first `most` characters of `bytes` read as `encoding`, broken bytes as U+FFFD, line ends folded.
/// An encoding that is not offered is read as UTF-8.
std::u32string previewText(std::string_view bytes, const std::string &encoding, std::size_t most);

} // namespace headlight
