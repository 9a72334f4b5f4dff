// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/engine.h"

#include <functional>
#include <memory>

namespace headlight {

/// Makes an engine on the thread that will use it. Errors: EngineUnavailable.
using EngineFactory = std::function<Outcome<std::unique_ptr<Engine>>()>;

/// Opens the engine module (and with it LibTorch, about half a second) privately and makes an engine. It is
/// looked for at HEADLIGHT_ENGINE if that variable is set, else beside the program, then in ../lib/headlight.
/// Needs a QCoreApplication. Errors: EngineUnavailable.
Outcome<std::unique_ptr<Engine>> loadEngine();

} // namespace headlight
