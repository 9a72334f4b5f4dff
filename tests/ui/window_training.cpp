// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the buttons of a run as a user presses them: Train, Pause, Resume, +1, Reset, the end of a run,
// hasty presses, and a learning rate that breaks it.
#include "tests/ui/window_fixture.h"
#include "ui/loss_plot.h"

#include <QChart>
#include <QLineSeries>

using namespace headlight;

namespace {

qsizetype pointsOfMiniBatches(const WindowFixture &fixture) {
    const auto *plot = fixture.find<LossPlot>("lossPlot");
    qsizetype most = 0;
    for (const QAbstractSeries *series : plot->chart()->series())
        most = std::max(most, static_cast<const QXYSeries *>(series)->points().size());
    return most;
}

} // namespace

class WindowTraining : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { setUpWindowTests(); }
    void trainMovesMapsAndCurve();
    void pauseFreezesAndOneStepIsOne();
    void fewerStepsThanDoneAreRefused();
    void finishedOffersMoreSteps();
    void resetGivesTheSameRun();
    void hastyPressesMakeOneRun();
    void brokenRateStopsAndNamesTheStep();
};

void WindowTraining::trainMovesMapsAndCurve() {
    WindowFixture fixture(endlessRun());
    QVERIFY(fixture.isReady());
    const Matrix untrained = fixture.frame.now;
    fixture.press("trainButton");
    QVERIFY(fixture.reaches(RunPhase::Training));
    QVERIFY(fixture.reachesStep(200));
    const Matrix sooner = fixture.frame.now;
    QVERIFY(sooner.values != untrained.values);
    fixture.pointAt("differenceMap", {9, 4});
    const QString first = fixture.sentence();
    QVERIFY(fixture.waits([&] { return fixture.sentence() != first; })); // moves by itself
    QVERIFY(fixture.waits([&] { return fixture.frame.now.values != sooner.values; }));
    QVERIFY(fixture.map("nowMap")->accessibleName().startsWith(QStringLiteral("Now: step ")));
    QVERIFY(fixture.map("nowMap")->accessibleName() != QStringLiteral("Now: step 0"));
    QVERIFY(fixture.waits([&] { return pointsOfMiniBatches(fixture) > 50; }));
    QVERIFY(fixture.textOf("lossReadout").contains(QStringLiteral("Step 0 · training")));
    QVERIFY(!fixture.canPress("trainButton"));
    QVERIFY(!fixture.canPress("step1Button"));
    QVERIFY(fixture.canPress("pauseButton"));
}

void WindowTraining::pauseFreezesAndOneStepIsOne() {
    WindowFixture fixture(endlessRun());
    QVERIFY(fixture.isReady());
    fixture.press("trainButton");
    QVERIFY(fixture.reachesStep(5));
    fixture.press("pauseButton");
    QVERIFY(fixture.reaches(RunPhase::Paused));
    const qint64 step = fixture.session.step();
    const std::size_t count = fixture.losses.size();
    QCOMPARE(qint64(count), step);
    QTest::qWait(300); // long enough for many steps, if it went on
    QCOMPARE(fixture.session.step(), step);
    QCOMPARE(fixture.losses.size(), count);
    QVERIFY(fixture.textOf("runStatus").contains(QStringLiteral("step %1 /").arg(step)));

    fixture.press("step1Button");
    QVERIFY(fixture.reachesStep(step + 1));
    QVERIFY(fixture.reaches(RunPhase::Paused));
    QCOMPARE(fixture.session.step(), step + 1);
    QCOMPARE(fixture.losses.size(), count + 1);
    fixture.press("step10Button");
    QVERIFY(fixture.reachesStep(step + 11));
    QVERIFY(fixture.reaches(RunPhase::Paused));
    QCOMPARE(fixture.session.step(), step + 11);
    QCOMPARE(fixture.find<QAbstractButton>("trainButton")->text(), QStringLiteral("Resume"));
    fixture.press("trainButton");
    QVERIFY(fixture.reachesStep(step + 50));
    QCOMPARE(fixture.session.phase(), RunPhase::Training);
}

void WindowTraining::fewerStepsThanDoneAreRefused() {
    WindowFixture fixture(quickRun(200));
    QVERIFY(fixture.isReady());
    fixture.press("step10Button");
    QVERIFY(fixture.reachesStep(10));
    QVERIFY(fixture.reaches(RunPhase::Paused));
    fixture.type("stepsBox", QStringLiteral("5"));
    QCOMPARE(fixture.find("stepsBox")->property("value").toInt(), 200);
    QVERIFY2(fixture.message().contains(QStringLiteral("10")), qPrintable(fixture.message()));
    QCOMPARE(fixture.session.phase(), RunPhase::Paused);
    QVERIFY(fixture.canPress("trainButton"));
}

void WindowTraining::finishedOffersMoreSteps() {
    WindowFixture fixture(quickRun(40));
    QVERIFY(fixture.isReady());
    fixture.key(Qt::Key_F5);
    QVERIFY(fixture.reaches(RunPhase::Finished));
    QCOMPARE(fixture.session.step(), qint64(40));
    QVERIFY(!fixture.canPress("trainButton"));
    QVERIFY(fixture.find("trainButton")->toolTip().contains(QStringLiteral("All steps are done")));
    QVERIFY2(fixture.message().contains(QStringLiteral("40")), qPrintable(fixture.message()));
    QVERIFY(fixture.canPress("messageOffer0"));
    fixture.press("messageOffer0");
    QVERIFY(fixture.reachesStep(80));
    QVERIFY(fixture.reaches(RunPhase::Finished));
    QCOMPARE(fixture.session.step(), qint64(80));
    QCOMPARE(fixture.losses.size(), std::size_t(80)); // the same run went on
    QVERIFY(fixture.message().contains(QStringLiteral("80")));
    QCOMPARE(fixture.find("stepsBox")->property("value").toInt(), 80);
    QVERIFY(fixture.waits([&] { return fixture.canPress("messageOffer1"); }));
    fixture.press("messageOffer1"); // Reset
    QVERIFY(fixture.reaches(RunPhase::Ready));
    QVERIFY(fixture.message().isEmpty());
}

void WindowTraining::resetGivesTheSameRun() {
    WindowFixture fixture(quickRun(30));
    QVERIFY(fixture.isReady());
    const Matrix before = fixture.before;
    fixture.press("trainButton");
    QVERIFY(fixture.reaches(RunPhase::Finished));
    const std::vector<LossPoint> losses = fixture.losses;
    const std::vector<Evaluation> evaluations = fixture.evaluations;
    QCOMPARE(losses.size(), std::size_t(30));
    fixture.press("resetButton");
    QVERIFY(fixture.reaches(RunPhase::Ready));
    QVERIFY(fixture.before.values == before.values);
    QCOMPARE(fixture.textOf("lossReadout"), QStringLiteral("–"));
    QVERIFY(fixture.waits([&] { return fixture.frame.step == 0; }));
    QVERIFY(fixture.frame.now.values == before.values);
    fixture.press("trainButton");
    QVERIFY(fixture.reaches(RunPhase::Finished));
    QCOMPARE(fixture.losses.size(), losses.size());
    for (std::size_t i = 0; i < losses.size(); ++i)
        QVERIFY(fixture.losses[i].loss == losses[i].loss);
    QCOMPARE(fixture.evaluations.size(), evaluations.size());
    for (std::size_t i = 0; i < evaluations.size(); ++i)
        QVERIFY(fixture.evaluations[i].train == evaluations[i].train);
}

void WindowTraining::hastyPressesMakeOneRun() {
    WindowFixture fixture(endlessRun());
    QVERIFY(fixture.isReady());
    int runs = 0;
    QObject::connect(&fixture.session, &TrainingSession::runStarted, this, [&] { ++runs; });
    fixture.press("trainButton");
    fixture.press("trainButton");
    for (int i = 0; i < 5; ++i) // held: the key comes again and again
        QTest::keyPress(fixture.window.windowHandle(), Qt::Key_F5);
    QTest::keyRelease(fixture.window.windowHandle(), Qt::Key_F5);
    for (const Qt::Key key : {Qt::Key_F5, Qt::Key_F6, Qt::Key_F5, Qt::Key_F6, Qt::Key_F5})
        fixture.key(key);
    QTest::qWait(300); // whichever of them came too soon: the state that results is the one shown
    if (fixture.session.phase() == RunPhase::Paused)
        fixture.press("trainButton");
    QVERIFY(fixture.reachesStep(20));
    for (const Qt::Key key : {Qt::Key_F6, Qt::Key_F5, Qt::Key_F6, Qt::Key_F5, Qt::Key_F6}) {
        fixture.key(key);
        QTest::qWait(5);
    }
    QTest::qWait(300);
    const bool trains = fixture.session.phase() == RunPhase::Training;
    QVERIFY(trains || fixture.session.phase() == RunPhase::Paused);
    QCOMPARE(fixture.canPress("pauseButton"), trains);
    QCOMPARE(fixture.canPress("trainButton"), !trains);
    const qint64 step = fixture.session.step();
    QTest::qWait(300);
    QCOMPARE(fixture.session.step() > step, trains);
    QCOMPARE(runs, 0);
    for (std::size_t i = 0; i < fixture.losses.size(); ++i)
        QCOMPARE(fixture.losses[i].step, std::int64_t(i)); // no step twice, none left out
}

void WindowTraining::brokenRateStopsAndNamesTheStep() {
    WindowFixture fixture(quickRun(300));
    QVERIFY(fixture.isReady());
    const quint64 run = fixture.session.runId();
    fixture.type("learningRateEdit", QStringLiteral("1e30"));
    QVERIFY(fixture.waits([&] { return fixture.session.runId() > run && fixture.session.text(); }));
    QVERIFY(fixture.reaches(RunPhase::Ready));
    QCOMPARE(fixture.session.settings().learningRate, 1e30);
    fixture.press("trainButton");
    QVERIFY(fixture.reaches(RunPhase::Failed));
    QVERIFY(fixture.waits([&] { return !fixture.message().isEmpty(); }));
    const QString step = QString::number(fixture.losses.size());
    QVERIFY2(fixture.message().contains(QStringLiteral("step %1 ").arg(step)), qPrintable(fixture.message()));
    QVERIFY(fixture.textOf("lossNote").contains(QStringLiteral("step %1 ").arg(step)));
    QVERIFY(fixture.textOf("runStatus").contains(QStringLiteral("stopped")));
    QVERIFY(!fixture.canPress("trainButton"));
    fixture.press("generateButton");
    QVERIFY(fixture.waits([&] {
        return fixture.textOf("generationStatus").contains(QStringLiteral("characters")) &&
               !fixture.session.isGenerating();
    }));
    QVERIFY(fixture.plainText("generatedText").size() > 500); // the last finite weights are still there
    fixture.type("learningRateEdit", QStringLiteral("0.001"));
    fixture.press("resetButton");
    QVERIFY(fixture.reaches(RunPhase::Ready));
    fixture.press("step10Button");
    QVERIFY(fixture.reaches(RunPhase::Paused));
    QCOMPARE(fixture.session.step(), qint64(10));
}

QTEST_MAIN(WindowTraining)
#include "window_training.moc"
