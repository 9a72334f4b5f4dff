// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/nice_axis.h"

#include <algorithm>
#include <cmath>

namespace headlight {

double niceInterval(double span, int ticks) {
    if (!(span > 0) || ticks < 1)
        return 1;
    const double rough = span / ticks;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= rough * (1 - 1e-9))
            return factor * power;
    }
    return 10 * power;
}

static QString labelFormat(double interval, double largest) {
    if (largest >= 1e5 || interval < 1e-5)
        return QStringLiteral("%.2g");
    const int decimals = std::max(0, -static_cast<int>(std::floor(std::log10(interval) + 1e-9)));
    return QStringLiteral("%.%1f").arg(decimals);
}

NiceAxis niceAxis(double low, double high, int ticks) {
    double span = high - low;
    const double size = std::max(std::abs(low), std::abs(high));
    const bool constant = !(span > 1e-6 * std::max(1.0, size));
    if (constant) {
        const double air = size > 0 ? std::max(0.5, 0.1 * size) : 1.0;
        low -= air;
        high += air;
        span = high - low;
    }
    NiceAxis axis;
    axis.interval = niceInterval(1.06 * span, ticks);
    axis.low = std::floor((low - 0.03 * span) / axis.interval) * axis.interval;
    if (low >= 0 && !constant)
        axis.low = std::max(0.0, axis.low); // no loss is negative
    axis.high = std::ceil((high + 0.03 * span) / axis.interval) * axis.interval;
    axis.format = labelFormat(axis.interval, std::max(std::abs(axis.low), std::abs(axis.high)));
    return axis;
}

} // namespace headlight
