// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headlight {

/// A score with `digits` decimals, always with a decimal point: "1.23", "−0.50", "−∞"; "–" for not a number.
QString scoreText(double value, int digits);

} // namespace headlight
