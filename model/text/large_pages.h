// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace headlight {

/// Asks the system to hold this memory, which has not been used yet, in large pages. A large text's time is
/// mostly spent on getting memory page by page. Does nothing where the system has no such wish.
void askForLargePages(void *memory, std::size_t bytes);

} // namespace headlight
