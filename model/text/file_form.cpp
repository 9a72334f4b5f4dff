// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/file_form.h"

#include "model/text/encoding_names.h"
#include "model/text/file_signatures.h"
#include "model/text/utf8_decoder.h"
#include "model/text/wide_encoding.h"
#include "model/text/zip_entries.h"

#include <algorithm>
#include <cstdint>

namespace headlight {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t headBytes = 64u << 10;

bool startsWith(std::string_view bytes, std::string_view prefix) {
    return bytes.substr(0, prefix.size()) == prefix;
}

/// Also an empty zip and one in parts.
bool isZip(std::string_view bytes) {
    return startsWith(bytes, "PK\3\4") || startsWith(bytes, "PK\5\6") || startsWith(bytes, "PK\7\10");
}

/// torch.save() before 1.6 begins with a pickle of one number, its magic number.
bool isTorchLegacy(std::string_view bytes) {
    const std::size_t magic = bytes.substr(0, 32).find("\x8A\x0A\x6C\xFC\x9C\x46\xF9\x20\x6A\xA8\x50\x19"sv);
    return startsWith(bytes, "\x80") && magic != std::string_view::npos;
}

/// A header's length in eight bytes, little-endian, and the header: JSON.
bool isSafetensors(std::string_view bytes) {
    constexpr std::uint64_t mostHeaderBytes = 100'000'000; // as the format's own reader accepts
    if (bytes.size() < 10 || bytes[8] != '{')
        return false;
    std::uint64_t length = 0;
    for (std::size_t i = 8; i-- > 0;)
        length = length << 8 | static_cast<unsigned char>(bytes[i]);
    const bool json = bytes[9] == '"' || bytes[9] == '}' || bytes[9] == ' ' || bytes[9] == '\n';
    return json && length >= 2 && length <= mostHeaderBytes;
}

/// A control character that texts hardly ever have: not a line or page end, a tab, a bell, a backspace, an
/// escape.
bool isStrange(char byte) {
    const auto code = static_cast<unsigned char>(byte);
    return code != 0 && code < 0x20 && !(code >= '\a' && code <= '\r') && code != 0x1B;
}

/// One NUL among a thousand bytes is too many for a text with a few broken bytes. Strange control characters
/// are more than a twelfth of what chance makes; a text in strict UTF-8 may have them.
bool isBinary(std::string_view head) {
    const auto nuls = static_cast<std::size_t>(std::count(head.begin(), head.end(), '\0'));
    if (nuls * 1000 > head.size())
        return true;
    const auto strange = static_cast<std::size_t>(std::count_if(head.begin(), head.end(), isStrange));
    ReadingStage nobody;
    const Utf8Scan utf8 = scanUtf8(head, nobody);
    return strange * 50 > head.size() && !utf8.strict() && !utf8.onlyCutAtEnd;
}

} // namespace

FileForm recogniseFile(std::string_view bytes) {
    if (bytes.empty())
        return FileForm::Empty;
    if (isZip(bytes))
        return formOfZip(bytes);
    const std::string_view head = bytes.substr(0, headBytes);
    if (isTorchLegacy(head))
        return FileForm::TorchLegacy;
    if (isSafetensors(head))
        return FileForm::Safetensors;
    if (const FileForm form = formBySignature(head); form != FileForm::Unknown)
        return form;
    const bool text = !byteOrderMark(head).encoding.empty() || !wideEncoding(head).empty();
    return !text && isBinary(head) ? FileForm::Binary : FileForm::Unknown;
}

} // namespace headlight
