// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"
#include "app/engine_loader.h"

namespace headlight {

/// `headlight generate RUN`: the prompt and its continuation on standard output. Returns the exit status.
int generateInConsole(const GenerateCommand &command, const EngineFactory &factory);

} // namespace headlight
