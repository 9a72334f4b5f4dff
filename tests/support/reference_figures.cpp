// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/reference_figures.h"

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace headlight::test_support {
namespace {

/// Collects numbers from `text` until the bracket opened first is closed, or one number if there is none.
std::vector<double> flattened(const char *text) {
    std::vector<double> found;
    int depth = 0;
    while (*text != '\0') {
        char *end = nullptr;
        const double number = std::strtod(text, &end);
        if (end != text) {
            found.push_back(number);
            text = end;
        } else {
            depth += *text == '[' ? 1 : 0;
            depth -= *text == ']' ? 1 : 0;
            ++text;
        }
        if (depth == 0 && !found.empty()) {
            break;
        }
    }
    return found;
}

} // namespace

ReferenceFigures::ReferenceFigures(const std::string &path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        throw std::runtime_error("no reference figures at " + path);
    }
    std::ostringstream all;
    all << file.rdbuf();
    m_json = all.str();
}

std::string ReferenceFigures::text(const std::string &key) const {
    const std::string quoted = '"' + key + "\": ";
    const std::size_t at = m_json.find(quoted);
    if (at == std::string::npos) {
        throw std::runtime_error("the reference figures lack " + key);
    }
    return m_json.substr(at + quoted.size());
}

std::vector<double> ReferenceFigures::numbers(const std::string &key) const {
    return flattened(text(key).c_str());
}

} // namespace headlight::test_support
