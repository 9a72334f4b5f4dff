// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <deque>
#include <optional>

namespace headlight {

/// Training steps a second over the last two seconds of training; evaluations do not count as training time.
/// Times are nanoseconds of the caller's clock.
class StepRate {
public:
    void clear();
    void stepDone(qint64 now);
    void evaluatedFor(qint64 duration) { m_evaluating += duration; }
    /// Absent until a fifth of a second and two steps have been seen.
    std::optional<double> stepsPerSecond() const;

private:
    struct Mark {
        qint64 time;
        qint64 steps;
    };

    std::deque<Mark> m_marks;
    qint64 m_evaluating = 0;
    qint64 m_steps = 0;
    Mark m_last{0, 0};
};

} // namespace headlight
