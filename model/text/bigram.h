// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/text_document.h"

#include <optional>

namespace headlight {

/// The validation loss in nats of a bigram model made of counts of the training part, 0.1 added to every
/// count: the mean of -log p(next | current) over the validation part. Absent when that part has no pair.
std::optional<double> bigramValidationLoss(const TextDocument &text);

} // namespace headlight
