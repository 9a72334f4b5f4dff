// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/step_pacer.h"

namespace headlight {

namespace {
constexpr qint64 second = 1'000'000'000;
/// A backlog up to this long is caught up, so that coarse timers still give the asked speed on average.
constexpr qint64 mostBacklog = second / 20;
} // namespace

void StepPacer::setStepsPerSecond(int stepsPerSecond) {
    m_stepsPerSecond = qMax(0, stepsPerSecond);
    restart();
}

void StepPacer::stepDone(qint64 now) {
    if (m_stepsPerSecond == 0)
        return;
    const qint64 period = second / m_stepsPerSecond;
    const qint64 start = m_nextDue == 0 ? now : qMax(m_nextDue, now - mostBacklog);
    m_nextDue = start + period;
}

qint64 StepPacer::wait(qint64 now) const {
    return m_stepsPerSecond == 0 ? 0 : qMax<qint64>(0, m_nextDue - now);
}

} // namespace headlight
