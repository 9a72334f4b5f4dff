// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace headlight::test_support {

/// The figures that PyTorch gave for the chapter's program: a JSON object of numbers and nested lists of
/// them.
class ReferenceFigures {
public:
    /// Throws std::runtime_error when the file cannot be read.
    explicit ReferenceFigures(const std::string &path);

    /// Every number under `key`, nested lists flattened in order. Throws when the key is missing.
    std::vector<double> numbers(const std::string &key) const;
    /// What stands after `key`, up to the end of the file. Throws when the key is missing.
    std::string text(const std::string &key) const;

private:
    std::string m_json;
};

} // namespace headlight::test_support
