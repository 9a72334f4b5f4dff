// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/settings.h"

#include <cstddef>
#include <cstdint>

namespace headlight {

/// How many of the B windows one unit of work takes, so that a unit lasts some tens of milliseconds for every
/// model that can be set. All B of them at the chapter's sizes, where a step must be the chapter's single
/// pass.
std::int64_t rowsPerUnit(const RunSettings &settings, std::size_t vocabularySize);

/// A training step takes several units: its micro-batches and, alone, its update.
bool stepIsCut(const RunSettings &settings, std::size_t vocabularySize);

} // namespace headlight
