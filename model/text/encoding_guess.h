// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// The bytes beyond ASCII with what stands around them, at most 64 KiB: all that tells encodings apart.
std::string evidenceOf(std::string_view bytes);

/// One opinion of ICU's detector.
struct EncodingGuess {
    std::string encoding; ///< a name of offeredEncodings()
    int confidence = 0;   ///< 0 .. 100
};

/// ICU's opinions about `evidence`, the surest first.
std::vector<EncodingGuess> guessEncodings(const std::string &evidence);

/// The encoding to read `evidence` in when it is no Unicode, or empty when no opinion is sure enough.
std::string confidentGuess(const std::string &evidence);

} // namespace headlight
