// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/settings.h"

#include <c10/core/Device.h>

namespace headlight {

/// LibTorch has CUDA and a GPU is there.
bool cudaAvailable();

/// Where the model will live. Throws DeviceUnavailable when CUDA is demanded and missing.
c10::Device chooseDevice(DeviceChoice choice);

} // namespace headlight
