// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace headlight {

/// While it lives, memory that is in use beyond `most` bytes more than before ends the process as a crash
/// does, so that a fuzzer keeps the input. Needs AddressSanitizer.
class MemoryWatch {
public:
    explicit MemoryWatch(std::size_t most);
    ~MemoryWatch();
    MemoryWatch(const MemoryWatch &) = delete;
    MemoryWatch &operator=(const MemoryWatch &) = delete;
};

} // namespace headlight
