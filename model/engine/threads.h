// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headlight {

/// One thread for LibTorch and OpenBLAS: at the chapter's sizes more make a step slower. Acts on the calling
/// thread and those started later.
void useOneThread();

} // namespace headlight
