// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/engine.h"

#include <memory>

namespace headlight {

/// The engine on LibTorch. Settles the thread counts of the calling thread first, so it is made on the thread
/// that will train. Null when LibTorch cannot start.
std::unique_ptr<Engine> createTorchEngine();

} // namespace headlight
