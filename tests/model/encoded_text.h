// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/text_file.h"

#include <unicode/ucnv.h>
#include <unicode/unistr.h>

#include <string>
#include <string_view>

namespace headlight {

/// `text` in an encoding, by ICU's name of it ("windows-949", "UTF-16LE").
inline std::string encoded(std::u32string_view text, const char *encoding) {
    const auto units = icu::UnicodeString::fromUTF32(
        reinterpret_cast<const UChar32 *>(text.data()), static_cast<int32_t>(text.size()));
    std::string bytes(text.size() * 8 + 16, '\0');
    const int32_t length =
        units.extract(0, units.length(), bytes.data(), static_cast<uint32_t>(bytes.size()), encoding);
    bytes.resize(static_cast<std::size_t>(length));
    return bytes;
}

inline std::u32string repeated(std::u32string_view text, int times) {
    std::u32string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

/// Opens bytes as a text named "a text".
inline Outcome<TextDocumentPtr> readAs(std::string_view bytes, const TextReading &reading = {}) {
    TextFacts facts;
    facts.name = "a text";
    facts.reading = reading;
    return readTextBytes(bytes, facts);
}

inline std::u32string charactersOf(const TextDocument &text) {
    return text.tokenizer.decode(text.tokens);
}

/// The characters of bytes that must open; "(refused)" if they do not.
inline std::u32string charactersOf(std::string_view bytes, const TextReading &reading = {}) {
    const auto text = readAs(bytes, reading);
    return text ? charactersOf(**text) : U"(refused)";
}

} // namespace headlight
