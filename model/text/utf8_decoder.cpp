// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/utf8_decoder.h"

#include <unicode/utf8.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

namespace headlight {

namespace {

constexpr std::size_t blockBytes = 32u << 10;
constexpr std::size_t wordBytes = 8;

const uint8_t *unsignedBytes(std::string_view bytes) {
    return reinterpret_cast<const uint8_t *>(bytes.data());
}

/// True when the eight bytes at `data` are ASCII.
bool isAsciiWord(const uint8_t *data) {
    std::uint64_t word = 0;
    std::memcpy(&word, data, wordBytes);
    return (word & 0x8080808080808080u) == 0;
}

/// Where the run of ASCII at `at` ends, at most at `end`.
std::size_t skipAscii(const uint8_t *data, std::size_t at, std::size_t end) {
    while (at + wordBytes <= end && isAsciiWord(data + at))
        at += wordBytes;
    while (at < end && data[at] < 0x80)
        ++at;
    return at;
}

/// A character, or a negative number for broken bytes; `at` moves behind it.
UChar32 nextCharacter(const uint8_t *data, std::size_t &at, std::size_t size) {
    const auto length = static_cast<int32_t>(std::min<std::size_t>(size - at, U8_MAX_LENGTH));
    const uint8_t *here = data + at;
    int32_t used = 0;
    UChar32 character = 0;
    U8_NEXT(here, used, length, character);
    at += static_cast<std::size_t>(used);
    return character;
}

/// True when the bytes from `at` on begin a character that is not complete.
bool isCutCharacter(const uint8_t *data, std::size_t at, std::size_t size) {
    if (size - at >= U8_MAX_LENGTH || !U8_IS_LEAD(data[at]))
        return false;
    const auto bytesOfAll = static_cast<std::size_t>(1 + U8_COUNT_TRAIL_BYTES(data[at]));
    std::size_t end = at;
    return size - at < bytesOfAll && nextCharacter(data, end, size) < 0 && end == size;
}

/// How many characters begin in `bytes`: what is no continuation byte.
std::size_t countCharacters(std::string_view bytes) {
    std::size_t count = 0;
    for (const char byte : bytes)
        count += static_cast<signed char>(byte) >= -0x40;
    return count;
}

/// One block of characters that decodeUtf8() fills before it appends them all at once.
struct Block {
    std::array<TokenId, blockBytes> characters;
    std::size_t used = 0;
};

/// Decodes from `at` to `end` into `block`, which has room, or to the first broken bytes.
/// Returns how many broken bytes stand at `at`.
std::size_t fillBlock(const uint8_t *data, std::size_t &at, std::size_t end, std::size_t size, Block &block) {
    while (at < end) {
        TokenId *out = block.characters.data() + block.used;
        if (at + wordBytes <= end && isAsciiWord(data + at)) {
            for (std::size_t i = 0; i < wordBytes; ++i)
                out[i] = data[at + i];
            at += wordBytes;
            block.used += wordBytes;
            continue;
        }
        std::size_t next = at;
        const UChar32 character = nextCharacter(data, next, size);
        if (character < 0)
            return next - at;
        *out = static_cast<TokenId>(character);
        ++block.used;
        at = next;
    }
    return 0;
}

} // namespace

Utf8Scan scanUtf8(std::string_view bytes, ReadingStage &stage) {
    Utf8Scan scan;
    const uint8_t *data = unsignedBytes(bytes);
    for (std::size_t at = 0; at < bytes.size();) {
        stage.reached(at, bytes.size());
        const std::size_t end = std::min(bytes.size(), at + blockBytes);
        while ((at = skipAscii(data, at, end)) < end) {
            const std::size_t start = at;
            if (nextCharacter(data, at, bytes.size()) >= 0) {
                ++scan.sequences;
                continue;
            }
            scan.onlyCutAtEnd = scan.brokenBytes == 0 && isCutCharacter(data, start, bytes.size());
            scan.brokenBytes += at - start;
            scan.fragments += at - start > 1;
        }
    }
    return scan;
}

void decodeUtf8(std::string_view bytes, DecodedText &text, ReadingStage &stage) {
    const uint8_t *data = unsignedBytes(bytes);
    reserveCharacters(text.characters, countCharacters(bytes));
    Block block;
    for (std::size_t at = 0; at < bytes.size();) {
        stage.reached(at, bytes.size());
        block.used = 0;
        const std::size_t end = std::min(bytes.size(), at + blockBytes);
        const std::size_t broken = fillBlock(data, at, end, bytes.size(), block);
        const TokenId *first = block.characters.data();
        text.characters.insert(text.characters.end(), first, first + block.used);
        if (broken > 0)
            text.addBroken(broken, 1);
        at += broken;
    }
}

} // namespace headlight
