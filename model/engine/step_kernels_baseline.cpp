// SPDX-License-Identifier: GPL-3.0-or-later
#define HEADLIGHT_LANES 4
#include "model/engine/step_kernels_impl.h"

namespace headlight {

const StepKernels baselineStepKernels = {
    "baseline", attentionForward, attentionBackward, crossEntropy, add, accumulate, adamW};

} // namespace headlight
