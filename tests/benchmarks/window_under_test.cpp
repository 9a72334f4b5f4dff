// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/window_under_test.h"

#include "tests/benchmarks/event_loop.h"
#include "ui/training_tool_bar.h"

#include <QAction>
#include <QDockWidget>
#include <QElapsedTimer>

#include <cstdlib>
#include <iostream>
#include <string>

namespace headlight::benchmarks {

namespace {

[[noreturn]] void giveUp(const std::string &sentence) {
    std::cerr << sentence << '\n';
    std::exit(1);
}

} // namespace

WindowUnderTest::WindowUnderTest(const RunSettings &settings)
    : m_preferences(m_folder.filePath(QStringLiteral("headlight.ini"))) {
    m_language.install(QStringLiteral("ko"));
    m_preferences.setRunSettings(settings);
    m_session.setSettings(m_preferences.runSettings());
    m_session.setSpeed(0);
    m_window.setLanguages(Language::codesAndNames(), m_language.code());
    m_window.addPanels();
    m_wiring.emplace(m_window, m_session, m_texts, m_preferences, m_language, m_left);
    connect(&m_session, &TrainingSession::frameAvailable, this, [this](const Frame &frame) {
        m_step = frame.step;
        m_toEvaluate = frame.toEvaluate;
    });
    showAllPanels();
    m_window.resize(1366, 690);
    m_window.show();
    runFor(300);
}

/// The docks that share a place as tabs are put one below the other.
void WindowUnderTest::showAllPanels() {
    const auto dock = [this](const char *name) {
        return m_window.findChild<QDockWidget *>(QString::fromLatin1(name));
    };
    for (const char *name : {"inspectorDock", "checksDock"}) {
        m_window.removeDockWidget(dock(name));
        m_window.addDockWidget(Qt::LeftDockWidgetArea, dock(name), Qt::Vertical);
        dock(name)->show();
    }
}

void WindowUnderTest::openFile(const QString &path) {
    m_wiring->openInitialText(TextChoice{path, path.toStdString(), {}});
}

void WindowUnderTest::waitUntil(RunPhase phase) {
    if (!runUntil([this, phase] { return m_session.phase() == phase; }))
        giveUp("the run did not reach phase " + std::to_string(static_cast<int>(phase)) + " from phase " +
               std::to_string(static_cast<int>(m_session.phase())));
}

void WindowUnderTest::waitUntilReady() {
    waitUntil(RunPhase::Ready);
    runFor(200); // the first pictures
}

void WindowUnderTest::train() {
    m_window.toolBar()->trainAction()->trigger();
    waitUntil(RunPhase::Training);
}

double WindowUnderTest::pause() {
    QElapsedTimer clock;
    qint64 answered = -1;
    const auto connection = connect(&m_session, &TrainingSession::phaseChanged, this, [&](RunPhase phase) {
        if (phase == RunPhase::Paused)
            answered = clock.nsecsElapsed();
    });
    clock.start();
    m_window.toolBar()->pauseAction()->trigger();
    const bool paused = runUntil([&] { return answered >= 0; });
    disconnect(connection);
    if (!paused)
        giveUp("Pause was not answered");
    return static_cast<double>(answered) / 1e6;
}

} // namespace headlight::benchmarks
