// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/engine.h"

namespace headlight {

/// The chapter's stand-alone head on random numbers.
HeadDemo runHeadDemo();

} // namespace headlight
