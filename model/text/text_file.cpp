// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/text_file.h"

#include "model/text/unicode.h"

#include <unicode/utf8.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>
#include <utility>

namespace headlight {

namespace {

Error refusal(ErrorKind kind, std::string subject, std::string detail = {}) {
    return Error{kind, std::move(subject), std::move(detail)};
}

bool startsWith(std::string_view bytes, std::string_view prefix) {
    return bytes.substr(0, prefix.size()) == prefix;
}

/// The name of another encoding that a byte-order mark announces, or nothing.
std::string_view otherByteOrderMark(std::string_view bytes) {
    using namespace std::string_view_literals;
    if (startsWith(bytes, "\xFF\xFE\0\0"sv) || startsWith(bytes, "\0\0\xFE\xFF"sv))
        return "UTF-32";
    if (startsWith(bytes, "\xFF\xFE"sv) || startsWith(bytes, "\xFE\xFF"sv))
        return "UTF-16";
    return {};
}

/// Strict decoding. On bad bytes: InvalidUtf8 with the first bad line and their count.
Outcome<std::u32string> decodeUtf8(std::string_view bytes, const std::string &subject) {
    std::u32string text(bytes.size(), U'\0');
    std::size_t count = 0;
    Error bad = refusal(ErrorKind::InvalidUtf8, subject);
    const auto *data = reinterpret_cast<const uint8_t *>(bytes.data());
    const auto length = static_cast<int32_t>(bytes.size());
    for (int32_t at = 0; at < length;) {
        const int32_t start = at;
        UChar32 character = 0;
        U8_NEXT(data, at, length, character);
        if (character < 0) {
            if (bad.limit == 0)
                bad.number = 1 + std::count(bytes.begin(), bytes.begin() + start, '\n');
            bad.limit += at - start;
            continue;
        }
        text[count++] = static_cast<char32_t>(character);
    }
    if (bad.limit > 0)
        return bad;
    text.resize(count);
    return text;
}

Outcome<std::string> readBytes(const std::filesystem::path &path, const std::string &shown) {
    std::error_code reason;
    const auto status = std::filesystem::status(path, reason);
    if (status.type() == std::filesystem::file_type::not_found)
        return refusal(ErrorKind::FileNotFound, shown);
    if (reason)
        return refusal(ErrorKind::FileUnreadable, shown, reason.message());
    if (!std::filesystem::is_regular_file(status))
        return refusal(ErrorKind::NotARegularFile, shown);
    const auto size = std::filesystem::file_size(path, reason);
    if (reason)
        return refusal(ErrorKind::FileUnreadable, shown, reason.message());
    if (size > largestTextFile) {
        Error error = refusal(ErrorKind::FileTooLarge, shown);
        error.number = static_cast<std::int64_t>(size);
        error.limit = static_cast<std::int64_t>(largestTextFile);
        return error;
    }
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    std::string bytes(static_cast<std::size_t>(size), '\0');
    if (file)
        file.read(bytes.data(), static_cast<std::streamsize>(size));
    if (!file)
        return refusal(ErrorKind::FileUnreadable, shown, std::generic_category().message(errno));
    return bytes;
}

} // namespace

Outcome<TextDocumentPtr> readTextFile(const std::filesystem::path &path) {
    TextFacts facts;
    facts.name = path.filename().u8string();
    facts.path = path.u8string();
    auto bytes = readBytes(path, facts.path);
    if (!bytes)
        return bytes.error();
    return readTextBytes(*bytes, std::move(facts));
}

Outcome<TextDocumentPtr> readTextBytes(std::string_view bytes, TextFacts facts) {
    const std::string subject = facts.path.empty() ? facts.name : facts.path;
    if (const auto other = otherByteOrderMark(bytes); !other.empty())
        return refusal(ErrorKind::UnsupportedEncoding, subject, std::string(other));
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    facts.byteOrderMark = startsWith(bytes, mark);
    if (facts.byteOrderMark)
        bytes.remove_prefix(mark.size());
    if (bytes.empty())
        return refusal(ErrorKind::EmptyText, subject);
    auto text = decodeUtf8(bytes, subject);
    if (!text)
        return text.error();
    facts.encoding = "UTF-8";
    facts.foldedLineEnds = foldLineEnds(*text);
    return makeTextDocument(*text, std::move(facts));
}

} // namespace headlight
