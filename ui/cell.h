// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headlight {

/// One cell of a T x T map: the row is the current position (Query), the column the position looked at (Key).
struct Cell {
    int row = 0;
    int col = 0;

    bool operator==(const Cell &other) const { return row == other.row && col == other.col; }
    bool operator!=(const Cell &other) const { return !(*this == other); }
};

} // namespace headlight
