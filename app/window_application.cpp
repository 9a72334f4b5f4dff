// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_application.h"

#include "app/colours.h"
#include "app/language.h"
#include "app/locale_setup.h"
#include "app/outlined_style.h"
#include "app/preferences.h"
#include "app/text_opener.h"
#include "app/training_session.h"
#include "app/window_start.h"
#include "app/wiring.h"
#include "ui/main_window.h"

#include <QApplication>
#include <QScreen>

namespace headlight {

namespace {

void setUpApplication(Language &language, const Preferences &preferences) {
    useDecimalPoint();
    // Native dialogs and styles follow neither our language switch nor our colours.
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication::setStyle(new OutlinedStyle); // the application owns it
    QApplication::setApplicationDisplayName(QStringLiteral("Headlight"));
    applyColours(preferences.colours());
    const QString chosen = preferences.language();
    if (chosen.isEmpty())
        language.install(QLocale::system());
    else
        language.install(chosen);
}

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
    const WindowStart start(window, session, texts, preferences, language, left, options);
    showWindow(window, preferences);
    const int status = QApplication::exec();
    texts.cancel();
    if (Wiring *wiring = start.wiring())
        wiring->keeper().saveBeforeLeaving();
    return status;
}

} // namespace headlight
