// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <optional>

namespace headlight {

/// What the loss chart of a run is measured against. Losses in nats.
struct LossReference {
    qint64 steps = 0;             ///< the right end of the x axis
    double lnV = 0;               ///< the loss of guessing evenly among V characters
    std::optional<double> bigram; ///< the bigram model's validation loss
    /// Whether the validation part holds a window; unknown where the text is not at hand.
    std::optional<bool> hasValidation = true;
};

} // namespace headlight
