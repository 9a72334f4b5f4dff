// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace headlight::benchmarks {

/// Lets the event loop run for some time, as it does in the program.
void runFor(int milliseconds);

/// Lets it run until the condition holds, looked at every millisecond. False when that took too long.
bool runUntil(const std::function<bool()> &condition, int milliseconds = 60'000);

} // namespace headlight::benchmarks
