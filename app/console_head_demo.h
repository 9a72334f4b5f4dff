// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"
#include "app/engine_loader.h"

namespace headlight {

/// `headlight head-demo`: what the chapter's stand-alone head prints. Returns the exit status.
int demonstrateHeadInConsole(const HeadDemoCommand &command, const EngineFactory &factory);

} // namespace headlight
