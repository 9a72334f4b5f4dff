// SPDX-License-Identifier: GPL-3.0-or-later
// The least a LibTorch program can be: loads the library and a text. Its resident size is what that of a
// console run is held against.
#include <ATen/ATen.h>

#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

int main(int argc, char **argv) {
    if (argc != 2) {
        std::cerr << "usage: benchmark_load_torch TEXT\n";
        return 2;
    }
    std::ifstream file(argv[1], std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    // Something that LibTorch must be there for.
    std::cout << text.size() << " bytes, " << at::zeros({1}).numel() << " number\n";
    return text.empty() ? 1 : 0;
}
