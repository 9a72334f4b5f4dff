// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/lateness_probe.h"

#include <algorithm>
#include <cmath>

namespace headlight::benchmarks {

namespace {

constexpr int interval = 5; ///< milliseconds

} // namespace

LatenessProbe::LatenessProbe(QObject *parent)
    : QObject(parent) {
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LatenessProbe::record);
}

void LatenessProbe::start() {
    m_lateness.clear();
    m_clock.start();
    m_due = interval;
    m_timer.start(interval);
}

void LatenessProbe::record() {
    const double now = static_cast<double>(m_clock.nsecsElapsed()) / 1e6;
    m_lateness.push_back(std::max(now - m_due, 0.0));
    m_due = now + interval;
    m_timer.start(interval);
}

double LatenessProbe::atMost(double share) const {
    if (m_lateness.empty())
        return 0;
    std::vector<double> sorted = m_lateness;
    std::sort(sorted.begin(), sorted.end());
    const double rank = std::ceil(share * static_cast<double>(sorted.size()));
    return sorted[static_cast<std::size_t>(std::max(rank, 1.0)) - 1];
}

} // namespace headlight::benchmarks
