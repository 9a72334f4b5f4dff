// SPDX-License-Identifier: GPL-3.0-or-later
#define HEADLIGHT_LANES 8
#include "model/engine/step_kernels_impl.h"

namespace headlight {

const StepKernels avx2StepKernels = {
    "avx2", attentionForward, attentionBackward, crossEntropy, add, accumulate, adamW};

} // namespace headlight
