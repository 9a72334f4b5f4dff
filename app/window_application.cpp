// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_application.h"

#include "app/colours.h"
#include "app/language.h"
#include "app/locale_setup.h"
#include "app/outlined_style.h"
#include "app/preferences.h"
#include "app/text_opener.h"
#include "app/training_session.h"
#include "app/wiring.h"
#include "ui/icons.h"
#include "ui/main_window.h"

#include <QApplication>
#include <QScreen>
#include <QTimer>

#include <chrono>
#include <functional>
#include <utility>

namespace headlight {

namespace {

void setUpApplication(Language &language, const Preferences &preferences) {
    useDecimalPoint();
    // Native dialogs and styles follow neither our language switch nor our colours.
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication::setStyle(new OutlinedStyle); // the application owns it
    QApplication::setWindowIcon(themedIcon(QStringLiteral("headlight")));
    QApplication::setApplicationDisplayName(QStringLiteral("Headlight"));
    applyColours(preferences.colours());
    const QString chosen = preferences.language();
    if (chosen.isEmpty())
        language.install(QLocale::system());
    else
        language.install(chosen);
}

/// Calls `act` once the window has been seen, or after a second if it is not.
class AfterFirstPaint : public QObject {
public:
    AfterFirstPaint(QWidget &window, std::function<void()> act)
        : m_window(window)
        , m_act(std::move(act)) {
        window.installEventFilter(this);
        QTimer::singleShot(std::chrono::seconds(1), this, [this] { actOnce(); });
    }

    bool eventFilter(QObject *watched, QEvent *event) override {
        // What is painted reaches the screen before the next event.
        if (event->type() == QEvent::Paint)
            QTimer::singleShot(0, this, [this] { actOnce(); });
        return QObject::eventFilter(watched, event);
    }

private:
    void actOnce() {
        m_window.removeEventFilter(this);
        if (const auto act = std::exchange(m_act, nullptr))
            act();
    }

    QWidget &m_window;
    std::function<void()> m_act;
};

/// As it was left; at the first start whole on a small screen, comfortable on a large one.
void showWindow(MainWindow &window, const Preferences &preferences) {
    constexpr QSize comfortable(1600, 900);
    const QSize screen = window.screen()->availableSize();
    if (window.restoreGeometry(preferences.windowGeometry())) {
        window.restoreState(preferences.windowState());
        window.show();
    } else if (screen.width() <= comfortable.width() || screen.height() <= comfortable.height()) {
        window.showMaximized();
    } else {
        window.resize(comfortable);
        window.show();
    }
}

} // namespace

int runWindow(int &argc, char **argv, const WindowOptions &options) {
    QApplication application(argc, argv);
    Preferences preferences;
    Language language;
    setUpApplication(language, preferences);

    TrainingSession session;
    session.setSettings(preferences.runSettings());
    session.setSpeed(preferences.speed());
    MainWindow window;
    window.setLanguages(Language::codesAndNames(), language.code());
    window.setColours(preferences.colours());
    TextOpener texts;
    LeftRuns left;
    Wiring wiring(window, session, texts, preferences, language, left);
    // The window is to be seen first: loading LibTorch takes the processor and the loader's lock.
    const AfterFirstPaint start(window, [&] {
        const TextChoice run{options.open, options.openPath, {}, {}};
        if (!options.text && !options.open.isEmpty()) {
            texts.open(run);
        } else {
            // Weights alone are offered the text that is there.
            if (!options.open.isEmpty())
                QObject::connect(
                    &texts, &TextOpener::textAvailable, &texts, [&texts, run] { texts.open(run); },
                    Qt::SingleShotConnection);
            wiring.openInitialText(options.text);
        }
        session.start();
    });
    showWindow(window, preferences);
    const int status = QApplication::exec();
    texts.cancel();
    wiring.keeper().saveBeforeLeaving();
    return status;
}

} // namespace headlight
