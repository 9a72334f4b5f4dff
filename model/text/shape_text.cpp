// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/shape_text.h"

namespace headlight {

std::string shapeText(const std::vector<std::int64_t> &sizes) {
    std::string text;
    for (const std::int64_t size : sizes)
        text += (text.empty() ? "" : ", ") + std::to_string(size);
    return "(" + text + ")";
}

} // namespace headlight
