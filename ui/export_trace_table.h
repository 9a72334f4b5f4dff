// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/trace.h"
#include "ui/data_export.h"
#include "ui/probe_view.h"

#include <optional>

namespace headlight {

/// The scores of one row of the attention matrix, or of all: a line for each pair of a query and a key
/// position with raw, scaled and masked score ("-inf" where the mask blocks) and weight. The trace must be of
/// this probe.
ExportTable traceTable(
    const QString &title, const AttentionTrace &trace, const ProbeView &probe, std::optional<int> row);

} // namespace headlight
