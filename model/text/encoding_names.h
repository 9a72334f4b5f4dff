// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace headlight {

/// The name of offeredEncodings() that `name` means ("utf8", "euc-kr"), or empty.
std::string offeredEncoding(const std::string &name);

/// ICU's converter for an offered encoding.
const char *converterName(const std::string &encoding);

/// The bytes of one unit: 2 or 4 in UTF-16 and UTF-32, else 1.
std::size_t unitBytes(const std::string &encoding);

/// A byte-order mark: the encoding it announces (empty: none is there) and its length.
struct ByteOrderMark {
    std::string encoding;
    std::size_t length = 0;
};

ByteOrderMark byteOrderMark(std::string_view bytes);

} // namespace headlight
