// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the error path: every failure reaches the window exactly once, as a typed error, and leaves what
// was there before in order.
#include "tests/app/session_fixture.h"

using namespace headlight;
using Phase = TrainingSession::Phase;

class SessionFailuresTest : public QObject {
    Q_OBJECT

private slots:
    void failureSurfacesOnce();
    void exceptionBecomesAFailure();
    void tooShortTextIsRefused();
    void missingEngineIsSaid();
};

void SessionFailuresTest::failureSurfacesOnce() {
    SessionFixture fixture;
    fixture.script->nonFiniteStep = 5;
    QVERIFY(fixture.isReady());
    fixture.session.train();
    QVERIFY(fixture.reaches(Phase::Failed));
    fixture.session.train();
    fixture.session.advanceSteps(1);
    fixture.session.pause();
    QVERIFY(fixture.settles());
    QCOMPARE(fixture.failures.size(), 1);
    QCOMPARE(fixture.lastError().kind, ErrorKind::NonFiniteLoss);
    QCOMPARE(fixture.lastError().number, 5);
    QCOMPARE(fixture.phase(), Phase::Failed);
    // The last finite weights and all finite losses are still there.
    QCOMPARE(fixture.session.step(), 5);
    QCOMPARE(fixture.losses.size(), std::size_t(5));
    QVERIFY(!fixture.frames.back().now.empty());
    fixture.script->nonFiniteStep.reset();
    fixture.session.reset();
    QVERIFY(fixture.reaches(Phase::Ready));
}

void SessionFailuresTest::exceptionBecomesAFailure() {
    SessionFixture fixture;
    fixture.script->throwingStep = 3;
    QVERIFY(fixture.isReady());
    fixture.session.train();
    QVERIFY(fixture.reaches(Phase::Failed));
    QVERIFY(fixture.settles());
    QCOMPARE(fixture.failures.size(), 1);
    QCOMPARE(fixture.lastError().kind, ErrorKind::Internal);
    QCOMPARE(QString::fromStdString(fixture.lastError().detail), QStringLiteral("thrown by the fake engine"));
}

void SessionFailuresTest::tooShortTextIsRefused() {
    SessionFixture fixture;
    QVERIFY(fixture.isReady(sampleText(15)));
    fixture.session.train();
    fixture.session.advanceSteps(1);
    QCOMPARE(fixture.failures.size(), 2);
    const Error error = fixture.lastError();
    QCOMPARE(error.kind, ErrorKind::TextTooShortToTrain);
    QCOMPARE(error.number, 15);
    QCOMPARE(error.limit, 19);
    QCOMPARE(error.other, 12);
    QCOMPARE(fixture.phase(), Phase::Ready);
    RunSettings smaller;
    smaller.blockSize = 12;
    smaller.steps = 3;
    fixture.session.setSettings(smaller);
    fixture.session.train();
    QVERIFY(fixture.reaches(Phase::Finished));
    QCOMPARE(fixture.failures.size(), 2);
}

void SessionFailuresTest::missingEngineIsSaid() {
    TrainingSession session([]() -> Outcome<std::unique_ptr<Engine>> {
        return Error{ErrorKind::EngineUnavailable, {}, "no such library"};
    });
    QSignalSpy failures(&session, &TrainingSession::failed);
    session.start();
    session.setText(sampleText());
    QVERIFY(QTest::qWaitFor([&] { return session.phase() == Phase::EngineMissing; }, hangGuard));
    session.train();
    session.reset();
    QCOMPARE(failures.size(), 1);
    QCOMPARE(failures[0][0].value<Error>().kind, ErrorKind::EngineUnavailable);
    QVERIFY(session.pendingText() != nullptr);
}

QTEST_GUILESS_MAIN(SessionFailuresTest)
#include "session_failures_test.moc"
