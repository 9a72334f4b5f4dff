// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/reading_errors.h"

#include "model/text/unicode.h"

#include <algorithm>

namespace headlight {

namespace {

constexpr std::size_t mostNames = 12;
constexpr std::size_t mostBytesOfCharacter = 4;

/// False for controls, for what turns or breaks the line around it, and for broken bytes.
bool isPrintable(char32_t character) {
    const bool control = character < 0x20 || (character >= 0x7f && character < 0xa0) || character == 0xad;
    const bool direction = (character >= 0x200b && character <= 0x200f) ||
                           (character >= 0x2028 && character <= 0x202e) ||
                           (character >= 0x2060 && character <= 0x206f) || character == 0x61c;
    const bool special = character == 0xfeff || (character >= 0xfff0 && character <= 0xffff) ||
                         (character >= 0xe000 && character <= 0xf8ff) || character >= 0xe0000;
    return !control && !direction && !special;
}

} // namespace

void throwDamaged(std::string what) {
    throw ErrorException(Error{ErrorKind::FileDamaged, {}, std::move(what)});
}

std::string shownName(std::string_view name, std::size_t most) {
    // One character more than is shown, so that a cut can be told.
    std::u32string shown = fromUtf8(name.substr(0, (most + 1) * mostBytesOfCharacter));
    std::replace_if(
        shown.begin(), shown.end(), [](char32_t c) { return !isPrintable(c); }, U'?');
    if (shown.size() > most) {
        shown.resize(most);
        shown.push_back(U'…');
    }
    return toUtf8(shown);
}

std::string shownNames(const std::vector<std::string> &names) {
    std::string shown;
    for (std::size_t i = 0; i < std::min(names.size(), mostNames); ++i)
        shown += (i == 0 ? "" : ", ") + shownName(names[i]);
    if (names.size() > mostNames)
        shown += ", …";
    return shown;
}

std::string shownShape(const std::vector<std::int64_t> &sizes) {
    std::string shown = "(";
    for (std::size_t i = 0; i < sizes.size(); ++i)
        shown += (i == 0 ? "" : ", ") + std::to_string(sizes[i]);
    return shown + (sizes.size() == 1 ? ",)" : ")");
}

Error shapeMismatch(std::string_view key, std::string expected, const std::vector<std::int64_t> &found) {
    Error error{ErrorKind::ShapeMismatch, shownName(key), {}};
    error.expected = std::move(expected);
    error.found = shownShape(found);
    return error;
}

Error keysMismatch(const std::vector<std::string> &missing, const std::vector<std::string> &unexpected) {
    Error error{ErrorKind::KeysMismatch, {}, {}};
    error.expected = shownNames(missing);
    error.found = shownNames(unexpected);
    return error;
}

} // namespace headlight
