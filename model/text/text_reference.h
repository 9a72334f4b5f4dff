// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace headlight {

/// Which text a run learns from, so that it can be found again.
struct TextReference {
    std::string name;                   ///< as it is shown
    std::string path;                   ///< empty for built-in texts
    std::string encoding;               ///< as in TextFacts
    bool compose = true;                ///< as in TextReading
    std::int64_t characters = 0;        ///< N
    std::string sha256;                 ///< of the text as the model sees it, in UTF-8; hexadecimal
    std::optional<std::string> content; ///< the text itself in UTF-8, if the file carries it
};

} // namespace headlight
