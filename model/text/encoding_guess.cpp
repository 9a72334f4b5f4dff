// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/encoding_guess.h"

#include "model/text/encoding_names.h"
#include "model/text/icu_decoder.h"

#include <unicode/uchar.h>
#include <unicode/ucsdet.h>

#include <algorithm>

namespace headlight {

namespace {

constexpr int sureEnough = 40; // right guesses about a line of text begin here

bool isBeyondAscii(char byte) {
    return static_cast<signed char>(byte) < 0;
}

bool isLetter(const CodePoints &characters, std::size_t at) {
    return at < characters.size() && u_isalpha(static_cast<UChar32>(characters[at]));
}

bool isCapitalInWord(const CodePoints &characters, std::size_t at) {
    return u_isupper(static_cast<UChar32>(characters[at])) && at > 0 &&
           u_islower(static_cast<UChar32>(characters[at - 1]));
}

/// True when texts in one-byte encodings hardly have this character here: a letter that touches no other, a
/// capital inside a word, ÿ or ˙ (byte FF, which broken files are full of), a control character.
bool isOdd(const CodePoints &characters, std::size_t at) {
    const auto character = static_cast<UChar32>(characters[at]);
    if (u_isalpha(character)) {
        // Feminine and masculine ordinals are letters that follow digits.
        const bool touches = isLetter(characters, at + 1) || (at > 0 && isLetter(characters, at - 1));
        const bool alone = !touches && character != 0xAA && character != 0xBA;
        return alone || character == 0xFF || isCapitalInWord(characters, at);
    }
    return character == 0x2D9 || (!u_isprint(character) && character != 0xAD);
}

/// The detector only asks which language the letters look like, and English with a few broken bytes looks
/// very English: so what those bytes would be must also stand where such characters stand.
bool isPlausible(const std::string &evidence, const std::string &encoding) {
    DecodedText text;
    ReadingStage nobody;
    decodeByIcu(evidence, encoding, text, nobody);
    std::size_t beyond = 0;
    std::size_t odd = 0;
    for (std::size_t at = 0; at < text.characters.size(); ++at) {
        if (text.characters[at] >= 0x80) {
            ++beyond;
            odd += isOdd(text.characters, at);
        }
    }
    return odd * 10 <= beyond;
}

} // namespace

std::string evidenceOf(std::string_view bytes) {
    constexpr std::size_t before = 32;
    constexpr std::size_t after = 64;
    constexpr std::size_t most = 64u << 10;
    std::string evidence;
    std::size_t taken = 0; // the bytes before this index have been looked at
    while (evidence.size() < most) {
        const auto found =
            std::find_if(bytes.begin() + static_cast<std::ptrdiff_t>(taken), bytes.end(), isBeyondAscii);
        if (found == bytes.end())
            break;
        const auto at = static_cast<std::size_t>(found - bytes.begin());
        const std::size_t from = std::max(taken, at - std::min(at, before));
        const std::size_t to = std::min(bytes.size(), at + after);
        evidence.append(bytes.substr(from, to - from));
        taken = to;
    }
    return evidence;
}

std::vector<EncodingGuess> guessEncodings(const std::string &evidence) {
    std::vector<EncodingGuess> guesses;
    UErrorCode status = U_ZERO_ERROR;
    const icu::LocalUCharsetDetectorPointer detector(ucsdet_open(&status));
    ucsdet_setText(detector.getAlias(), evidence.data(), static_cast<int32_t>(evidence.size()), &status);
    int32_t count = 0;
    const UCharsetMatch **matches = ucsdet_detectAll(detector.getAlias(), &count, &status);
    for (int32_t i = 0; U_SUCCESS(status) && i < count; ++i) {
        const char *name = ucsdet_getName(matches[i], &status);
        const int confidence = ucsdet_getConfidence(matches[i], &status);
        const std::string encoding = U_SUCCESS(status) ? offeredEncoding(name) : std::string();
        if (!encoding.empty())
            guesses.push_back({encoding, confidence});
    }
    return guesses;
}

std::string confidentGuess(const std::string &evidence) {
    for (const EncodingGuess &guess : guessEncodings(evidence)) {
        // What is Unicode has been told by stricter rules.
        const bool unicode = guess.encoding.compare(0, 4, "UTF-") == 0;
        if (!unicode && guess.confidence >= sureEnough && isPlausible(evidence, guess.encoding))
            return guess.encoding;
    }
    return {};
}

} // namespace headlight
