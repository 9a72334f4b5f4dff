// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/work_unit.h"

#include <algorithm>

namespace headlight {
namespace {

/// windowCost() of the windows in one unit. The chapter's batch needs 40 to 60 million.
constexpr double unitBudget = 1.3e8;

/// Above this an update takes as long as a micro-batch.
constexpr std::int64_t largeParameterCount = 4'000'000;

} // namespace

std::int64_t rowsPerUnit(const RunSettings &settings, std::size_t vocabularySize) {
    const double rows = unitBudget / windowCost(settings, vocabularySize);
    return static_cast<std::int64_t>(std::clamp(rows, 1.0, static_cast<double>(settings.batchSize)));
}

bool stepIsCut(const RunSettings &settings, std::size_t vocabularySize) {
    return rowsPerUnit(settings, vocabularySize) < settings.batchSize ||
           parameterCount(settings, vocabularySize) > largeParameterCount;
}

} // namespace headlight
