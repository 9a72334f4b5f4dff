// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/korean_words.h"

#include <algorithm>

namespace headlight {

namespace {

using namespace std::string_view_literals;

bool isAsciiLetter(char byte) {
    return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
}

bool isBeyondAscii(char byte) {
    return static_cast<signed char>(byte) < 0;
}

bool isOneOf(std::string_view all, char byte) {
    return all.find(byte) != std::string_view::npos;
}

/// Of windows-1252, windows-1250 or ISO-8859-2.
bool isLatinLetter(char byte) {
    const auto code = static_cast<unsigned char>(byte);
    if (code >= 0xC0)
        return code != 0xD7 && code != 0xF7;
    return isAsciiLetter(byte) ||
           isOneOf("\x8A\x8C\x8D\x8E\x8F\x9A\x9C\x9D\x9E\x9F\xA1\xA3\xA5\xA6\xA9\xAA\xAB\xAC\xAE\xAF"
                   "\xB1\xB3\xB5\xB6\xB9\xBA\xBB\xBC\xBE\xBF"sv,
               byte);
}

/// Consecutive characters beyond ASCII, whose last byte may be an ASCII letter.
struct Word {
    std::string_view bytes;
    char before = '\n';
    char after = '\n';
    std::size_t hangul = 0; ///< whole syllables, also those of Microsoft's extension
    std::size_t others = 0; ///< neither Hangul nor signs: hanja, kana
};

void addPair(Word &word, unsigned lead, unsigned trail) {
    const bool standard = lead >= 0xA1 && trail >= 0xA1;
    if (!standard || (lead >= 0xB0 && lead <= 0xC8))
        ++word.hangul;
    else if (lead >= 0xAA)
        ++word.others;
}

Word wordAt(std::string_view bytes, std::size_t from) {
    Word word;
    std::size_t at = from;
    for (; at + 1 < bytes.size() && isBeyondAscii(bytes[at]); at += 2)
        addPair(word, static_cast<unsigned char>(bytes[at]), static_cast<unsigned char>(bytes[at + 1]));
    word.bytes = bytes.substr(from, at - from);
    if (from > 0)
        word.before = bytes[from - 1];
    if (at < bytes.size())
        word.after = bytes[at];
    return word;
}

/// A sign of a Latin code page with the one letter that follows it: 20 °C, 5 µm, ’t, “I, —a.
bool isSignWithLetter(const Word &word) {
    if (word.bytes.size() != 2)
        return false;
    const char sign = word.bytes[0];
    const char letter = word.bytes[1];
    constexpr std::string_view beforeAWord = "\x82\x84\x85\x8B\x91\x93\x95\x96\x97\xA1\xAB\xBF"sv;
    return (sign == '\xB0' && isOneOf("CFKcf"sv, letter)) ||
           (sign == '\xB5' && isOneOf("mgslVAFWLM"sv, letter)) ||
           (sign == '\x92' && isOneOf("dkmnstDNST"sv, letter)) ||
           (isOneOf(beforeAWord, sign) && isOneOf("AEIOYaeiouyw"sv, letter));
}

/// Whether a Latin word may have this sign between these characters.
bool fitsInWord(char sign, char before, char after) {
    if (isOneOf("\x92\x96\x97\x85\xAD\xB4\xB7"sv, sign)) // apostrophes, dashes, the Catalan dot
        return true;
    if (isOneOf("\x82\x84\x8B\x91\x93\xA1\xAB\xBF\x95"sv, sign)) // openings
        return !isLatinLetter(before) && isLatinLetter(after);
    if (isOneOf("\x94\x9B\xBB"sv, sign)) // closings
        return isLatinLetter(before) && !isLatinLetter(after);
    return false;
}

/// Of windows-1250 or ISO-8859-2, whose small letters are not all where windows-1252 has them.
bool isSmallLatinLetter(char byte) {
    const auto code = static_cast<unsigned char>(byte);
    return (byte >= 'a' && byte <= 'z') || (code >= 0xDF && code != 0xF7) ||
           isOneOf("\x9A\x9C\x9D\x9E\x9F\xB1\xB3\xB5\xB6\xB9\xBA\xBB\xBC\xBE\xBF"sv, byte);
}

/// Several accented letters and a plain one, small after the first: żółw.
bool isAccentedWord(std::string_view bytes) {
    return bytes.size() >= 4 && isLatinLetter(bytes[0]) &&
           std::any_of(bytes.begin(), bytes.end(), isAsciiLetter) &&
           std::all_of(bytes.begin() + 1, bytes.end(), isSmallLatinLetter);
}

/// Touching Latin letters, and made of what may stand there.
bool isInLatinWord(const Word &word) {
    if (!isAsciiLetter(word.before) && !isAsciiLetter(word.after))
        return false;
    for (std::size_t at = 0; at < word.bytes.size(); ++at) {
        const char before = at > 0 ? word.bytes[at - 1] : word.before;
        const char after = at + 1 < word.bytes.size() ? word.bytes[at + 1] : word.after;
        if (!isLatinLetter(word.bytes[at]) && !fitsInWord(word.bytes[at], before, after))
            return false;
    }
    return true;
}

} // namespace

KoreanWords lookAtKoreanWords(std::string_view bytes) {
    KoreanWords seen;
    for (std::size_t at = 0; at < bytes.size();) {
        if (!isBeyondAscii(bytes[at])) {
            ++at;
            continue;
        }
        const Word word = wordAt(bytes, at);
        at += word.bytes.empty() ? 1 : word.bytes.size();
        seen.hangul += word.hangul;
        seen.others += word.others;
        if (isInLatinWord(word) || isAccentedWord(word.bytes) || isSignWithLetter(word))
            ++seen.latin;
        else
            seen.korean += word.hangul > word.others;
    }
    return seen;
}

} // namespace headlight
