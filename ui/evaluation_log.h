// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/progress.h"

#include <optional>
#include <vector>

namespace headlight {

/// The evaluations of a run as they can be read off. Of very many, every second one is dropped as often as
/// needed.
class EvaluationLog {
public:
    void clear();
    void add(const Evaluation &evaluation); ///< steps ascend

    std::optional<Evaluation> latest() const { return m_latest; }
    std::optional<Evaluation> nearest(double step) const;
    /// The evaluation of the lowest validation loss, when the latest one lies clearly above it.
    std::optional<Evaluation> lowestBeforeRise() const;

private:
    std::vector<Evaluation> m_kept;
    std::size_t m_added = 0;
    std::size_t m_stride = 1; ///< every how many-th evaluation is kept
    std::optional<Evaluation> m_latest;
    std::optional<Evaluation> m_lowest; ///< by finite validation loss
};

} // namespace headlight
