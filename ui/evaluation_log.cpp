// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/evaluation_log.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {
constexpr std::size_t mostKept = 20'000;
} // namespace

void EvaluationLog::clear() {
    *this = EvaluationLog();
}

void EvaluationLog::add(const Evaluation &evaluation) {
    m_latest = evaluation;
    if (evaluation.validation && std::isfinite(*evaluation.validation) &&
        (!m_lowest || *evaluation.validation < *m_lowest->validation))
        m_lowest = evaluation;
    if (m_added++ % m_stride != 0)
        return;
    m_kept.push_back(evaluation);
    if (m_kept.size() <= mostKept)
        return;
    for (std::size_t i = 0; 2 * i < m_kept.size(); ++i)
        m_kept[i] = m_kept[2 * i];
    m_kept.resize((m_kept.size() + 1) / 2);
    m_stride *= 2;
}

std::optional<Evaluation> EvaluationLog::nearest(double step) const {
    if (m_kept.empty())
        return std::nullopt;
    const auto after = std::lower_bound(m_kept.begin(), m_kept.end(), step,
        [](const Evaluation &e, double wanted) { return static_cast<double>(e.step) < wanted; });
    if (after == m_kept.begin())
        return m_kept.front();
    const auto before = after - 1;
    if (after == m_kept.end())
        return *before;
    const bool nearer = static_cast<double>(after->step) - step < step - static_cast<double>(before->step);
    return nearer ? *after : *before;
}

std::optional<Evaluation> EvaluationLog::lowestBeforeRise() const {
    if (!m_lowest || !m_latest->validation || m_latest->step <= m_lowest->step)
        return std::nullopt;
    // Estimates scatter by about a hundredth: less than that is no rise.
    const double clearly = std::max(0.02, 0.01 * *m_lowest->validation);
    return *m_latest->validation - *m_lowest->validation > clearly ? m_lowest : std::nullopt;
}

} // namespace headlight
