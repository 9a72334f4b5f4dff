// SPDX-License-Identifier: GPL-3.0-or-later
// Protects what the buttons promise: Pause freezes the count, +n adds n, a double start is one run, no loss
// point is lost, a failure is told once, and the window can close at any moment.
#include "tests/app/session_fixture.h"

#include <QPointer>

using namespace headlight;
using Phase = TrainingSession::Phase;

class SessionTrainingTest : public QObject {
    Q_OBJECT

private slots:
    void trainsToTheEnd();
    void pauseFreezesTheCount();
    void plusAddsSteps_data();
    void plusAddsSteps();
    void plusNeverChangesTheTotal();
    void plusDoesNothingWhileTraining();
    void doubleStartsAreHarmless();
    void speedLimitIsKeptAndLifted();
    void finishedRunGoesOnWithMoreSteps();
    void measuresSpeed();
    void destroyedAtAnyMoment_data();
    void destroyedAtAnyMoment();
};

namespace {

RunSettings shortRun(std::int64_t steps) {
    RunSettings settings;
    settings.steps = steps;
    settings.evalInterval = 10;
    return settings;
}

} // namespace

void SessionTrainingTest::trainsToTheEnd() {
    SessionFixture fixture;
    fixture.session.setSettings(shortRun(25));
    QVERIFY(fixture.isReady());
    QCOMPARE(fixture.frames.front().step, 0);
    QVERIFY(fixture.frames.front().trace);
    fixture.session.train();
    QVERIFY(fixture.reaches(Phase::Finished));
    QCOMPARE(fixture.frames.back().step, 25);
    QVERIFY(fixture.frames.back().trace);
    QCOMPARE(fixture.frames.back().trace->step, 25);
    QCOMPARE(fixture.losses.size(), std::size_t(25));
    for (std::size_t i = 0; i < fixture.losses.size(); ++i)
        QCOMPARE(fixture.losses[i].step, static_cast<std::int64_t>(i));
    std::vector<std::int64_t> evaluated;
    for (const Evaluation &evaluation : fixture.evaluations)
        evaluated.push_back(evaluation.step);
    QCOMPARE(evaluated, (std::vector<std::int64_t>{0, 10, 20, 24}));
    QVERIFY(fixture.script->engineThread.load() != std::this_thread::get_id());
    QVERIFY(fixture.failures.isEmpty());
}

void SessionTrainingTest::pauseFreezesTheCount() {
    SessionFixture fixture;
    fixture.makeEndless();
    QVERIFY(fixture.isReady());
    fixture.session.train();
    QVERIFY(QTest::qWaitFor([&] { return fixture.session.step() > 50; }, hangGuard));
    fixture.session.pause();
    QVERIFY(fixture.reaches(Phase::Paused));
    const qint64 step = fixture.session.step();
    const std::int64_t units = fixture.script->units;
    QVERIFY(fixture.frames.back().trace);
    QCOMPARE(static_cast<qint64>(fixture.losses.size()), step);
    QVERIFY(fixture.settles());
    QCOMPARE(fixture.session.step(), step);
    QCOMPARE(fixture.script->units.load(), units);
    fixture.session.train();
    QVERIFY(QTest::qWaitFor([&] { return fixture.session.step() > step; }, hangGuard));
    QCOMPARE(fixture.losses[static_cast<std::size_t>(step)].step, step);
}

void SessionTrainingTest::plusAddsSteps_data() {
    QTest::addColumn<int>("count");
    QTest::newRow("1") << 1;
    QTest::newRow("10") << 10;
    QTest::newRow("100") << 100;
}

void SessionTrainingTest::plusAddsSteps() {
    QFETCH(int, count);
    SessionFixture fixture;
    QVERIFY(fixture.isReady());
    fixture.session.advanceSteps(count);
    QVERIFY(fixture.reaches(Phase::Paused));
    QCOMPARE(fixture.session.step(), count);
    QCOMPARE(fixture.frames.back().step, count);
    QVERIFY(fixture.frames.back().trace);
    QCOMPARE(fixture.losses.size(), static_cast<std::size_t>(count));
    // The step-0 evaluation comes first, as in the chapter.
    QCOMPARE(fixture.evaluations.size(), std::size_t(1));
    fixture.session.advanceSteps(count);
    fixture.session.advanceSteps(count); // adds to the steps still to do
    QVERIFY(QTest::qWaitFor(
        [&] { return fixture.phase() == Phase::Paused && fixture.session.step() == 3 * count; }, hangGuard));
}

void SessionTrainingTest::plusNeverChangesTheTotal() {
    SessionFixture fixture;
    fixture.session.setSettings(shortRun(7));
    QVERIFY(fixture.isReady());
    fixture.session.advanceSteps(100);
    QVERIFY(fixture.reaches(Phase::Finished));
    QCOMPARE(fixture.session.step(), 7);
    fixture.session.advanceSteps(1);
    QVERIFY(fixture.settles());
    QCOMPARE(fixture.session.step(), 7);
    QCOMPARE(fixture.phase(), Phase::Finished);
}

void SessionTrainingTest::plusDoesNothingWhileTraining() {
    SessionFixture fixture;
    fixture.session.setSettings(shortRun(5000));
    QVERIFY(fixture.isReady());
    fixture.session.train();
    fixture.session.advanceSteps(1);
    QVERIFY(fixture.reaches(Phase::Finished));
    QCOMPARE(fixture.session.step(), 5000);
}

void SessionTrainingTest::doubleStartsAreHarmless() {
    SessionFixture fixture;
    fixture.session.setSettings(shortRun(3000));
    QVERIFY(fixture.isReady());
    fixture.session.train();
    fixture.session.train();
    fixture.session.pause();
    fixture.session.train();
    fixture.session.train();
    QVERIFY(fixture.reaches(Phase::Finished));
    QCOMPARE(fixture.session.step(), 3000);
    QCOMPARE(fixture.script->runsMade.load(), 1);
    QCOMPARE(fixture.losses.size(), std::size_t(3000));
    for (std::size_t i = 0; i < fixture.losses.size(); ++i)
        QCOMPARE(fixture.losses[i].step, static_cast<std::int64_t>(i));
    fixture.session.train(); // a finished run stays finished
    QVERIFY(fixture.settles());
    QCOMPARE(fixture.phase(), Phase::Finished);
}

void SessionTrainingTest::speedLimitIsKeptAndLifted() {
    SessionFixture fixture;
    fixture.session.setSettings(shortRun(2000));
    fixture.session.setSpeed(1);
    QVERIFY(fixture.isReady());
    fixture.session.train();
    QVERIFY(QTest::qWaitFor([&] { return fixture.session.step() == 1; }, hangGuard));
    // Between two steps a second apart everything else is answered at once.
    QVERIFY(fixture.settles());
    QVERIFY(fixture.session.step() < 2000);
    fixture.session.setSpeed(0);
    QVERIFY(fixture.reaches(Phase::Finished));
    QCOMPARE(fixture.losses.size(), std::size_t(2000));
}

void SessionTrainingTest::finishedRunGoesOnWithMoreSteps() {
    SessionFixture fixture;
    fixture.session.setSettings(shortRun(10));
    QVERIFY(fixture.isReady());
    fixture.session.train();
    QVERIFY(fixture.reaches(Phase::Finished));
    fixture.session.setSettings(shortRun(15));
    QVERIFY(fixture.reaches(Phase::Paused));
    QCOMPARE(fixture.session.description()->settings.steps, 15);
    fixture.session.train();
    QVERIFY(fixture.reaches(Phase::Finished));
    QCOMPARE(fixture.session.step(), 15);
    QCOMPARE(fixture.runs.size(), 1);
}

void SessionTrainingTest::measuresSpeed() {
    SessionFixture fixture;
    fixture.script->unit = std::chrono::milliseconds(1);
    fixture.session.setSettings(shortRun(1'000'000));
    QSignalSpy speeds(&fixture.session, &TrainingSession::speedMeasured);
    QVERIFY(fixture.isReady());
    fixture.session.train();
    QVERIFY(QTest::qWaitFor([&] { return !speeds.isEmpty(); }, hangGuard));
    const double speed = speeds[0][0].toDouble();
    QVERIFY(speed > 0 && speed <= 1000.0); // no unit takes less than a millisecond
}

void SessionTrainingTest::destroyedAtAnyMoment_data() {
    QTest::addColumn<int>("moment");
    QTest::newRow("before start") << 0;
    QTest::newRow("loading") << 1;
    QTest::newRow("ready") << 2;
    QTest::newRow("training") << 3;
    QTest::newRow("waiting for the next slow step") << 4;
    QTest::newRow("generating") << 5;
    QTest::newRow("many calls queued") << 6;
}

void SessionTrainingTest::destroyedAtAnyMoment() {
    QFETCH(int, moment);
    const auto script = std::make_shared<FakeScript>();
    script->unit = std::chrono::milliseconds(2);
    auto fixture = std::make_unique<SessionFixture>(script);
    fixture->session.setSettings(shortRun(1'000'000));
    fixture->session.setSpeed(moment == 4 ? 1 : 0);
    if (moment == 1) {
        fixture->session.setText(sampleText());
        fixture->session.start();
    }
    if (moment >= 2)
        QVERIFY(fixture->isReady());
    if (moment >= 3) {
        fixture->session.train();
        QVERIFY(QTest::qWaitFor([&] { return fixture->session.step() > 0; }, hangGuard));
    }
    if (moment >= 5) {
        GenerationRequest request;
        request.prompt = {0};
        request.tokens = 200'000;
        fixture->session.generate(request);
    }
    for (int i = 0; moment == 6 && i < 1000; ++i)
        fixture->session.reset(), fixture->session.train();
    const std::int64_t before = script->units;
    fixture.reset(); // the test's time limit is the guard against a hang
    const std::int64_t after = script->units;
    QVERIFY2(after - before < 50, "the session outlived many units");
    QCOMPARE(script.use_count(), 1); // engine and run are gone
}

QTEST_GUILESS_MAIN(SessionTrainingTest)
#include "session_training_test.moc"
