// SPDX-License-Identifier: GPL-3.0-or-later
// Protects runs in the window: saved, put aside, opened again and gone on with; weights without a text ask
// for one; nothing that was trained is replaced without a word.
#include "app/run_file.h"
#include "tests/ui/window_fixture.h"
#include "ui/kept_runs_menu.h"
#include "ui/loss_legend.h"

#include <QPushButton>

#include <limits>

using namespace headlight;

class WindowRuns : public QObject {
    Q_OBJECT

    static bool trains(WindowFixture &fixture, qint64 step = 10) {
        if (!fixture.isReady())
            return false;
        fixture.press("step10Button");
        return fixture.reachesStep(step) && fixture.reaches(RunPhase::Paused);
    }
    static bool saves(WindowFixture &fixture, const QString &path) {
        fixture.wiring->keeper().save(path, false);
        return fixture.waits([&] { return fixture.message().contains(path); });
    }
    /// Presses the message's button with this text.
    static bool accepts(const WindowFixture &fixture, const QString &offer) {
        const auto buttons = fixture.find("messageBar")->findChildren<QPushButton *>();
        for (QPushButton *button : buttons) {
            if (button->text() == offer && button->isVisible()) {
                WindowFixture::click(button);
                return true;
            }
        }
        return false;
    }

private slots:
    void initTestCase() { setUpWindowTests(); }

    void aSavedRunGoesOnWhereItWas() {
        WindowFixture fixture;
        QVERIFY(trains(fixture));
        const Matrix now = fixture.frame.now;
        const Matrix before = fixture.before;
        const std::vector<LossPoint> losses = fixture.losses;
        const QString path = fixture.folder->filePath("학습 %1.pt");
        QVERIFY(saves(fixture, path));
        fixture.press("step10Button");
        QVERIFY(fixture.reachesStep(20) && fixture.reaches(RunPhase::Paused));
        const std::vector<LossPoint> whole = fixture.losses;

        WindowFixture other;
        QVERIFY(other.isReady("story-ko"));
        other.drop(path);
        QVERIFY(other.reachesStep(10) && other.reaches(RunPhase::Paused));
        QVERIFY(
            other.waits([&] { return other.losses.size() == losses.size() && !other.frame.now.empty(); }));
        QVERIFY(other.frame.now.values == now.values);
        QVERIFY(other.before.values == before.values);
        other.press("step10Button");
        QVERIFY(other.reachesStep(20) && other.reaches(RunPhase::Paused));
        QVERIFY(other.waits([&] { return other.losses.size() == whole.size(); }));
        for (std::size_t i = 0; i < whole.size(); ++i)
            QCOMPARE(other.losses[i].loss, whole[i].loss);
    }

    void aRunWithoutItsTextKeepsItsCurves() {
        WindowFixture fixture;
        const QString text =
            fixture.file("mine.txt", QByteArray("the river and the old bridge\n").repeated(40));
        fixture.begin(text);
        QVERIFY(fixture.reaches(RunPhase::Ready));
        QVERIFY(trains(fixture));
        const QString path = fixture.folder->filePath("run.pt");
        QVERIFY(saves(fixture, path));
        QVERIFY(QFile::remove(text));

        WindowFixture other;
        QVERIFY(other.isReady("story-ko"));
        other.drop(path);
        QVERIFY(other.reachesStep(10) && other.reaches(RunPhase::Paused));
        QCOMPARE(other.session.text()->size(), std::size_t(0));
        QVERIFY(other.waits([&] { return !other.evaluations.empty(); }));
        QVERIFY(other.evaluations.front().validation);
        QVERIFY2(other.textOf("lossNote").isEmpty(), qPrintable(other.textOf("lossNote")));
        QCOMPARE(other.find<LossLegend>("lossLegend")->entries().at(1).kind, LossKind::Validation);
    }

    void aBuiltInTextIsCalledInTheLanguageOfTheMoment() {
        WindowFixture fixture;
        QVERIFY(fixture.isReady("story-ko"));
        fixture.press("step10Button");
        QVERIFY(fixture.reachesStep(10) && fixture.reaches(RunPhase::Paused));
        const QString path = fixture.folder->filePath("run.pt");
        QVERIFY(saves(fixture, path));
        const QString english = fixture.window.windowTitle();

        WindowFixture other(quickRun(), "ko");
        QVERIFY(other.isReady());
        other.drop(path);
        QVERIFY(other.reachesStep(10) && other.reaches(RunPhase::Paused));
        const QString korean = other.window.windowTitle();
        QVERIFY2(korean.startsWith(QStringLiteral("한국어 이야기")), qPrintable(korean));
        other.press("languageButton");
        QCOMPARE(other.window.windowTitle(), english);
    }

    void aRunThatWasResetCanBeBroughtBack() {
        WindowFixture fixture;
        QVERIFY(trains(fixture));
        const Matrix now = fixture.frame.now;
        fixture.press("resetButton");
        QVERIFY(fixture.reaches(RunPhase::Ready));
        QVERIFY(fixture.waits([&] { return !fixture.message().isEmpty(); }));
        QCOMPARE(fixture.message(), QStringLiteral("The run of 10 steps has been put aside."));
        QVERIFY(accepts(fixture, "Bring it back"));
        QVERIFY(fixture.reachesStep(10) && fixture.reaches(RunPhase::Paused));
        QVERIFY(fixture.waits([&] { return fixture.frame.now.values == now.values; }));
    }

    void anUnsavedRunIsNotReplacedWithoutAQuestion() {
        WindowFixture fixture;
        QVERIFY(trains(fixture));
        const QString path = fixture.folder->filePath("run.pt");
        QVERIFY(saves(fixture, path));
        fixture.press("step10Button");
        QVERIFY(fixture.reachesStep(20) && fixture.reaches(RunPhase::Paused));
        fixture.drop(path);
        auto question = [&] { return fixture.window.findChild<QDialog *>("replaceRunQuestion"); };
        QVERIFY(fixture.waits([&] { return question() != nullptr; }));
        question()->reject();
        QVERIFY(fixture.waits([&] { return question() == nullptr; }));
        QCOMPARE(fixture.session.step(), 20);
        fixture.drop(path);
        QVERIFY(fixture.waits([&] { return question() != nullptr; }));
        const auto buttons = question()->findChildren<QPushButton *>();
        for (QPushButton *button : buttons) {
            if (button->text() == "Replace it")
                button->click();
        }
        QVERIFY(fixture.waits([&] { return fixture.session.step() == 10; }));
    }

    void aBrokenRunFileChangesNothing() {
        WindowFixture fixture;
        QVERIFY(trains(fixture));
        const QString path = fixture.folder->filePath("run.pt");
        QVERIFY(saves(fixture, path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString broken = fixture.file("broken.pt", file.readAll().chopped(100));
        const quint64 run = fixture.session.runId();
        fixture.drop(broken);
        QVERIFY(fixture.waits([&] { return fixture.message().contains("broken.pt"); }));
        QCOMPARE(fixture.session.runId(), run);
        QCOMPARE(fixture.session.step(), 10);
        QVERIFY(fixture.canPress("trainButton"));
    }

    void weightsAskForTheirText() {
        WindowFixture fixture;
        QVERIFY(trains(fixture));
        const Matrix now = fixture.frame.now;
        const QString path = fixture.folder->filePath("weights.pt");
        fixture.wiring->keeper().exportWeights(path);
        QVERIFY(fixture.waits([&] { return fixture.message().contains(path); }));
        WindowFixture other;
        QVERIFY(other.isReady());
        other.drop(path);
        QVERIFY(other.waits([&] { return other.message().contains("weights.pt"); }));
        QVERIFY(accepts(
            other, QStringLiteral("“%1”").arg(QString::fromStdString(other.session.text()->facts.name))));
        QVERIFY(other.waits([&] { return other.session.isStarted(); }));
        QVERIFY(other.session.description()->start == StartOfRun::Opened);
        QVERIFY(other.waits([&] { return other.frame.now.values == now.values; }));
        QVERIFY(other.canPress("trainButton"));
    }

    void severalRunsThatWereResetAreAllKept() {
        const auto folder = std::make_shared<QTemporaryDir>();
        {
            WindowFixture fixture(quickRun(), "en", folder);
            QVERIFY(trains(fixture));
            fixture.press("resetButton");
            QVERIFY(fixture.reaches(RunPhase::Ready));
            QVERIFY(trains(fixture));
            fixture.press("resetButton");
            QVERIFY(fixture.reaches(RunPhase::Ready));
            fixture.press("step1Button");
            QVERIFY(fixture.reachesStep(1) && fixture.reaches(RunPhase::Paused));
            QVERIFY(fixture.window.close());
        }
        WindowFixture next(quickRun(), "en", folder);
        QVERIFY(next.isReady());
        auto *menu = next.window.keptRunsMenu();
        emit menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 3);
        menu->actions().at(2)->trigger();
        QVERIFY(next.reachesStep(10) && next.reaches(RunPhase::Paused));
        emit menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 2); // the one that goes on is nobody else's
        // It goes on in its own file.
        next.press("step10Button");
        QVERIFY(next.reachesStep(20) && next.reaches(RunPhase::Paused));
        QVERIFY(next.window.close());
        QCOMPARE(next.left.left().size(), 2);
    }

    void closingNeverLosesStepsWithoutAWord() {
        WindowFixture fixture;
        QVERIFY(trains(fixture));
        QFile blocker(fixture.folder->filePath("runs"));
        QVERIFY(blocker.open(QIODevice::WriteOnly)); // a file where the folder should be
        QVERIFY(!fixture.window.close());
        QVERIFY(fixture.window.isVisible());
        QVERIFY(fixture.message().contains(fixture.folder->filePath("runs")));
        QVERIFY(fixture.waits([&] { return accepts(fixture, "Close all the same"); }));
        QVERIFY(!fixture.window.isVisible());
    }

    void weightsWaitForTheirTextWhileTheEngineComes() {
        WindowFixture fixture;
        QVERIFY(fixture.isReady());
        const QString path = fixture.folder->filePath("weights.pt");
        QVERIFY(!exportStateDict(path, *fixture.session.checkpointNow()));
        WindowFixture early;
        early.begin();
        QVERIFY(early.waits([&] { return early.session.pendingText() != nullptr; }));
        early.drop(path);
        QVERIFY(early.waits([&] { return early.message().contains("weights.pt"); }));
        QVERIFY(early.reaches(RunPhase::Ready));
        QVERIFY(accepts(
            early, QStringLiteral("“%1”").arg(QString::fromStdString(early.session.text()->facts.name))));
        QVERIFY(early.waits([&] { return early.session.description()->start == StartOfRun::Opened; }));
    }

    void weightsThatAreNoNumbersLeaveTheEarlierText() {
        WindowFixture fixture;
        QVERIFY(fixture.isReady());
        fixture.press("generateButton");
        QVERIFY(
            fixture.waits([&] { return fixture.canPress("copyButton") && !fixture.session.isGenerating(); }));
        const QString words = fixture.textOf("generationStatus");
        Checkpoint broken = *fixture.session.checkpointNow();
        broken.weights.at(3).values.front() = std::numeric_limits<float>::quiet_NaN();
        const QString path = fixture.folder->filePath("nan.pt");
        QVERIFY(!exportStateDict(path, broken));
        const QString name = QString::fromStdString(fixture.session.text()->facts.name);
        fixture.drop(path);
        QVERIFY(fixture.waits([&] { return fixture.message().contains("nan.pt"); }));
        QVERIFY(accepts(fixture, QStringLiteral("“%1”").arg(name)));
        QVERIFY(fixture.waits([&] { return fixture.session.description()->start == StartOfRun::Opened; }));
        fixture.press("generateButton");
        QVERIFY(fixture.waits([&] { return !fixture.session.isGenerating(); }));
        QVERIFY(fixture.waits([&] { return fixture.message().contains("not finite"); }));
        QCOMPARE(fixture.textOf("generationStatus"), words);
    }

    void aRunLeftBehindIsOffered() {
        const auto folder = std::make_shared<QTemporaryDir>();
        Matrix now;
        {
            WindowFixture fixture(quickRun(), "en", folder);
            QVERIFY(trains(fixture));
            now = fixture.frame.now;
            fixture.wiring->keeper().saveBeforeLeaving();
        }
        WindowFixture next(quickRun(), "en", folder);
        QVERIFY(next.isReady());
        QVERIFY(accepts(next, "Go on"));
        QVERIFY(next.reachesStep(10) && next.reaches(RunPhase::Paused));
        QVERIFY(next.waits([&] { return next.frame.now.values == now.values; }));
    }
};

QTEST_MAIN(WindowRuns)
#include "window_runs.moc"
