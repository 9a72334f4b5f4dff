// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_progress.h"

#include "app/console_output.h"

#include <QCoreApplication>

namespace headlight {

namespace {

/// Back to the line's beginning, and clear it: counting columns would go wrong with wide characters.
constexpr QLatin1String eraseLine("\r\x1b[K");
constexpr qint64 drawInterval = 100'000'000; // nanoseconds
constexpr int barWidth = 24;
} // namespace

ConsoleProgress::ConsoleProgress(qint64 steps)
    : m_enabled(errorIsTerminal())
    , m_steps(steps) {
    m_clock.start();
}

void ConsoleProgress::show(const Progress &progress) {
    if (!m_enabled)
        return;
    const qint64 now = m_clock.nsecsElapsed();
    if (progress.miniBatch)
        m_rate.stepDone(now);
    else
        m_rate.evaluatedFor(now - m_lastUnit);
    m_lastUnit = now;
    if (now - m_lastDrawn < drawInterval)
        return;
    m_lastDrawn = now;
    const QString text = line(progress);
    printError(eraseLine + text);
    m_shown = true;
}

void ConsoleProgress::hide() {
    if (m_shown)
        printError(eraseLine);
    m_shown = false;
    m_lastDrawn = 0;
}

QString ConsoleProgress::line(const Progress &progress) const {
    const int filled = static_cast<int>(progress.step * barWidth / qMax<qint64>(1, m_steps));
    const QString bar = QString(filled, QLatin1Char('#')) + QString(barWidth - filled, QLatin1Char('.'));
    const QString at = QCoreApplication::translate("Console", "[%1] step %2 / %3")
                           .arg(bar, QString::number(progress.step), QString::number(m_steps));
    if (progress.toEvaluate > 0)
        return QCoreApplication::translate("Console", "%1, evaluating %2 / %3")
            .arg(at, QString::number(progress.evaluated), QString::number(progress.toEvaluate));
    const auto rate = m_rate.stepsPerSecond();
    if (!rate)
        return at;
    const double secondsLeft = static_cast<double>(m_steps - progress.step) / *rate;
    return QCoreApplication::translate("Console", "%1, %2 steps/s, %3 s left")
        .arg(at, QString::number(*rate, 'f', 0), QString::number(secondsLeft, 'f', 0));
}

} // namespace headlight
