// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headlight {

/// An axis with round ticks: `low` and `high` are multiples of `interval`.
struct NiceAxis {
    double low = 0;
    double high = 1;
    double interval = 1;
    QString format; ///< printf format for the labels, as fine as the interval asks for
};

/// 1, 2 or 5 times a power of ten such that `span` holds at most `ticks` of it.
double niceInterval(double span, int ticks);
/// An axis around low..high with some air. A constant curve gets an axis of its own height, so that it shows.
NiceAxis niceAxis(double low, double high, int ticks);

} // namespace headlight
