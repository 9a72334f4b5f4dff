// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/engine.h"

#include <string>

namespace headlight {

/// Names LibTorch, BLAS and device on standard error, and warns when the BLAS is the slow reference one.
void announceEngine(const EngineInfo &info, const std::string &device);

} // namespace headlight
