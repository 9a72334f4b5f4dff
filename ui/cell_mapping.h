// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cell.h"

#include <QPointF>
#include <QRectF>

#include <optional>

namespace headlight {

/// The cell of a rows x cols map drawn in `plot` that covers the pixel at `position`; nothing outside of the
/// map. A pointer position names the left upper corner of a pixel, so its centre, half of `pixel` (1 / device
/// pixel ratio) further, decides.
std::optional<Cell> cellAt(
    const QPointF &position, const QRectF &plot, int rows, int cols, double pixel = 1.0);

/// Where cell (row, col) is drawn; row 0 is at the top.
QRectF cellRect(const Cell &cell, const QRectF &plot, int rows, int cols);

} // namespace headlight
