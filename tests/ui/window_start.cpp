// SPDX-License-Identifier: GPL-3.0-or-later
// Protects what is seen before anything is trained: the way from loading to ready, the untrained head in the
// maps (never an empty or invented picture), and the first text by language.
#include "app/window_start.h"
#include "tests/ui/window_fixture.h"
#include "ui/training_tool_bar.h"

#include <QDockWidget>

using namespace headlight;

class StartTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { setUpWindowTests(); }
    void panelsComeBehindTheFirstPaint();
    void mayBeClosedBeforeItsPanelsAreThere();
    void tabBehindShowsNothingNew();
    void loadsThenIsReady();
    void mapsShowTheUntrainedHead();
    void firstTextFollowsTheLanguage_data();
    void firstTextFollowsTheLanguage();
    void rereadsTheLastText();
    void saysThatTheAskedTextIsMissing();
    void saysThatTheEngineIsMissing();
};

namespace {

/// The program as runWindow() starts it.
struct Started {
    QTemporaryDir folder;
    Preferences preferences{folder.filePath(QStringLiteral("headlight.ini"))};
    Language language;
    TrainingSession session;
    MainWindow window;
    TextOpener texts;
    LeftRuns left{folder.filePath(QStringLiteral("runs"))};
    std::unique_ptr<WindowStart> start;

    Started() {
        prepared(preferences, language, QStringLiteral("en"), quickRun());
        start = std::make_unique<WindowStart>(
            window, session, texts, preferences, language, left, WindowOptions());
    }
};

/// Notes whether a panel was there when its window was painted for the first time.
class FirstPaint : public QObject {
public:
    explicit FirstPaint(MainWindow &window)
        : m_window(window) {
        window.installEventFilter(this);
    }
    std::optional<bool> withPanels;

    bool eventFilter(QObject *, QEvent *event) override {
        if (event->type() == QEvent::Paint && !withPanels)
            withPanels = m_window.attentionMaps() != nullptr;
        return false;
    }

private:
    MainWindow &m_window;
};

} // namespace

void StartTest::panelsComeBehindTheFirstPaint() {
    Started program;
    const FirstPaint first(program.window);
    program.window.show();
    QVERIFY(program.window.runPanel() == nullptr);
    QVERIFY(QTest::qWaitFor([&] { return program.session.phase() == RunPhase::Ready; }, hangGuard));
    QCOMPARE(first.withPanels, std::optional<bool>(false));
    QVERIFY(program.start->wiring() != nullptr);
    QVERIFY(!program.window.addNextPanel());
    QCOMPARE(program.preferences.lastText(), QStringLiteral("story-en"));
    program.window.close();
}

void StartTest::mayBeClosedBeforeItsPanelsAreThere() {
    Started program;
    program.window.show();
    program.window.close();
    QVERIFY(program.start->wiring() == nullptr);
}

/// Qt calls a dock behind another tab visible; it must not cost anything, and catch up when it is raised.
void StartTest::tabBehindShowsNothingNew() {
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    QVERIFY(fixture.find("checksDock")->isVisible());
    QVERIFY(!fixture.isInSight("checksDock"));
    QVERIFY(fixture.window.findChild<QLabel *>(QStringLiteral("shapeSizes0")) == nullptr);
    fixture.find<QDockWidget>("checksDock")->raise();
    QVERIFY(fixture.waits([&] { return fixture.isInSight("shapeSizes0"); }));
    QCOMPARE(fixture.textOf("shapeSizes0"), QStringLiteral("(1, 16, 16)"));
}

void StartTest::loadsThenIsReady() {
    WindowFixture fixture;
    std::vector<RunPhase> phases;
    QObject::connect(&fixture.session, &TrainingSession::phaseChanged, this,
        [&](RunPhase phase) { phases.push_back(phase); });
    QCOMPARE(fixture.session.phase(), RunPhase::LoadingEngine);
    fixture.begin();
    QVERIFY(!fixture.canPress("trainButton"));
    QVERIFY(!fixture.canPress("generateButton"));
    QVERIFY(fixture.textOf("mapsMessage").contains(QStringLiteral("LibTorch")));
    QVERIFY(fixture.find("mapsMessage")->isVisible());
    QVERIFY(fixture.reaches(RunPhase::Ready));
    QVERIFY(phases == std::vector<RunPhase>({RunPhase::Ready}) ||
            phases == std::vector<RunPhase>({RunPhase::NoText, RunPhase::Ready}));
    QVERIFY(!fixture.find("mapsMessage")->isVisible());
    for (const char *button : {"trainButton", "step1Button", "step10Button", "step100Button", "resetButton",
             "generateButton", "openButton", "textButton", "languageButton"})
        QVERIFY2(fixture.canPress(button), button);
    QVERIFY(!fixture.canPress("pauseButton"));
    QCOMPARE(fixture.textOf("runStatus"), QStringLiteral("step 0 / 60"));
    QCOMPARE(fixture.textOf("lossReadout"), QStringLiteral("–"));
}

void StartTest::mapsShowTheUntrainedHead() {
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    QCOMPARE(fixture.session.step(), qint64(0));
    QCOMPARE(fixture.before.rows, std::size_t(16));
    QVERIFY(fixture.frame.now.values == fixture.before.values);
    for (const char *name : {"beforeMap", "nowMap", "maskMap", "differenceMap"})
        QVERIFY2(!fixture.map(name)->isEmpty(), name);
    for (std::size_t row = 0; row < 16; ++row) {
        double sum = 0;
        for (std::size_t col = 0; col < 16; ++col) {
            sum += static_cast<double>(fixture.before(row, col));
            QVERIFY(col <= row || fixture.before(row, col) == 0.0F);
        }
        QVERIFY(std::abs(sum - 1) < 1e-5);
    }
    fixture.pointAt("beforeMap", {9, 4});
    const QString percent = QString::number(100 * static_cast<double>(fixture.before(9, 4)), 'f', 1);
    QVERIFY2(
        fixture.sentence().contains(QStringLiteral("with %1 %: before %1 %, difference 0.0").arg(percent)),
        qPrintable(fixture.sentence()));
}

void StartTest::firstTextFollowsTheLanguage_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("text");
    QTest::newRow("ko") << "ko"
                        << "story-ko";
    QTest::newRow("en") << "en"
                        << "story-en";
}

void StartTest::firstTextFollowsTheLanguage() {
    QFETCH(QString, language);
    QFETCH(QString, text);
    WindowFixture fixture(quickRun(), language);
    QVERIFY(fixture.isReady({}));
    QCOMPARE(fixture.preferences.lastText(), text);
    QVERIFY(fixture.session.text()->facts.path.empty());
    QCOMPARE(fixture.textOf("textVocabulary").toULong(), fixture.session.text()->vocabularySize());
    QCOMPARE(fixture.textOf("textCharacters").toULong(), fixture.session.text()->size());
}

void StartTest::rereadsTheLastText() {
    auto folder = std::make_shared<QTemporaryDir>();
    WindowFixture fixture(quickRun(), QStringLiteral("en"), folder);
    const QString path = fixture.file("mine.txt", QByteArray("abcd efgh\n").repeated(60));
    QVERIFY(fixture.isReady(path));
    QCOMPARE(fixture.session.text()->size(), std::size_t(600));
    QCOMPARE(fixture.window.windowTitle(), QStringLiteral("mine.txt – Headlight"));
}

/// Asked for on the command line: the story comes in its place, and the reason stays in sight.
void StartTest::saysThatTheAskedTextIsMissing() {
    WindowFixture fixture;
    const QString path = fixture.folder->filePath("absent.txt");
    fixture.wiring->openInitialText(TextChoice{path, std::filesystem::path(path.toStdU16String()), {}});
    fixture.window.show();
    fixture.session.start();
    QVERIFY(fixture.reaches(RunPhase::Ready));
    QVERIFY(fixture.waits([&] { return !fixture.frame.now.empty(); }));
    QVERIFY2(fixture.message().contains("absent.txt"), qPrintable(fixture.message()));
}

void StartTest::saysThatTheEngineIsMissing() {
    WindowFixture fixture;
    qputenv("HEADLIGHT_ENGINE", "/nowhere/engine.so");
    fixture.begin();
    const bool said = fixture.reaches(RunPhase::EngineMissing);
    const bool opened = fixture.waits([&] { return fixture.session.pendingText() != nullptr; });
    fixture.drop(fixture.file("other.txt", QByteArray("some text\n").repeated(50)));
    const bool other = fixture.waits([&] { return fixture.session.pendingText()->size() == 500; });
    qputenv("HEADLIGHT_ENGINE", HEADLIGHT_ENGINE_PATH);
    QVERIFY(said && opened && other);
    QVERIFY(!fixture.canPress("trainButton"));
    QVERIFY(!fixture.canPress("generateButton"));
    QVERIFY2(fixture.message().contains("LibTorch"), qPrintable(fixture.message()));
}

QTEST_MAIN(StartTest)
#include "window_start.moc"
