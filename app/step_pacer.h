// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace headlight {

/// The speed limit for watching: says how long the next training step must wait.
/// Times are nanoseconds of the caller's clock.
class StepPacer {
public:
    /// 0 = full speed.
    void setStepsPerSecond(int stepsPerSecond);
    int stepsPerSecond() const { return m_stepsPerSecond; }

    /// The next step may start at once.
    void restart() { m_nextDue = 0; }
    void stepDone(qint64 now);
    /// Nanoseconds the next step has to wait, 0 when it may start.
    qint64 wait(qint64 now) const;

private:
    int m_stepsPerSecond = 0;
    qint64 m_nextDue = 0;
};

} // namespace headlight
