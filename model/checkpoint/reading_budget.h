// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/reading_errors.h"

#include <cstdint>

namespace headlight {

/// How much memory and work a file may cost, in proportion to its own size: what it claims about itself is
/// never believed.
class ReadingBudget {
public:
    explicit ReadingBudget(std::uint64_t fileBytes)
        : m_memory(roomPerByte * fileBytes + room)
        , m_inflated(fileBytes + inflatedRoom)
        , m_read(roomPerByte * fileBytes + 2 * inflatedRoom) {}

    /// Before `bytes` are allocated for good. Throws FileDamaged.
    void takeMemory(std::uint64_t bytes) { take(m_memory, bytes); }
    /// The same for the values of a pickle, which take many times their place in the file.
    void takeForValues(std::uint64_t bytes) {
        take(m_values, bytes);
        take(m_memory, bytes);
    }
    /// Before `bytes` are allocated for a while.
    void checkMemory(std::uint64_t bytes) const { check(m_memory, bytes); }
    /// Before an entry of the archive is read, again perhaps.
    void takeReading(std::uint64_t bytes) { take(m_read, bytes); }
    /// Before an entry that was deflated is read.
    void takeInflating(std::uint64_t bytes) { take(m_inflated, bytes); }

private:
    // Half floats become floats, and one storage may stand for two parameters: four bytes a byte.
    static constexpr std::uint64_t roomPerByte = 4;
    static constexpr std::uint64_t room = 40ull << 20;
    // Half a million numbers, or the objects of thousands of tensors.
    static constexpr std::uint64_t valuesRoom = 20ull << 20;
    static constexpr std::uint64_t inflatedRoom = 32ull << 20;

    static void check(std::uint64_t left, std::uint64_t bytes) {
        if (bytes > left)
            throwDamaged("it unpacks to far more than its size");
    }
    static void take(std::uint64_t &left, std::uint64_t bytes) {
        check(left, bytes);
        left -= bytes;
    }

    std::uint64_t m_memory;
    std::uint64_t m_values = valuesRoom;
    std::uint64_t m_inflated;
    std::uint64_t m_read;
};

} // namespace headlight
