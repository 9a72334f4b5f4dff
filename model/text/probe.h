// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/text_document.h"

#include <cstdint>
#include <optional>
#include <random>
#include <vector>

namespace headlight {

/// The input that is observed: up to T tokens, and for each position its true next token where one is known.
struct Probe {
    std::vector<TokenId> tokens;
    std::vector<std::optional<TokenId>> next; ///< same length as tokens: the chapter's X to Y shift
};

/// The first T characters of the validation part; if it is shorter, the end of the training part. Of a
/// vocabulary without its text: its first character.
Probe defaultProbe(const TextDocument &text, std::int64_t blockSize);

/// T characters from a random place of the validation part (or as above).
/// `random` is the caller's own: it never touches a run's stream.
Probe sampleProbe(const TextDocument &text, std::int64_t blockSize, std::mt19937_64 &random);

/// What the user typed. Errors: UnknownCharacter, EmptyProbe, ProbeTooLong.
Outcome<Probe> typedProbe(const TextDocument &text, std::u32string_view characters, std::int64_t blockSize);

} // namespace headlight
