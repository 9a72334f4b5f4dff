// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/number_text.h"

#include <cmath>

namespace headlight {

QString scoreText(double value, int digits) {
    if (std::isnan(value))
        return QStringLiteral("NaN");
    const double size = std::fabs(value);
    const bool roundsToZero = size < 0.5 * std::pow(10.0, -digits);
    const QString sign = value < 0 && !roundsToZero ? QStringLiteral("−") : QString();
    if (std::isinf(value))
        return sign + QStringLiteral("∞");
    // Runs without the scale factor reach scores that plain notation would make as wide as the panel.
    return sign + QString::number(size, size >= 1e6 ? 'e' : 'f', digits);
}

} // namespace headlight
