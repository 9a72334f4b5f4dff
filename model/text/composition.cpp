// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/composition.h"

#include "model/text/error.h"
#include "model/text/in_place_writer.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>

namespace headlight {

namespace {

/// The longest part that is composed as one. No word comes near it; a text of nothing but combining marks,
/// which have to be sorted, would take hours as one part.
constexpr std::size_t longestPart = 256;

const icu::Normalizer2 &nfc() {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2 *normalizer = icu::Normalizer2::getNFCInstance(status);
    if (U_FAILURE(status))
        throw ErrorException(Error{ErrorKind::Internal, {}, u_errorName(status)});
    return *normalizer;
}

/// True when a character stays as it is if none follows that combines with it.
bool staysAlone(UChar32 character) {
    return u_getIntPropertyValue(character, UCHAR_NFC_QUICK_CHECK) == UNORM_YES &&
           u_getCombiningClass(character) == 0;
}

/// Composes the parts of a text, which begin where a character combines with nothing before it.
class Composer {
public:
    explicit Composer(CodePoints &characters)
        : m_characters(characters)
        , m_writer(characters) {}

    std::size_t run(ReadingStage &stage) {
        const std::size_t size = m_characters.size();
        for (std::size_t at = 0; at < size;) {
            stage.reached(at, size);
            const std::size_t end = endOfStable(at, std::min(size, at + stableRun));
            m_writer.keep(at, end);
            at = end < size && end - at < stableRun ? composePart(end) : end;
        }
        m_writer.finish();
        return m_composed;
    }

private:
    static constexpr std::size_t stableRun = 64u << 10;
    static constexpr unsigned char known = 1;
    static constexpr unsigned char starts = 2; ///< combines with nothing before it
    static constexpr unsigned char stays = 4;  ///< staysAlone()

    /// A text asks millions of times about the same few characters.
    unsigned char answers(TokenId character) {
        unsigned char &found = m_answers[character];
        if (found == 0) {
            const auto code = static_cast<UChar32>(character);
            found = static_cast<unsigned char>(
                known | (m_nfc.hasBoundaryBefore(code) ? starts : 0) | (staysAlone(code) ? stays : 0));
        }
        return found;
    }
    bool isStart(std::size_t at) { return (answers(m_characters[at]) & starts) != 0; }

    /// Where the characters from `at` on that stay as they are end, at most at `most`.
    std::size_t endOfStable(std::size_t at, std::size_t most) {
        std::size_t end = at;
        while (end < most && answers(m_characters[end]) == (known | starts | stays))
            ++end;
        // The last one may combine with what follows.
        return end > at && end < m_characters.size() && !isStart(end) ? end - 1 : end;
    }

    /// Composes the part that begins at `from`; returns its end.
    std::size_t composePart(std::size_t from) {
        std::size_t end = from + 1;
        while (end < m_characters.size() && end - from < longestPart && !isStart(end))
            ++end;
        if (!composeIntoOne(from, end))
            normalize(from, end);
        return end;
    }

    /// The usual case: a syllable's letters, a letter and its accents become one character.
    bool composeIntoOne(std::size_t from, std::size_t end) {
        auto one = static_cast<UChar32>(m_characters[from]);
        for (std::size_t at = from + 1; at < end && one >= 0; ++at)
            one = m_nfc.composePair(one, static_cast<UChar32>(m_characters[at]));
        if (one < 0 || end - from < 2)
            return false;
        m_composed += end - from;
        m_writer.put(static_cast<TokenId>(one), end);
        return true;
    }

    void normalize(std::size_t from, std::size_t end) {
        icu::UnicodeString part;
        for (std::size_t at = from; at < end; ++at)
            part.append(static_cast<UChar32>(m_characters[at]));
        UErrorCode status = U_ZERO_ERROR;
        const icu::UnicodeString composed = m_nfc.normalize(part, status);
        if (U_FAILURE(status) || composed == part) {
            m_writer.keep(from, end);
            return;
        }
        m_composed += end - from;
        for (int32_t at = 0; at < composed.length(); at = composed.moveIndex32(at, 1))
            m_writer.put(static_cast<TokenId>(composed.char32At(at)), end);
    }

    const icu::Normalizer2 &m_nfc = nfc();
    CodePoints &m_characters;
    InPlaceWriter m_writer;
    std::vector<unsigned char> m_answers = std::vector<unsigned char>(0x110000);
    std::size_t m_composed = 0;
};

} // namespace

bool mayNeedComposing(std::u32string_view vocabulary) {
    return !std::all_of(vocabulary.begin(), vocabulary.end(),
        [](char32_t character) { return staysAlone(static_cast<UChar32>(character)); });
}

std::size_t compose(CodePoints &characters, ReadingStage &stage) {
    return Composer(characters).run(stage);
}

} // namespace headlight
