// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/threads.h"

#include "model/engine/blas.h"

#include <ATen/Parallel.h>

#include <exception>

namespace headlight {

void useOneThread() {
    at::set_num_threads(1);
    try {
        at::set_num_interop_threads(1);
    } catch (const std::exception &) {
        // Allowed once a process only; a second engine finds it done.
    }
    setOpenBlasThreads(1); // at::set_num_threads does not reach it
}

} // namespace headlight
