// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/wide_encoding.h"

#include "model/text/east_asian.h"
#include "model/text/encoding_names.h"
#include "model/text/icu_decoder.h"
#include "model/text/korean_bytes.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <array>
#include <map>

namespace headlight {

namespace {

constexpr std::size_t sampleBytes = 64u << 10;
constexpr std::array<const char *, 4> wideEncodings{"UTF-32LE", "UTF-32BE", "UTF-16LE", "UTF-16BE"};

/// What the characters are that one encoding makes of the sample.
struct Characters {
    std::size_t all = 0;
    std::size_t ascii = 0;   ///< printable or a line end, a tab
    std::size_t strange = 0; ///< that texts hardly ever have
    std::size_t hangul = 0;  ///< whole syllables
};

bool isStrange(TokenId character) {
    const auto category = u_charType(static_cast<UChar32>(character));
    const bool control = character < 0x20 && (character < '\a' || character > '\r') && character != 0x1B;
    return control || category == U_UNASSIGNED || category == U_PRIVATE_USE_CHAR;
}

Characters look(const CodePoints &characters) {
    Characters seen;
    seen.all = characters.size();
    for (const TokenId character : characters) {
        seen.ascii += (character >= 0x20 && character < 0x7F) || (character >= '\t' && character <= '\r');
        seen.strange += isStrange(character);
        seen.hangul += character >= 0xAC00 && character <= 0xD7A3;
    }
    return seen;
}

/// The sample's characters in `encoding`; none when they are broken or one is NUL.
CodePoints strictCharacters(std::string_view sample, const std::string &encoding) {
    const std::size_t unit = unitBytes(encoding);
    const bool mayEndAnywhere = sample.size() >= 16 * unit; // a longer text that was cut is still a text
    DecodedText text;
    ReadingStage nobody;
    decodeByIcu(sample, encoding, text, nobody);
    if (mayEndAnywhere && text.firstBroken && *text.firstBroken + 1 == text.characters.size()) {
        text.characters.pop_back();
        text.firstBroken.reset();
    }
    text.breakNuls(unit);
    return text.firstBroken ? CodePoints() : text.characters;
}

/// True when the bytes themselves are ASCII with a few zeros among them.
bool isAsciiWithNuls(std::string_view sample) {
    std::size_t strange = 0;
    for (const char byte : sample) {
        if (static_cast<signed char>(byte) < 0)
            return false;
        strange += byte != 0 && isStrange(static_cast<TokenId>(byte));
    }
    return strange * 50 <= sample.size();
}

/// Chinese, Japanese and Korean share their scripts.
UScriptCode scriptOf(TokenId character) {
    UErrorCode status = U_ZERO_ERROR;
    const UScriptCode script = uscript_getScript(static_cast<UChar32>(character), &status);
    const bool eastAsian =
        script == USCRIPT_HIRAGANA || script == USCRIPT_KATAKANA || script == USCRIPT_HANGUL;
    return eastAsian ? USCRIPT_HAN : script;
}

/// True when most letters beyond ASCII are of one script, and ideographs and syllables are not any: noise
/// has all scripts.
bool isOfOneScript(const CodePoints &characters) {
    constexpr double enough = 0.6;
    constexpr std::size_t tooFewToTell = 6;
    std::map<UScriptCode, std::size_t> scripts;
    std::size_t letters = 0;
    std::size_t most = 0;
    for (const TokenId character : characters) {
        const UScriptCode script = character < 0x80 ? USCRIPT_COMMON : scriptOf(character);
        if (script != USCRIPT_COMMON && script != USCRIPT_INHERITED) {
            ++letters;
            most = std::max(most, ++scripts[script]);
        }
    }
    if (static_cast<double>(most) < enough * static_cast<double>(letters))
        return false;
    const bool eastAsian = letters > 0 && scripts[USCRIPT_HAN] == most;
    return !eastAsian || characters.size() < tooFewToTell || eastAsianShare(characters) >= enough;
}

/// ASCII characters in wide units leave zero bytes: without one among 200 characters it may be anything.
/// Bytes that are ASCII themselves must nearly all pair up so.
bool isPlausible(const Characters &seen, bool asciiWithNuls) {
    const bool sane = seen.strange * 100 <= seen.all;
    return seen.ascii > 0 && sane && seen.ascii * 200 >= seen.all &&
           (!asciiWithNuls || seen.ascii * 10 >= seen.all * 7);
}

std::string byZeros(std::string_view sample) {
    const bool asciiWithNuls = isAsciiWithNuls(sample);
    std::string best;
    std::size_t bestAscii = 0;
    for (const char *encoding : wideEncodings) {
        const CodePoints characters = strictCharacters(sample, encoding);
        const Characters seen = look(characters);
        const bool muchAscii = seen.ascii * 4 >= seen.all;
        if (seen.ascii > bestAscii && isPlausible(seen, asciiWithNuls) &&
            (muchAscii || isOfOneScript(characters))) {
            best = encoding;
            bestAscii = seen.ascii;
        }
    }
    return best;
}

/// A few words of Korean without a space, a line end or a digit are told by their syllables.
std::string bySyllables(std::string_view sample) {
    for (const char *encoding : {"UTF-16LE", "UTF-16BE"}) {
        const CodePoints characters = strictCharacters(sample, encoding);
        const std::size_t hangul = look(characters).hangul;
        if (hangul > 0 && hangul * 10 >= characters.size() * 9 && lookAtKoreanCharacters(characters).likely())
            return encoding;
    }
    return {};
}

/// Chinese, Japanese and Korean need no zeros: they are told by their frequent characters.
std::string byFrequentCharacters(std::string_view sample) {
    constexpr double enough = 0.9;
    std::string best;
    double bestShare = 0;
    for (const char *encoding : wideEncodings) {
        const CodePoints characters = strictCharacters(sample, encoding);
        const Characters seen = look(characters);
        const double share = seen.strange * 100 <= seen.all ? eastAsianShare(characters) : 0;
        if (share >= enough && share > bestShare) {
            best = encoding;
            bestShare = share;
        }
    }
    return best;
}

} // namespace

std::string wideEncoding(std::string_view bytes) {
    const std::string_view sample = bytes.substr(0, sampleBytes);
    if (std::string encoding = byFrequentCharacters(sample); !encoding.empty())
        return encoding;
    const bool zeros = sample.find('\0') != std::string_view::npos;
    const std::string encoding = zeros ? byZeros(sample) : std::string();
    return encoding.empty() ? bySyllables(sample) : encoding;
}

} // namespace headlight
