// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/large_pages.h"

#ifdef __linux__
#include <sys/mman.h>

#include <cstdint>
#endif

namespace headlight {

#ifdef __linux__

void askForLargePages(void *memory, std::size_t bytes) {
    constexpr std::uintptr_t page = 4096;
    constexpr std::size_t worthIt = 16u << 20;
    if (bytes < worthIt)
        return;
    const auto begin = (reinterpret_cast<std::uintptr_t>(memory) + page - 1) / page * page;
    const auto end = (reinterpret_cast<std::uintptr_t>(memory) + bytes) / page * page;
    // A refusal costs time, nothing else.
    (void)madvise(reinterpret_cast<void *>(begin), end - begin, MADV_HUGEPAGE);
}

#else

void askForLargePages(void *, std::size_t) {
}

#endif

} // namespace headlight
