// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer's target for texts.
#include "tests/fuzz/memory_watch.h"
#include "tests/model/checkpoint_corpus_text.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    constexpr std::size_t mostBeyondTheFile = 50'000'000;
    const headlight::MemoryWatch watch(mostBeyondTheFile + size);
    const std::string problem = headlight::readTextInput({reinterpret_cast<const char *>(data), size});
    if (!problem.empty()) {
        std::fprintf(stderr, "%s\n", problem.c_str());
        std::abort();
    }
    return 0;
}
