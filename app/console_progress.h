// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/step_rate.h"
#include "model/text/progress.h"

#include <QElapsedTimer>
#include <QString>

namespace headlight {

/// The progress bar on a terminal's standard error; silent when that is no terminal.
class ConsoleProgress {
public:
    explicit ConsoleProgress(qint64 steps);

    /// After every unit of training; draws a few times a second.
    void show(const Progress &progress);
    /// Takes the bar away, so that a line can be printed in its place.
    void hide();

private:
    QString line(const Progress &progress) const;

    bool m_enabled;
    qint64 m_steps;
    QElapsedTimer m_clock;
    qint64 m_lastUnit = 0;  ///< nanoseconds
    qint64 m_lastDrawn = 0; ///< nanoseconds
    StepRate m_rate;
    bool m_shown = false;
};

} // namespace headlight
