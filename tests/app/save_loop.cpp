// SPDX-License-Identifier: GPL-3.0-or-later
// Saves a run in training to one file every 100 ms, until it is killed: for end_to_end/kill_while_saving.sh.
#include "app/run_keeper.h"
#include "tests/app/session_fixture.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>

int main(int argc, char **argv) {
    using namespace headlight;
    QCoreApplication application(argc, argv);
    if (argc != 2)
        return 2;
    const QString path = QString::fromLocal8Bit(argv[1]);
    QTemporaryDir folder;
    LeftRuns left(folder.path());
    SessionFixture fixture;
    RunKeeper keeper(fixture.session, left, 3'600'000);
    QObject::connect(&keeper, &RunKeeper::saved, &application, [] {
        std::puts("saved");
        std::fflush(stdout);
    });
    RunSettings settings;
    settings.nEmbd = 256; // a file of some megabytes, so that a kill may well hit the writing
    settings.blockSize = 256;
    settings.steps = setting_limits::steps.most;
    settings.evalInterval = 1000;
    fixture.script->unit = std::chrono::microseconds(200);
    fixture.session.setSettings(settings);
    if (!fixture.isReady(sampleText(4000)))
        return 1;
    fixture.session.train();
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &keeper, [&] { keeper.save(path, true); });
    timer.start(100);
    return QCoreApplication::exec();
}
