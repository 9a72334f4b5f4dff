// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/korean_bytes.h"

#include <unicode/ucnv.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <string>

namespace headlight {

namespace {

/// Adds one pair of bytes; the rows are those of KS X 1001, the rest is Microsoft's extension.
void addPair(KoreanBytes &seen, unsigned lead, unsigned trail) {
    const bool standard = trail >= 0xA1;
    const bool syllables = standard && lead >= 0xB0 && lead <= 0xC8;
    const bool signs = standard && ((lead >= 0xA1 && lead <= 0xA3) || (lead >= 0xA6 && lead <= 0xA9));
    const bool chat =
        lead == 0xA4 && (trail == 0xBB || trail == 0xBE || trail == 0xCC || trail == 0xD0 || trail == 0xD1);
    if (syllables)
        ++seen.common;
    else if (!signs && !chat)
        ++seen.others;
}

} // namespace

KoreanBytes lookAtKoreanBytes(std::string_view bytes) {
    KoreanBytes seen;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const auto lead = static_cast<unsigned char>(bytes[at]);
        if (lead < 0x80)
            continue;
        if (at + 1 < bytes.size())
            addPair(seen, lead, static_cast<unsigned char>(bytes[++at]));
    }
    return seen;
}

KoreanBytes lookAtKoreanCharacters(const CodePoints &characters) {
    icu::UnicodeString text;
    for (const TokenId character : characters)
        text.append(static_cast<UChar32>(character));
    // What CP949 lacks becomes one byte, which is no pair.
    std::string bytes;
    bytes.resize(static_cast<std::size_t>(text.length()) * 2 + 2);
    const int32_t length =
        text.extract(0, text.length(), bytes.data(), static_cast<uint32_t>(bytes.size()), "windows-949");
    bytes.resize(static_cast<std::size_t>(length));
    KoreanBytes seen = lookAtKoreanBytes(bytes);
    seen.others += static_cast<std::size_t>(std::count(bytes.begin(), bytes.end(), '\x1A'));
    return seen;
}

} // namespace headlight
