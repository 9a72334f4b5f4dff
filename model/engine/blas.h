// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace headlight {

struct BlasLibrary {
    std::string name;       ///< as it names itself, or its file name
    bool reference = false; ///< the slow reference BLAS (Netlib)
};

/// The library behind LibTorch's matrix products.
BlasLibrary blasInUse();

/// Sets the thread count of OpenBLAS if that is the BLAS in use; looked up at run time, since it may be
/// another.
void setOpenBlasThreads(int threads);

} // namespace headlight
