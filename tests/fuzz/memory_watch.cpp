// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/memory_watch.h"

#include <sanitizer/allocator_interface.h>

#include <cstdio>
#include <cstdlib>

namespace headlight {

namespace {

bool watching = false;
long long used = 0;
long long limit = 0;

void countAllocation(const volatile void *, std::size_t size) {
    used += static_cast<long long>(size);
    if (watching && used > limit) {
        watching = false;
        std::fprintf(stderr, "memory watch: %lld bytes in use, %lld allowed\n", used, limit);
        std::abort();
    }
}

void countRelease(const volatile void *memory) {
    used -= static_cast<long long>(__sanitizer_get_allocated_size(memory));
}

} // namespace

MemoryWatch::MemoryWatch(std::size_t most) {
    static const int installed = __sanitizer_install_malloc_and_free_hooks(countAllocation, countRelease);
    if (installed == 0)
        std::abort();
    limit = used + static_cast<long long>(most);
    watching = true;
}

MemoryWatch::~MemoryWatch() {
    watching = false;
}

} // namespace headlight
