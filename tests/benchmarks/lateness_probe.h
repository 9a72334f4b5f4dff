// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <vector>

namespace headlight::benchmarks {

/// A timer of 5 ms in the event loop of its thread that records how late it is served: the time an event of
/// the user's would have waited.
class LatenessProbe : public QObject {
    Q_OBJECT
public:
    explicit LatenessProbe(QObject *parent = nullptr);

    void start(); ///< forgets what was recorded
    void stop() { m_timer.stop(); }

    int samples() const { return static_cast<int>(m_lateness.size()); }
    /// Milliseconds; `share` of the samples are at most as late. 1 is the maximum, 0.99 the 99th percentile.
    double atMost(double share) const;

private:
    void record();

    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_due = 0;               ///< milliseconds of m_clock
    std::vector<double> m_lateness; ///< milliseconds
};

} // namespace headlight::benchmarks
