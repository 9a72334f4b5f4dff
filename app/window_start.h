// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window_application.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace headlight {

class Language;
class LeftRuns;
class MainWindow;
class Preferences;
class TextOpener;
class TrainingSession;
class Wiring;

/// Brings the program up behind a window that is seen at once: after its first paint one panel comes with
/// each round of the event loop, so that no event waits for all of them, then the wiring, the text and
/// LibTorch, which takes the processor and the loader's lock.
class WindowStart : public QObject {
    Q_OBJECT
public:
    /// Waits for the paint of `window`, or for a second if it is not seen.
    WindowStart(MainWindow &window, TrainingSession &session, TextOpener &texts, Preferences &preferences,
        Language &language, LeftRuns &left, WindowOptions options);
    ~WindowStart() override;

    /// Null until every panel is there.
    Wiring *wiring() const { return m_wiring.get(); }

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void beginOnce();
    void goOn();
    void openFirstText();

    MainWindow &m_window;
    TrainingSession &m_session;
    TextOpener &m_texts;
    Preferences &m_preferences;
    Language &m_language;
    LeftRuns &m_left;
    WindowOptions m_options;
    bool m_begun = false;
    QTimer m_nextPanel;
    std::unique_ptr<Wiring> m_wiring;
};

} // namespace headlight
