// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/colours.h"
#include "app/locale_setup.h"
#include "app/wiring.h"
#include "ui/attention_maps.h"
#include "ui/heatmap_view.h"
#include "ui/message_bar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDropEvent>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <QWindow>

#include <algorithm>

namespace headlight {

inline constexpr int hangGuard = 60'000; ///< milliseconds until a test gives up; says nothing about speed

/// A run that takes a moment only.
inline RunSettings quickRun(std::int64_t steps = 60) {
    RunSettings settings;
    settings.batchSize = 8;
    settings.nEmbd = 16;
    settings.steps = steps;
    settings.evalInterval = 20;
    settings.evalIters = 5;
    return settings;
}

/// A run that no test sees the end of.
inline RunSettings endlessRun() {
    RunSettings settings = quickRun(setting_limits::steps.most);
    settings.evalInterval = 1'000'000;
    return settings;
}

/// Call it in initTestCase(): what runWindow() sets up for the application, with the engine of this build.
inline void setUpWindowTests() {
    qputenv("HEADLIGHT_ENGINE", HEADLIGHT_ENGINE_PATH);
    useDecimalPoint();
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    applyColours(QStringLiteral("light"));
}

inline Preferences &prepared(
    Preferences &preferences, Language &language, const QString &code, const RunSettings &settings) {
    preferences.setLanguage(code);
    preferences.setRunSettings(settings);
    language.install(code);
    return preferences;
}

/// The whole program as runWindow() puts it together, with preferences of its own. Everything is done with
/// the mouse and the keys, through the window system's events, so that what lies on top is what is hit.
struct WindowFixture {
    std::shared_ptr<QTemporaryDir> folder;
    Preferences preferences;
    Language language;
    TrainingSession session;
    MainWindow window;
    TextOpener texts;
    LeftRuns left;
    std::unique_ptr<Wiring> wiring;
    Matrix before;
    Frame frame; ///< the last one
    std::vector<LossPoint> losses;
    std::vector<Evaluation> evaluations;

    explicit WindowFixture(const RunSettings &settings = quickRun(),
        const QString &code = QStringLiteral("en"), std::shared_ptr<QTemporaryDir> shared = nullptr)
        : folder(shared ? std::move(shared) : std::make_shared<QTemporaryDir>())
        , preferences(folder->filePath(QStringLiteral("headlight.ini")))
        , left(folder->filePath(QStringLiteral("runs"))) {
        prepared(preferences, language, code, settings);
        session.setSettings(preferences.runSettings());
        session.setSpeed(preferences.speed());
        window.setLanguages(Language::codesAndNames(), language.code());
        window.setColours(preferences.colours());
        window.restoreGeometry(preferences.windowGeometry());
        window.restoreState(preferences.windowState());
        window.addPanels();
        wiring = std::make_unique<Wiring>(window, session, texts, preferences, language, left);
        record();
    }

    void record() {
        QObject::connect(&session, &TrainingSession::beforeAvailable, &session,
            [this](const Matrix &weights) { before = weights; });
        QObject::connect(&session, &TrainingSession::runStarted, &session, [this] {
            losses.clear();
            evaluations.clear();
        });
        QObject::connect(&session, &TrainingSession::frameAvailable, &session, [this](const Frame &next) {
            frame = next;
            losses.insert(losses.end(), next.miniBatches.begin(), next.miniBatches.end());
            evaluations.insert(evaluations.end(), next.evaluations.begin(), next.evaluations.end());
        });
    }

    /// Shows the window and begins to load; `name` is a built-in text or a file, empty: the first start's.
    void begin(const QString &name = QStringLiteral("story-en")) {
        if (!name.isEmpty())
            preferences.setLastText(name);
        wiring->openInitialText(std::nullopt);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTimer::singleShot(0, &session, &TrainingSession::start);
    }
    bool isReady(const QString &name = QStringLiteral("story-en")) {
        begin(name);
        return reaches(RunPhase::Ready) && waits([&] { return !frame.now.empty(); });
    }
    template <class Condition> static bool waits(Condition condition) {
        return QTest::qWaitFor(condition, hangGuard);
    }
    bool reaches(RunPhase phase) {
        return waits([&] { return session.phase() == phase; });
    }
    bool reachesStep(qint64 step) {
        return waits([&] { return session.step() >= step; });
    }

    // What there is to see
    template <class Widget = QWidget> Widget *find(const char *name) const {
        auto *widget = window.findChild<Widget *>(QLatin1String(name));
        if (widget == nullptr)
            qFatal("no widget %s", name);
        return widget;
    }
    QString textOf(const char *label) const { return find<QLabel>(label)->text(); }
    QString sentence() const { return textOf("cellSentence"); }
    QString message() const {
        const auto *bar = find<MessageBar>("messageBar");
        return bar->isVisible() ? bar->text() : QString();
    }
    /// Whether the middle of a widget is really on top, not behind a tab or scrolled away.
    bool isInSight(const char *name) const {
        const QWidget *widget = find(name);
        const QWidget *hit = window.childAt(inWindow(widget, widget->rect().center()));
        return widget->isVisible() && hit != nullptr && (hit == widget || widget->isAncestorOf(hit));
    }
    bool canPress(const char *button) const {
        const auto *widget = find<QAbstractButton>(button);
        return widget->isVisible() && widget->isEnabled();
    }
    QString plainText(const char *edit) const { return find(edit)->property("plainText").toString(); }

    // Mouse and keys
    static QPoint inWindow(const QWidget *widget, const QPoint &position) {
        return widget->mapTo(widget->window(), position);
    }
    static void move(const QWidget *widget, const QPoint &position) {
        QTest::mouseMove(widget->window()->windowHandle(), inWindow(widget, position));
    }
    static void click(const QWidget *widget, const QPoint &position) {
        QTest::mouseClick(widget->window()->windowHandle(), Qt::LeftButton, {}, inWindow(widget, position));
    }
    static void click(const QWidget *widget) { click(widget, widget->rect().center()); }
    void press(const char *button) const { click(find<QAbstractButton>(button)); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window.windowHandle(), key, modifiers);
    }
    /// Replaces what stands in a field, then Enter.
    void type(const char *field, const QString &text) {
        auto *edit = find(field);
        edit->setFocus();
        QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(edit, Qt::Key_Delete);
        if (std::all_of(text.begin(), text.end(), [](QChar unit) { return unit.unicode() < 128; })) {
            QTest::keyClicks(edit, text);
        } else { // as an input method hands over what has been composed
            QInputMethodEvent composed;
            composed.setCommitString(text);
            QCoreApplication::sendEvent(edit, &composed);
        }
        QTest::keyClick(edit, Qt::Key_Return);
    }
    HeatmapView *map(const char *name) const { return find<HeatmapView>(name); }
    void pointAt(const char *name, const Cell &cell) const {
        move(map(name), map(name)->cellArea(cell).center().toPoint());
    }
    void clickAt(const char *name, const Cell &cell) const {
        click(map(name), map(name)->cellArea(cell).center().toPoint());
    }

    // Files
    QString file(const QString &name, const QByteArray &bytes) const {
        const QString path = folder->filePath(name);
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            qFatal("cannot write a test file");
        return path;
    }
    /// Drags a file from outside over `target` and lets it go there, as the window system would.
    void drop(const QString &path, const QWidget *target) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        data.setText(QUrl::fromLocalFile(path).toString()); // as file managers do
        const QPoint place = inWindow(target, target->rect().center());
        QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(window.windowHandle(), &enter);
        QDragMoveEvent over(place, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(window.windowHandle(), &over);
        QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(window.windowHandle(), &drop);
    }
    void drop(const QString &path) { drop(path, map("nowMap")); }
};

} // namespace headlight
