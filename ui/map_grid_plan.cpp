// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/map_grid_plan.h"

#include <algorithm>

namespace headlight {

namespace {

constexpr int columnGap = 12;
constexpr int rowGap = 5;
constexpr int edge = 3; // room for the frame and the focus frame
constexpr int smallestPlot = 48;
constexpr int wholePixelCell = 8;
constexpr double mostOblong = 1.35;

int snapped(int extent, int count) {
    return extent / count >= wholePixelCell ? extent / count * count : extent;
}

} // namespace

MapGridPlan planMapGrid(const QSize &size, int count, const PlotMargins &margins) {
    const int cells = std::max(count, 1);
    int width = (size.width() - columnGap - 2 * (margins.left + edge) - margins.right) / 2;
    int height = (size.height() - rowGap - 2 * (margins.top + edge)) / 2;
    width = std::max(std::min(width, static_cast<int>(height * mostOblong)), smallestPlot);
    height = std::max(std::min(height, static_cast<int>(width * mostOblong)), smallestPlot);
    width = snapped(width, cells);
    height = snapped(height, cells);

    const int viewHeight = margins.top + height + edge;
    const int leftWidth = margins.left + width + edge;
    const int rightWidth = leftWidth + margins.right;
    const int x = std::max((size.width() - leftWidth - rightWidth - columnGap) / 2, 0);
    const int y = std::max((size.height() - 2 * viewHeight - rowGap) / 2, 0);
    const int right = x + leftWidth + columnGap;
    const int lower = y + viewHeight + rowGap;
    return {{QRect(x, y, leftWidth, viewHeight), QRect(right, y, rightWidth, viewHeight),
                QRect(x, lower, leftWidth, viewHeight), QRect(right, lower, rightWidth, viewHeight)},
        QRect(margins.left, margins.top, width, height)};
}

} // namespace headlight
