// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/step_kernels.h"

namespace headlight {

const StepKernels &bestStepKernels() {
#ifdef HEADLIGHT_AVX2_KERNELS
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return avx2StepKernels;
#endif
    return baselineStepKernels;
}

} // namespace headlight
