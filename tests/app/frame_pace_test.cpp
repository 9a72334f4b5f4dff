// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the window from being flooded: at most one frame under way however slowly it is drawn, none of the
// losses lost, the trace only when it is wanted; and the arithmetic of credit, speed limit and measured
// speed.
#include "app/frame_credit.h"
#include "app/step_pacer.h"
#include "app/step_rate.h"
#include "tests/app/session_fixture.h"

#include <QThread>

using namespace headlight;
using Phase = TrainingSession::Phase;

class FramePaceTest : public QObject {
    Q_OBJECT

private slots:
    void oneFrameUnderWay();
    void blockedWindowLosesNothing();
    void traceOnlyWhenWanted();
    void creditIsSpentAndGivenBack();
    void pacerWaits();
    void pacerCatchesUpALittle();
    void rateCountsTrainingTimeOnly();
};

void FramePaceTest::oneFrameUnderWay() {
    const auto script = std::make_shared<FakeScript>();
    TrainingWorker worker(fakeEngineFactory(script));
    std::vector<Frame> frames;
    connect(
        &worker, &TrainingWorker::frameAvailable, this, [&](const Frame &frame) { frames.push_back(frame); });
    const TextDocumentPtr text = sampleText();
    worker.loadEngine();
    worker.createRun(1, text, RunSettings(), defaultProbe(*text, 16));
    QCOMPARE(frames.size(), std::size_t(1));
    // Nobody takes the frame: training goes on, and no second one is sent.
    worker.train(1);
    QVERIFY(QTest::qWaitFor([&] { return script->units > 1000; }, hangGuard));
    QCOMPARE(frames.size(), std::size_t(1));
    worker.pause(1);
    QCOMPARE(frames.size(), std::size_t(1));
    const std::int64_t units = script->units;
    worker.frameTaken();
    QCOMPARE(frames.size(), std::size_t(2)); // the last frame, as soon as it may
    QVERIFY(frames[1].trace);
    QVERIFY(static_cast<std::int64_t>(frames[1].miniBatches.size()) == frames[1].step);
    QCOMPARE(script->units.load(), units);
}

void FramePaceTest::blockedWindowLosesNothing() {
    SessionFixture fixture;
    RunSettings settings;
    settings.steps = 20'000;
    fixture.session.setSettings(settings);
    QVERIFY(fixture.isReady());
    QObject::connect(&fixture.session, &TrainingSession::frameAvailable, &fixture.session,
        [] { QThread::msleep(120); }); // a window that draws slowly
    fixture.session.train();
    QVERIFY(fixture.reaches(Phase::Finished));
    QCOMPARE(fixture.losses.size(), std::size_t(20'000));
    for (std::size_t i = 0; i < fixture.losses.size(); ++i)
        QCOMPARE(fixture.losses[i].step, static_cast<std::int64_t>(i));
    QVERIFY(fixture.frames.size() < 200);
}

void FramePaceTest::traceOnlyWhenWanted() {
    SessionFixture fixture;
    fixture.makeEndless();
    QVERIFY(fixture.isReady());
    fixture.session.train();
    const auto nextFrames = [&](int count) {
        const std::size_t goal = fixture.frames.size() + static_cast<std::size_t>(count);
        return QTest::qWaitFor([&] { return fixture.frames.size() >= goal; }, hangGuard);
    };
    QVERIFY(nextFrames(3));
    QVERIFY(!fixture.frames.back().trace);
    QVERIFY(!fixture.frames.back().now.empty());
    fixture.session.setTraceWanted(true);
    QVERIFY(nextFrames(3));
    QVERIFY(fixture.frames.back().trace);
    fixture.session.setTraceWanted(false);
    QVERIFY(nextFrames(3));
    QVERIFY(!fixture.frames.back().trace);
    fixture.session.pause();
    QVERIFY(fixture.reaches(Phase::Paused));
    QVERIFY(fixture.frames.back().trace);
}

void FramePaceTest::creditIsSpentAndGivenBack() {
    FrameCredit credit;
    QVERIFY(credit.isFree());
    QCOMPARE(credit.wait(0), 0);
    credit.spend(100);
    QVERIFY(!credit.isFree());
    credit.giveBack();
    QVERIFY(credit.isFree());
    QCOMPARE(credit.wait(110), FrameCredit::interval - 10);
    QCOMPARE(credit.wait(100 + FrameCredit::interval), 0);
    QCOMPARE(credit.wait(900), 0);
}

void FramePaceTest::pacerWaits() {
    constexpr qint64 ms = 1'000'000;
    StepPacer pacer;
    pacer.stepDone(5 * ms);
    QCOMPARE(pacer.wait(5 * ms), 0); // full speed
    pacer.setStepsPerSecond(10);
    QCOMPARE(pacer.wait(0), 0); // the first step starts at once
    pacer.stepDone(7 * ms);
    QCOMPARE(pacer.wait(7 * ms), 100 * ms);
    QCOMPARE(pacer.wait(107 * ms), 0);
    pacer.setStepsPerSecond(1);
    QCOMPARE(pacer.wait(8 * ms), 0);
    pacer.setStepsPerSecond(-3);
    QCOMPARE(pacer.stepsPerSecond(), 0);
}

void FramePaceTest::pacerCatchesUpALittle() {
    constexpr qint64 ms = 1'000'000;
    StepPacer pacer;
    pacer.setStepsPerSecond(100);
    pacer.stepDone(100 * ms); // due again at 110
    pacer.stepDone(113 * ms); // late by 3: due at 120, not at 123
    QCOMPARE(pacer.wait(113 * ms), 7 * ms);
    pacer.stepDone(5000 * ms); // after a long pause nothing is caught up but a twentieth of a second
    QCOMPARE(pacer.wait(5000 * ms), 0);
    for (int i = 0; i < 5; ++i)
        pacer.stepDone(5000 * ms);
    QVERIFY(pacer.wait(5000 * ms) > 0);
}

void FramePaceTest::rateCountsTrainingTimeOnly() {
    constexpr qint64 ms = 1'000'000;
    StepRate rate;
    QVERIFY(!rate.stepsPerSecond());
    for (qint64 step = 0; step <= 100; ++step)
        rate.stepDone(step * 10 * ms);
    QCOMPARE(*rate.stepsPerSecond(), 100.0);
    rate.evaluatedFor(5000 * ms);
    for (qint64 step = 101; step <= 200; ++step)
        rate.stepDone(5000 * ms + step * 10 * ms);
    QCOMPARE(*rate.stepsPerSecond(), 100.0);
    for (qint64 step = 1; step <= 100; ++step) // ten times slower: the window forgets
        rate.stepDone(7000 * ms + step * 100 * ms);
    QVERIFY(std::abs(*rate.stepsPerSecond() - 10.0) < 0.5);
    rate.clear();
    rate.stepDone(0);
    rate.stepDone(10'000 * ms);
    QCOMPARE(*rate.stepsPerSecond(), 0.1);
}

QTEST_GUILESS_MAIN(FramePaceTest)
#include "frame_pace_test.moc"
