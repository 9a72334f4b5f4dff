// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/encoding_names.h"

#include "model/text/text_encoding.h"

#include <unicode/ucnv.h>

#include <algorithm>
#include <array>
#include <utility>

namespace headlight {

namespace {

/// Names that offeredEncodings() does not carry, with those that read the same texts and more.
constexpr std::array<std::pair<const char *, const char *>, 10> otherNames{{
    {"windows-949", "CP949"},
    {"MS949", "CP949"},
    {"UHC", "CP949"},
    {"EUC-KR", "CP949"},
    {"KS_C_5601-1987", "CP949"},
    {"CP932", "Shift_JIS"},
    {"GBK", "GB18030"},
    {"GB2312", "GB18030"},
    {"CP1252", "windows-1252"},
    {"ISO-8859-8-I", "ISO-8859-8"},
}};

} // namespace

const std::vector<std::string> &offeredEncodings() {
    static const std::vector<std::string> names{"UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE",
        "CP949", "Shift_JIS", "EUC-JP", "GB18030", "Big5", "windows-1252", "ISO-8859-1", "ISO-8859-15",
        "windows-1250", "ISO-8859-2", "windows-1251", "KOI8-R", "KOI8-U", "ISO-8859-5", "IBM866",
        "windows-1253", "ISO-8859-7", "windows-1254", "ISO-8859-9", "windows-1255", "ISO-8859-8",
        "windows-1256", "ISO-8859-6", "windows-1257", "windows-1258", "windows-874", "macintosh", "IBM850"};
    return names;
}

std::string offeredEncoding(const std::string &name) {
    for (const std::string &offered : offeredEncodings()) {
        if (ucnv_compareNames(name.c_str(), offered.c_str()) == 0)
            return offered;
    }
    for (const auto &[other, offered] : otherNames) {
        if (ucnv_compareNames(name.c_str(), other) == 0)
            return offered;
    }
    return {};
}

const char *converterName(const std::string &encoding) {
    return encoding == "CP949" ? "windows-949" : encoding.c_str();
}

std::size_t unitBytes(const std::string &encoding) {
    if (encoding == "UTF-16LE" || encoding == "UTF-16BE")
        return 2;
    return encoding == "UTF-32LE" || encoding == "UTF-32BE" ? 4 : 1;
}

ByteOrderMark byteOrderMark(std::string_view bytes) {
    using namespace std::string_view_literals;
    // UTF-32LE's mark begins with UTF-16LE's.
    constexpr std::array<std::pair<const char *, std::string_view>, 5> marks{{
        {"UTF-32LE", "\xFF\xFE\0\0"sv},
        {"UTF-32BE", "\0\0\xFE\xFF"sv},
        {"UTF-16LE", "\xFF\xFE"sv},
        {"UTF-16BE", "\xFE\xFF"sv},
        {"UTF-8", "\xEF\xBB\xBF"sv},
    }};
    for (const auto &[encoding, mark] : marks) {
        if (bytes.substr(0, mark.size()) == mark)
            return {encoding, mark.size()};
    }
    return {};
}

} // namespace headlight
