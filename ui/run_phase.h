// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headlight {

/// Where a run stands, as the buttons and texts of the window need to know it.
enum class RunPhase {
    LoadingEngine, ///< LibTorch is not there yet
    EngineMissing, ///< LibTorch could not be loaded: texts only
    NoText,        ///< nothing chosen to train on
    Ready,         ///< a model at step 0, nothing done yet
    Training,
    Paused,
    Finished, ///< all steps done
    Failed,   ///< the loss was not finite, or no run can be made from what was edited
};

} // namespace headlight
