// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/east_asian.h"

#include <unicode/unistr.h>

#include <algorithm>
#include <set>
#include <string>

namespace headlight {

namespace {

/// Fewer characters, or the same few again and again, may be chance.
constexpr std::size_t fewestCharacters = 6;
constexpr std::size_t fewestDifferent = 4;

/// Where a country's standard has its frequent characters: its first level, the rest being for names and
/// rare words.
struct FrequentPairs {
    const char *encoding;
    unsigned first;
    unsigned last;
    unsigned leastTrail;
};

constexpr FrequentPairs standards[] = {
    {"GBK", 0xB0A1, 0xD7F9, 0xA1},
    {"Big5", 0xA440, 0xC67E, 0x40},
    {"Shift_JIS", 0x889F, 0x9872, 0x40},
    {"windows-949", 0xB0A1, 0xC8FE, 0xA1},
};

bool isKanaOrJamo(TokenId character) {
    return (character >= 0x3041 && character <= 0x30FF) || (character >= 0x1100 && character <= 0x11FF);
}

bool isIdeographOrSyllable(TokenId character) {
    return (character >= 0x4E00 && character <= 0x9FFF) || (character >= 0xAC00 && character <= 0xD7A3);
}

/// ASCII, “—…, CJK punctuation and full-width signs.
bool isPunctuation(TokenId character) {
    return character < 0x7F || (character >= 0x2010 && character <= 0x2027) ||
           (character >= 0x3000 && character <= 0x301F) || (character >= 0xFF01 && character <= 0xFF5E);
}

/// How many of `text`, ideographs and syllables only, are among the standard's frequent ones.
std::size_t frequentIn(const icu::UnicodeString &text, const FrequentPairs &standard) {
    std::string bytes(static_cast<std::size_t>(text.length()) * 2 + 2, '\0');
    const int32_t length =
        text.extract(0, text.length(), bytes.data(), static_cast<uint32_t>(bytes.size()), standard.encoding);
    bytes.resize(std::min(bytes.size(), static_cast<std::size_t>(std::max(length, int32_t{0}))));
    std::size_t frequent = 0;
    for (std::size_t at = 0; at + 1 < bytes.size(); ++at) {
        // What the standard lacks became one byte.
        if (static_cast<signed char>(bytes[at]) >= 0)
            continue;
        const auto trail = static_cast<unsigned char>(bytes[at + 1]);
        const unsigned pair = static_cast<unsigned>(static_cast<unsigned char>(bytes[at])) << 8 | trail;
        frequent += pair >= standard.first && pair <= standard.last && trail >= standard.leastTrail;
        ++at;
    }
    return frequent;
}

} // namespace

double eastAsianShare(const CodePoints &characters) {
    if (characters.size() < fewestCharacters)
        return 0;
    icu::UnicodeString ideographs;
    std::set<TokenId> different;
    std::size_t letters = 0;
    std::size_t punctuation = 0;
    for (const TokenId character : characters) {
        if (isIdeographOrSyllable(character))
            ideographs.append(static_cast<UChar32>(character));
        letters += isKanaOrJamo(character);
        punctuation += isPunctuation(character);
        if (different.size() < fewestDifferent)
            different.insert(character);
    }
    std::size_t frequent = 0;
    for (const FrequentPairs &standard : standards)
        frequent = std::max(frequent, frequentIn(ideographs, standard));
    if (different.size() < fewestDifferent || (frequent + letters) * 2 < characters.size())
        return 0;
    return static_cast<double>(frequent + letters + punctuation) / static_cast<double>(characters.size());
}

} // namespace headlight
