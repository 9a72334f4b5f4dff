// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/icu_decoder.h"

#include "model/text/encoding_names.h"
#include "model/text/error.h"

#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>
#include <unicode/utf16.h>

#include <algorithm>
#include <array>

namespace headlight {

namespace {

/// An ICU converter that stops at every broken character.
class StoppingConverter {
public:
    StoppingConverter(std::string_view bytes, const std::string &encoding)
        : m_bytes(bytes)
        , m_next(bytes.data()) {
        UErrorCode status = U_ZERO_ERROR;
        m_converter.adoptInstead(ucnv_open(converterName(encoding), &status));
        ucnv_setToUCallBack(
            m_converter.getAlias(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
        if (U_FAILURE(status))
            throw ErrorException(Error{ErrorKind::Internal, {}, u_errorName(status)});
    }

    std::size_t done() const { return static_cast<std::size_t>(m_next - m_bytes.data()); }
    bool atEnd() const { return m_finished; }
    const UChar *begin() const { return m_units.data(); }
    const UChar *end() const { return m_units.data() + m_count; }

    /// Converts the next few thousand units. Returns the number of broken bytes that follow them.
    std::size_t advance() {
        UErrorCode status = U_ZERO_ERROR;
        UChar *target = m_units.data();
        // A zero-length piece at the end still tells of a character that was cut off.
        const char *stop = m_bytes.data() + std::min(m_bytes.size(), done() + pieceBytes);
        const bool last = stop == m_bytes.data() + m_bytes.size();
        ucnv_toUnicode(m_converter.getAlias(), &target, m_units.data() + m_units.size(), &m_next, stop,
            nullptr, last, &status);
        m_count = static_cast<std::size_t>(target - m_units.data());
        if (status == U_BUFFER_OVERFLOW_ERROR)
            return 0;
        if (U_SUCCESS(status)) {
            m_finished = last;
            return 0;
        }
        return brokenBytes();
    }

private:
    std::size_t brokenBytes() {
        std::array<char, 32> bytes{};
        auto count = static_cast<int8_t>(bytes.size());
        UErrorCode status = U_ZERO_ERROR;
        ucnv_getInvalidChars(m_converter.getAlias(), bytes.data(), &count, &status);
        return U_SUCCESS(status) && count > 0 ? static_cast<std::size_t>(count) : 1;
    }

    static constexpr std::size_t pieceBytes = 16u << 10;
    std::string_view m_bytes;
    const char *m_next;
    icu::LocalUConverterPointer m_converter;
    std::array<UChar, pieceBytes> m_units; // filled piece by piece
    std::size_t m_count = 0;
    bool m_finished = false;
};

/// The code points of UTF-16 that ICU made, so that it is well-formed but may be split between two pieces.
class Utf16Joiner {
public:
    template <class Use> void add(const UChar *begin, const UChar *end, Use use) {
        for (; begin != end; ++begin) {
            if (U16_IS_LEAD(*begin)) {
                m_lead = *begin;
            } else if (U16_IS_TRAIL(*begin)) {
                use(static_cast<TokenId>(U16_GET_SUPPLEMENTARY(m_lead, *begin)));
            } else {
                use(static_cast<TokenId>(*begin));
            }
        }
    }

private:
    UChar m_lead = 0;
};

/// Microsoft's double-byte tables give meaningless bytes a place in Unicode rather than none: 80 stays what
/// it is, the others become private characters at F8F0.
bool isMeaninglessByte(TokenId character, bool doubleByte) {
    return doubleByte && (character == 0x80 || (character >= 0xF8F0 && character < 0xF8FF));
}

bool isPrivate(UChar unit) {
    return unit >= 0xE000 && unit <= 0xF8FF;
}

} // namespace

void decodeByIcu(
    std::string_view bytes, const std::string &encoding, DecodedText &text, ReadingStage &stage) {
    const std::size_t unit = unitBytes(encoding);
    // The most there can be; room that is not used is no memory yet.
    reserveCharacters(text.characters, bytes.size() / unit);
    const bool doubleByte = encoding == "CP949" || encoding == "Shift_JIS" || encoding == "Big5";
    const auto use = [&text, doubleByte](TokenId character) {
        if (isMeaninglessByte(character, doubleByte))
            text.addBroken(1, 1);
        else
            text.characters.push_back(character);
    };
    StoppingConverter converter(bytes, encoding);
    Utf16Joiner joiner;
    while (!converter.atEnd()) {
        const std::size_t broken = converter.advance();
        joiner.add(converter.begin(), converter.end(), use);
        if (broken > 0)
            text.addBroken(broken, unit);
        stage.reached(converter.done(), bytes.size());
    }
}

bool isStrictCp949(std::string_view bytes, ReadingStage &stage) {
    StoppingConverter converter(bytes, "CP949");
    while (!converter.atEnd()) {
        const std::size_t broken = converter.advance();
        const bool strange = std::any_of(converter.begin(), converter.end(),
            [](UChar unit) { return isPrivate(unit) || isMeaninglessByte(unit, true); });
        if (broken > 0 || strange)
            return false;
        stage.reached(converter.done(), bytes.size());
    }
    return true;
}

} // namespace headlight
