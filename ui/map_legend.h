// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/colour_scales.h"

#include <QRect>

class QPainter;

namespace headlight {

/// Paints a small horizontal colour bar with the values at its ends to the
/// right of `area`; for the mask, what black and white mean; and what grey means if `withNaN`. Uses the
/// painter's font and pen. Returns its width.
int paintMapLegend(
    QPainter &painter, const QRect &area, ColourScale scale, const ColourRange &range, bool withNaN = false);

/// An end of a range: "0", "1", "0.31", "+0.05".
QString rangeLabel(double value, bool withSign);

} // namespace headlight
