// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cell.h"

#include <QString>

#include <optional>

namespace headlight {

/// What is known about one cell of the maps.
struct CellFacts {
    Cell cell;
    char32_t rowCharacter = 0;
    char32_t colCharacter = 0;
    std::optional<char32_t> next;  ///< the row's true next character
    std::optional<double> before;  ///< weight 0 .. 1
    std::optional<double> now;     ///< weight 0 .. 1
    bool beforeIsUntrained = true; ///< else `before` is of weights as a file had them
    bool blocked = false;          ///< by the causal mask
};

/// One or two sentences about a cell, complete and translated; plain text.
QString cellSentence(const CellFacts &facts);

/// A weight in per cent: "31.4", "0.0", "<0.1" for the smallest above 0, "NaN" for what is no number.
QString percentText(double weight);
/// A difference of two weights in percentage points with its sign: "+26.2", "−0.3", "0.0".
QString pointsText(double difference);

} // namespace headlight
