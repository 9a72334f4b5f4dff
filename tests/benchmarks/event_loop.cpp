// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/event_loop.h"

#include <QEventLoop>
#include <QTimer>

namespace headlight::benchmarks {

void runFor(int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

bool runUntil(const std::function<bool()> &condition, int milliseconds) {
    if (condition())
        return true;
    QEventLoop loop;
    QTimer look;
    look.setTimerType(Qt::PreciseTimer);
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        if (condition())
            loop.quit();
    });
    look.start(1);
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
    return condition();
}

} // namespace headlight::benchmarks
