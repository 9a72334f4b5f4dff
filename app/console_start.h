// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"
#include "model/text/checkpoint.h"
#include "model/text/text_document.h"

#include <optional>

namespace headlight {

/// What `headlight train` sets out from.
struct TrainingStart {
    TextDocumentPtr text;
    RunSettings settings;
    std::optional<Checkpoint> checkpoint; ///< of --open
    bool resumed = false;                 ///< goes on with a run, whose first lines have been printed before
    std::int64_t end = 0;                 ///< the step to stop at
};

/// Reads what the command names and refuses what cannot be trained. Throws ErrorException, ConsoleRefusal.
TrainingStart startOf(const TrainCommand &command);

} // namespace headlight
