// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"

namespace headlight {

/// `headlight inspect TEXT`: what a text holds. Returns the exit status.
int inspectInConsole(const InspectCommand &command);

} // namespace headlight
