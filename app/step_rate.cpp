// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/step_rate.h"

namespace headlight {

namespace {
constexpr qint64 millisecond = 1'000'000;
constexpr qint64 window = 2000 * millisecond;
constexpr qint64 markInterval = 50 * millisecond;
constexpr qint64 leastSpan = 200 * millisecond;
} // namespace

void StepRate::clear() {
    m_marks.clear();
    m_evaluating = 0;
    m_steps = 0;
    m_last = {0, 0};
}

void StepRate::stepDone(qint64 now) {
    m_last = {now - m_evaluating, ++m_steps};
    if (m_marks.empty() || m_last.time - m_marks.back().time >= markInterval)
        m_marks.push_back(m_last);
    // Two marks always stay, so that one step in ten seconds is a speed as well.
    while (m_marks.size() > 2 && m_last.time - m_marks.front().time > window)
        m_marks.pop_front();
}

std::optional<double> StepRate::stepsPerSecond() const {
    if (m_marks.empty())
        return std::nullopt;
    const Mark first = m_marks.front();
    const qint64 span = m_last.time - first.time;
    if (m_last.steps == first.steps || span < leastSpan)
        return std::nullopt;
    return static_cast<double>(m_last.steps - first.steps) * 1e9 / static_cast<double>(span);
}

} // namespace headlight
