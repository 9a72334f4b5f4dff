// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/text_encoding.h"

#include "model/text/encoding_guess.h"
#include "model/text/encoding_names.h"
#include "model/text/icu_decoder.h"
#include "model/text/korean_bytes.h"
#include "model/text/korean_words.h"
#include "model/text/text_decoder.h"
#include "model/text/unicode.h"
#include "model/text/utf8_decoder.h"
#include "model/text/wide_encoding.h"

#include <algorithm>

namespace headlight {

namespace {

constexpr int worthATry = 20; // the detector says 10 of whatever it cannot rule out

/// Well-formed characters of UTF-8 hardly arise by chance: where they outnumber the broken bytes, or all
/// but the end is well-formed, the text is UTF-8 that was damaged.
bool isDamagedUtf8(const Utf8Scan &scan) {
    return scan.sequences > scan.brokenBytes || (scan.onlyCutAtEnd && scan.sequences > 0);
}

/// Korean with a few broken bytes: the text is refused, but under its own name.
bool isDamagedKorean(const std::string &evidence, const KoreanBytes &korean) {
    ReadingStage nobody;
    return korean.likely() && decodeText(evidence, "CP949", nobody).brokenBytes * 4 <= korean.common;
}

/// The detector knows these by characters that are frequent in them.
bool isDoubleByte(const std::string &encoding) {
    return encoding == "Shift_JIS" || encoding == "EUC-JP" || encoding == "GB18030" || encoding == "Big5";
}

std::string recogniseBytes(std::string_view bytes, const Utf8Scan &utf8, ReadingStage &stage) {
    const std::string evidence = evidenceOf(bytes);
    const KoreanBytes korean = lookAtKoreanBytes(evidence);
    const bool cp949 = isStrictCp949(bytes, stage);
    if (cp949 && korean.likely())
        return "CP949";
    const std::string guess = confidentGuess(evidence);
    const KoreanWords words = cp949 ? lookAtKoreanWords(evidence) : KoreanWords();
    // About English with a few Korean words, the detector sees the English.
    if (!isDoubleByte(guess) && words.likely())
        return "CP949";
    if (!guess.empty())
        return guess;
    const bool stillCp949 =
        cp949 ? utf8.fragments == 0 && words.latin == 0 : isDamagedKorean(evidence, korean);
    return stillCp949 ? "CP949" : "UTF-8";
}

void addOnce(std::vector<std::string> &names, const std::string &name) {
    if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end())
        names.push_back(name);
}

} // namespace

std::string recogniseEncoding(std::string_view bytes, ReadingStage &stage) {
    if (const ByteOrderMark mark = byteOrderMark(bytes); !mark.encoding.empty())
        return mark.encoding;
    const Utf8Scan utf8 = scanUtf8(bytes, stage);
    // Zeros are well-formed in UTF-8 but in no text.
    const std::string wide =
        utf8.strict() && bytes.find('\0') == std::string_view::npos ? "" : wideEncoding(bytes);
    if (!wide.empty())
        return wide;
    if (utf8.strict() || isDamagedUtf8(utf8))
        return "UTF-8";
    return recogniseBytes(bytes, utf8, stage);
}

std::string recogniseEncoding(std::string_view bytes) {
    ReadingStage nobody;
    return recogniseEncoding(bytes, nobody);
}

std::vector<std::string> unsureGuesses(std::string_view bytes) {
    bytes = bytes.substr(0, 1u << 20);
    ReadingStage nobody;
    const Utf8Scan utf8 = scanUtf8(bytes, nobody);
    const bool isMarked = !byteOrderMark(bytes).encoding.empty();
    if (isMarked || utf8.strict() || isDamagedUtf8(utf8) || recogniseEncoding(bytes) != "UTF-8")
        return {};
    std::vector<std::string> names;
    for (const EncodingGuess &guess : guessEncodings(evidenceOf(bytes))) {
        if (guess.confidence >= worthATry && guess.encoding.compare(0, 4, "UTF-") != 0)
            addOnce(names, guess.encoding);
    }
    return names;
}

std::vector<std::string> likelyEncodings(std::string_view bytes) {
    bytes = bytes.substr(0, 1u << 20);
    std::vector<std::string> names{recogniseEncoding(bytes)};
    const std::string evidence = evidenceOf(bytes);
    std::vector<EncodingGuess> guesses = guessEncodings(evidence);
    if (lookAtKoreanBytes(evidence).likely())
        addOnce(names, "CP949");
    addOnce(names, wideEncoding(bytes));
    for (const EncodingGuess &guess : guesses) {
        if (guess.confidence >= worthATry)
            addOnce(names, guess.encoding);
    }
    for (const char *always : {"UTF-8", "CP949", "windows-1252"})
        addOnce(names, always);
    return names;
}

std::u32string previewText(std::string_view bytes, const std::string &encoding, std::size_t most) {
    constexpr std::size_t bytesOfCharacter = 8; // the most: CRLF in UTF-32, which folds to one
    const std::string offered = offeredEncoding(encoding);
    const std::string chosen = offered.empty() ? "UTF-8" : offered;
    if (const ByteOrderMark mark = byteOrderMark(bytes); mark.encoding == chosen)
        bytes.remove_prefix(mark.length);
    ReadingStage nobody;
    if (most < bytes.size() / bytesOfCharacter)
        bytes = bytes.substr(0, (most + 1) * bytesOfCharacter);
    DecodedText text = decodeText(bytes, chosen, nobody);
    foldLineEnds(text.characters);
    text.characters.resize(std::min(most, text.characters.size()));
    return toString(text.characters);
}

} // namespace headlight
