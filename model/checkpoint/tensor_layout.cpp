// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/tensor_layout.h"

namespace headlight {

std::uint64_t bytesOf(ElementType type) {
    switch (type) {
    case ElementType::Float64:
    case ElementType::Int64:
        return 8;
    case ElementType::Float32:
        return 4;
    case ElementType::Float16:
    case ElementType::BFloat16:
        return 2;
    case ElementType::UInt8:
        return 1;
    case ElementType::Unknown:
        break;
    }
    return 0;
}

std::int64_t countOf(const std::vector<std::int64_t> &sizes, std::int64_t most) {
    std::int64_t count = 1;
    for (const std::int64_t size : sizes) {
        if (size < 0)
            return -1;
        // A zero further on would make any product right.
        if (size > 0 && count > most / size)
            return -1;
        count *= size;
    }
    return count;
}

} // namespace headlight
