// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"
#include "app/engine_loader.h"

namespace headlight {

/// `headlight train`: the chapter's lines and a sample on standard output. Returns the exit status.
int trainInConsole(const TrainCommand &command, const EngineFactory &factory);

} // namespace headlight
