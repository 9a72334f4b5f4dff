// SPDX-License-Identifier: GPL-3.0-or-later
// Not a test: zip archives with whatever their headers are to claim (format: PKWARE's APPNOTE.TXT).
#include "tests/model/checkpoint_packed_zip.h"

#include <string_view>

namespace headlight {

namespace {

std::uint32_t checksumOf(std::string_view bytes) {
    std::uint32_t sum = ~0U;
    for (const char byte : bytes) {
        sum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum >> 1) ^ ((sum & 1U) != 0 ? 0xedb88320U : 0U);
    }
    return ~sum;
}

std::string packed(const PackedEntry &entry) {
    if (!entry.deflated)
        return entry.content;
    const std::size_t size = entry.content.size();
    return "\x01" + littleEndian(size, 2) + littleEndian(~size, 2) + entry.content;
}

/// What the header before an entry and the one in the table of contents have in common.
std::string commonHeader(const PackedEntry &entry) {
    const std::uint32_t size = entry.claimedSize.value_or(static_cast<std::uint32_t>(entry.content.size()));
    const std::size_t packedSize = entry.deflated || !entry.claimedSize ? packed(entry).size() : size;
    return littleEndian(20, 2) + littleEndian(0, 2) + littleEndian(entry.deflated ? 8 : 0, 2) +
           littleEndian(0, 4) + littleEndian(entry.claimedChecksum.value_or(checksumOf(entry.content)), 4) +
           littleEndian(packedSize, 4) + littleEndian(size, 4) + littleEndian(entry.name.size(), 2) +
           littleEndian(0, 2);
}

} // namespace

std::string littleEndian(std::uint64_t number, std::size_t bytes) {
    std::string text;
    for (std::size_t i = 0; i < bytes; ++i)
        text += static_cast<char>(number >> (8 * i) & 0xff);
    return text;
}

std::string zipOf(const std::vector<PackedEntry> &entries) {
    std::string zip;
    std::string table;
    for (const PackedEntry &entry : entries) {
        const std::string common = commonHeader(entry);
        table += "PK\1\2" + littleEndian(20, 2) + common + littleEndian(0, 2) + littleEndian(0, 2) +
                 littleEndian(0, 2) + littleEndian(0, 4) + littleEndian(zip.size(), 4) + entry.name;
        zip += "PK\3\4" + common + entry.name + packed(entry);
    }
    return zip + table + "PK\5\6" + littleEndian(0, 4) + littleEndian(entries.size(), 2) +
           littleEndian(entries.size(), 2) + littleEndian(table.size(), 4) + littleEndian(zip.size(), 4) +
           littleEndian(0, 2);
}

} // namespace headlight
