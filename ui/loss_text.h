// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/progress.h"
#include "ui/loss_legend.h"
#include "ui/loss_reference.h"

#include <QString>

#include <optional>
#include <vector>

namespace headlight {

// The words of the loss chart, in the user's language.

std::vector<LossLegend::Entry> lossLegendEntries(const std::optional<LossReference> &reference);
/// What an evaluation found; a missing loss reads "–".
QString evaluationReadout(const Evaluation &evaluation);
QString miniBatchReadout(const LossPoint &point);

QString lossFailureNote(qint64 step);
/// `lowest` is where validation was lowest; it has risen since; with `learntByHeart` training went on
/// falling.
QString lossRiseNote(const Evaluation &lowest, bool learntByHeart);
QString lossNoValidationNote();

} // namespace headlight
