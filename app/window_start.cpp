// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_start.h"

#include "app/wiring.h"
#include "ui/icons.h"

#include <QApplication>
#include <QEvent>

#include <chrono>
#include <utility>

namespace headlight {

WindowStart::WindowStart(MainWindow &window, TrainingSession &session, TextOpener &texts,
    Preferences &preferences, Language &language, LeftRuns &left, WindowOptions options)
    : m_window(window)
    , m_session(session)
    , m_texts(texts)
    , m_preferences(preferences)
    , m_language(language)
    , m_left(left)
    , m_options(std::move(options)) {
    window.installEventFilter(this);
    QTimer::singleShot(std::chrono::seconds(1), this, &WindowStart::beginOnce);
    // A moment between the panels: a timer of 0 ms would come before what else waits.
    connect(&m_nextPanel, &QTimer::timeout, this, &WindowStart::goOn);
}

WindowStart::~WindowStart() = default;

bool WindowStart::eventFilter(QObject *watched, QEvent *event) {
    // What is painted reaches the screen before the next event.
    if (event->type() == QEvent::Paint)
        QTimer::singleShot(0, this, &WindowStart::beginOnce);
    return QObject::eventFilter(watched, event);
}

void WindowStart::beginOnce() {
    if (std::exchange(m_begun, true))
        return;
    m_window.removeEventFilter(this);
    QApplication::setWindowIcon(themedIcon(QStringLiteral("headlight")));
    m_nextPanel.start(1);
}

void WindowStart::goOn() {
    if (m_window.addNextPanel())
        return;
    m_nextPanel.stop();
    m_wiring = std::make_unique<Wiring>(m_window, m_session, m_texts, m_preferences, m_language, m_left);
    openFirstText();
    m_session.start();
}

void WindowStart::openFirstText() {
    const TextChoice run{m_options.open, m_options.openPath, {}, {}};
    if (!m_options.text && !m_options.open.isEmpty()) {
        m_texts.open(run);
        return;
    }
    // Weights alone are offered the text that is there.
    if (!m_options.open.isEmpty())
        connect(
            &m_texts, &TextOpener::textAvailable, &m_texts, [&texts = m_texts, run] { texts.open(run); },
            Qt::SingleShotConnection);
    m_wiring->openInitialText(m_options.text);
}

} // namespace headlight
