// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace headlight {

/// The letters random words are made of.
enum class PatternLetters { Latin, Hangul };

/// The rule of a pattern text: every line is one random word of `wordLength` letters from a small alphabet,
/// written `repeats` times. Within a line the character wordLength - 1 back is always followed by the one to
/// predict, so one head learns a single, unmistakable offset.
struct PatternRule {
    int wordLength = 3; ///< k, 2 .. 8
    int repeats = 8;    ///< R, 2 .. 40
    PatternLetters letters = PatternLetters::Latin;
    int characters = 100000; ///< at least this many characters are made (whole lines)
    std::uint64_t seed = 1337;
};

/// The pattern text of `rule`: the same text on every machine for the same rule.
std::u32string makePatternText(const PatternRule &rule);

} // namespace headlight
