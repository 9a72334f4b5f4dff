// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/work_unit.h"

#include <algorithm>

namespace headlight {
namespace {

/// Multiply-adds of the forward pass in one unit. The chapter's batch needs 40 to 60 million.
constexpr double unitBudget = 1.3e8;

/// Multiply-adds of the forward pass over one window. The softmaxes, bound by memory, count as so many.
double windowCost(const RunSettings &settings, std::size_t vocabularySize) {
    const auto T = static_cast<double>(settings.blockSize);
    const auto C = static_cast<double>(settings.nEmbd);
    const auto V = static_cast<double>(vocabularySize);
    const double attention = 3 * C * C + 2 * T * C + 16 * T;
    const double logits = C * V + 16 * V;
    return T * (attention + logits);
}

} // namespace

std::int64_t rowsPerUnit(const RunSettings &settings, std::size_t vocabularySize) {
    const double rows = unitBudget / windowCost(settings, vocabularySize);
    return static_cast<std::int64_t>(std::clamp(rows, 1.0, static_cast<double>(settings.batchSize)));
}

} // namespace headlight
