// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/error.h"

#include <functional>
#include <optional>

namespace headlight {

/// The one place where the worker's failures become values: runs `work` and returns what it threw.
std::optional<Error> guarded(const std::function<void()> &work);

/// The value, or its Error thrown as ErrorException for guarded().
template <class T> T valueOrThrow(Outcome<T> outcome) {
    if (!outcome)
        throw ErrorException(outcome.error());
    return std::move(*outcome);
}

} // namespace headlight
