// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"

namespace headlight {

/// `headlight export RUN OUT`: a state_dict for the chapter's class. Returns the exit status.
int exportInConsole(const ExportCommand &command);

} // namespace headlight
