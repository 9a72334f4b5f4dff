// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/matrix.h"

#include <QRgb>

#include <vector>

namespace headlight {

enum class ColourScale {
    Weights,    ///< viridis, dark for 0, yellow for the highest
    Difference, ///< blue for less, white for no change, orange for more: also told apart by colour-blind eyes
    Mask        ///< black = blocked, white = may look
};

/// A colour and its place, 0 .. 1, on the scale.
struct ColourStop {
    double position;
    QRgb colour;
};

/// The values at the two ends of a scale.
struct ColourRange {
    double lower = 0;
    double upper = 1;

    bool operator==(const ColourRange &other) const { return lower == other.lower && upper == other.upper; }
};

/// Ascending stops; colours between two of them are mixed linearly.
const std::vector<ColourStop> &colourStops(ColourScale scale);

/// Of a cell whose value is no finite number: a grey that stands on none of the scales.
constexpr QRgb noNumberColour = 0xff9a9a9a;

/// Whether a cell of `matrix` is NaN or infinite.
bool hasNonFinite(const Matrix &matrix);

/// The colour at `position`; below 0 and above 1 count as the ends, and NaN has
/// a colour of its own.
QRgb colourAt(ColourScale scale, double position);

/// 0 .. 1, or 0 .. the highest value of both matrices (either may be empty) when the scale follows them.
ColourRange weightsRange(const Matrix &before, const Matrix &now, bool follow);

/// Symmetric: the largest absolute value but at least 0.05, so that noise does not look like a change; or
/// fixed ±1.
ColourRange differenceRange(const Matrix &difference, bool fixed);

/// now - before, or an empty matrix when their shapes differ.
Matrix differenceOf(const Matrix &now, const Matrix &before);

} // namespace headlight
