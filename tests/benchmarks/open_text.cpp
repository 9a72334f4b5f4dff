// SPDX-License-Identifier: GPL-3.0-or-later
// Opens a text as the program does and tells how long that took and how much memory the open text holds.
#include "model/text/text_file.h"

#include <chrono>
#include <fstream>
#include <iostream>

namespace {

/// Resident kilobytes of this process; 0 where the system does not tell in this way.
double residentKilobytes() {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
        double kilobytes = 0;
        if (word == "VmRSS:" && status >> kilobytes)
            return kilobytes;
    }
    return 0;
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 2) {
        std::cerr << "usage: benchmark_open_text TEXT\n";
        return 2;
    }
    const double before = residentKilobytes();
    const auto started = std::chrono::steady_clock::now();
    const auto text = headlight::readTextFile(argv[1]);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - started;
    if (!text) {
        std::cerr << "the text cannot be opened\n";
        return 1;
    }
    const auto characters = static_cast<double>((*text)->size());
    std::cout << "opening: " << taken.count() << " s\n"
              << "held: " << (residentKilobytes() - before) * 1024 / characters << " bytes/character\n";
    return 0;
}
