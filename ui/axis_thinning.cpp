// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/axis_thinning.h"

namespace headlight {

namespace {

constexpr int mostLabels = 24;
constexpr int strides[] = {1, 2, 4, 5, 8, 10, 16, 20, 32, 50, 64, 100, 128};

} // namespace

int labelStride(int count, double cellExtent, double labelExtent) {
    for (const int stride : strides) {
        const int labels = (count + stride - 1) / stride;
        if (stride * cellExtent >= labelExtent && labels <= mostLabels)
            return stride;
    }
    return count > 0 ? count : 1;
}

} // namespace headlight
