// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

#include <array>

namespace headlight {

/// The room around a plot that labels and title take.
struct PlotMargins {
    int left = 0;
    int top = 0;
    int right = 0; ///< of the right-hand maps only, which show the true next characters
};

/// Where the four maps go: upper left, upper right, lower left, lower right.
struct MapGridPlan {
    std::array<QRect, 4> views;
    QRect plot; ///< the plot area inside of each view: the same for all four
};

/// Divides `size` into a 2 x 2 grid of equal, square-ish plot areas for `count` positions. Cells of 8 pixels
/// and more are whole pixels, so that all look the same.
MapGridPlan planMapGrid(const QSize &size, int count, const PlotMargins &margins);

} // namespace headlight
