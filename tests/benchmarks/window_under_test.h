// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language.h"
#include "app/preferences.h"
#include "app/text_opener.h"
#include "app/training_session.h"
#include "app/wiring.h"
#include "ui/main_window.h"

#include <QTemporaryDir>

#include <optional>

namespace headlight::benchmarks {

/// The program's window with session, engine and wiring, put together as app/window_application does, on
/// preferences of its own and with every panel in sight at once.
class WindowUnderTest : public QObject {
    Q_OBJECT
public:
    /// Shows the window and waits for its first paint. The engine comes with startEngine().
    explicit WindowUnderTest(const RunSettings &settings);

    MainWindow &window() { return m_window; }
    TrainingSession &session() { return m_session; }

    /// Opens the file as the command line's --text does.
    void openFile(const QString &path);
    void setText(const TextDocumentPtr &text) { m_session.setText(text); }
    void startEngine() { m_session.start(); }
    /// Waits until the model of the text stands at step 0; ends the program with a sentence if it never does.
    void waitUntilReady();
    void waitUntil(RunPhase phase);

    void train(); ///< as the Train button does
    /// Presses Pause; milliseconds until the window says so.
    double pause();
    /// The last frame's step, and whether it was sent in the middle of an evaluation.
    qint64 step() const { return m_step; }
    bool isEvaluating() const { return m_toEvaluate > 0; }

private:
    void showAllPanels();

    QTemporaryDir m_folder;
    Preferences m_preferences;
    Language m_language;
    TrainingSession m_session;
    MainWindow m_window;
    TextOpener m_texts;
    LeftRuns m_left{m_folder.filePath(QStringLiteral("runs"))};
    std::optional<Wiring> m_wiring;
    qint64 m_step = 0;
    qint64 m_toEvaluate = 0;
};

} // namespace headlight::benchmarks
