// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/error.h"

#include <exception>
#include <utility>

namespace headlight {

/// The exception being handled, as a value: an ErrorException's own error, OutOfMemory, or Internal with the
/// library's sentence and no backtrace. To be called inside a catch block.
Error errorOfCurrentException();

/// Runs `work` and turns every exception into an Error: none leaves the engine.
template <class Work> auto guarded(Work &&work) noexcept -> Outcome<decltype(work())> {
    try {
        return std::forward<Work>(work)();
    } catch (...) {
        return errorOfCurrentException();
    }
}

} // namespace headlight
