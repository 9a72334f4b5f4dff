// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the difference between edited and active: at step 0 edits apply at once, later they wait for
// Reset, and Reset gives the very same run again. Results of a run that is gone are never shown.
#include "tests/app/session_fixture.h"

using namespace headlight;
using Phase = TrainingSession::Phase;

class SessionEditsTest : public QObject {
    Q_OBJECT

private slots:
    void editsAtStepZeroApplyAtOnce();
    void typingDoesNotPileUpRuns();
    void laterEditsWaitForReset();
    void stepsActAtOnce();
    void resetRepeatsTheRun();
    void textWithoutEngineWaits();
    void lateResultsOfAnOlderRunAreDropped();
    void refusedSettingsCanBeMended();
    void trainUsesTheLastEdit();
    void usersProbeSurvivesARebuild();
    void probeChangesWhileTraining();
};

void SessionEditsTest::editsAtStepZeroApplyAtOnce() {
    SessionFixture fixture;
    QVERIFY(fixture.isReady());
    RunSettings settings;
    settings.blockSize = 8;
    fixture.session.setSettings(settings);
    QVERIFY(QTest::qWaitFor([&] { return fixture.runs.size() == 2; }, hangGuard));
    QCOMPARE(fixture.session.description()->settings.blockSize, 8);
    QCOMPARE(fixture.session.probe().tokens.size(), std::size_t(8));
    const TextDocumentPtr other = sampleText(300);
    fixture.session.setText(other);
    QVERIFY(QTest::qWaitFor([&] { return fixture.session.text() == other; }, hangGuard));
    QCOMPARE(fixture.phase(), Phase::Ready);
    QVERIFY(!fixture.session.isStarted());
}

void SessionEditsTest::typingDoesNotPileUpRuns() {
    SessionFixture fixture;
    QVERIFY(fixture.isReady());
    RunSettings settings;
    for (int width = 1; width <= 500; ++width) {
        settings.nEmbd = width;
        fixture.session.setSettings(settings);
    }
    QVERIFY(QTest::qWaitFor([&] { return fixture.session.description()->settings.nEmbd == 500; }, hangGuard));
    QCOMPARE(fixture.script->runsMade.load(), 3); // the first, the one under way, the last
}

void SessionEditsTest::laterEditsWaitForReset() {
    SessionFixture fixture;
    QVERIFY(fixture.isReady());
    const TextDocumentPtr first = fixture.session.text();
    fixture.session.advanceSteps(2);
    QVERIFY(fixture.reaches(Phase::Paused));
    RunSettings settings;
    settings.nEmbd = 32;
    settings.seed = 7;
    fixture.session.setSettings(settings);
    const TextDocumentPtr second = sampleText(300);
    fixture.session.setText(second);
    QVERIFY(fixture.settles());
    QCOMPARE(fixture.session.text(), first);
    QCOMPARE(fixture.session.pendingText(), second);
    QCOMPARE(fixture.session.description()->settings.nEmbd, 64);
    QCOMPARE(fixture.session.settings().nEmbd, 32);
    QCOMPARE(fixture.session.step(), 2);
    fixture.session.reset();
    QVERIFY(fixture.reaches(Phase::Ready));
    QCOMPARE(fixture.session.text(), second);
    QCOMPARE(fixture.session.description()->settings.seed, std::uint64_t(7));
    QCOMPARE(fixture.session.step(), 0);
}

void SessionEditsTest::stepsActAtOnce() {
    SessionFixture fixture;
    QSignalSpy steps(&fixture.session, &TrainingSession::stepsChanged);
    QVERIFY(fixture.isReady());
    fixture.session.advanceSteps(20);
    QVERIFY(fixture.reaches(Phase::Paused));
    RunSettings settings;
    settings.steps = 5; // fewer than done counts as done
    fixture.session.setSettings(settings);
    QVERIFY(fixture.reaches(Phase::Finished));
    QCOMPARE(steps.constLast().constFirst().toLongLong(), 20);
    QCOMPARE(fixture.session.settings().steps, 20);
    settings.steps = 30;
    fixture.session.setSettings(settings);
    QVERIFY(fixture.reaches(Phase::Paused));
    QCOMPARE(fixture.script->runsMade.load(), 1);
}

void SessionEditsTest::resetRepeatsTheRun() {
    SessionFixture fixture;
    RunSettings settings;
    settings.steps = 40;
    fixture.session.setSettings(settings);
    QVERIFY(fixture.isReady());
    fixture.session.train();
    QVERIFY(fixture.reaches(Phase::Finished));
    const auto losses = fixture.losses;
    const quint64 firstRun = fixture.session.runId();
    fixture.losses.clear();
    fixture.session.reset();
    QVERIFY(fixture.reaches(Phase::Ready));
    QVERIFY(fixture.session.runId() != firstRun);
    fixture.session.train();
    QVERIFY(fixture.reaches(Phase::Finished));
    QCOMPARE(fixture.losses.size(), losses.size());
    for (std::size_t i = 0; i < losses.size(); ++i)
        QCOMPARE(fixture.losses[i].loss, losses[i].loss);
}

void SessionEditsTest::textWithoutEngineWaits() {
    SessionFixture fixture;
    QCOMPARE(fixture.phase(), Phase::LoadingEngine);
    fixture.session.start();
    QVERIFY(fixture.reaches(Phase::NoText));
    fixture.session.train(); // nothing to train on: harmless
    fixture.session.setText(sampleText());
    QVERIFY(fixture.reaches(Phase::Ready));
    QVERIFY(fixture.failures.isEmpty());
}

void SessionEditsTest::lateResultsOfAnOlderRunAreDropped() {
    SessionFixture fixture;
    fixture.makeEndless();
    QVERIFY(fixture.isReady());
    for (int round = 0; round < 20; ++round) {
        fixture.session.train();
        QVERIFY(QTest::qWaitFor([&] { return fixture.session.step() > 0; }, hangGuard));
        fixture.frames.clear();
        fixture.session.reset();
        QVERIFY(fixture.reaches(Phase::Ready));
        QCOMPARE(fixture.session.step(), 0);
        QVERIFY(fixture.settles());
        for (const Frame &frame : fixture.frames) {
            QCOMPARE(frame.runId, fixture.session.runId());
            QCOMPARE(frame.step, 0);
        }
    }
}

void SessionEditsTest::refusedSettingsCanBeMended() {
    SessionFixture fixture;
    QVERIFY(fixture.isReady());
    RunSettings settings;
    settings.learningRate = -1;
    fixture.session.setSettings(settings);
    QVERIFY(fixture.reaches(Phase::Failed));
    QCOMPARE(fixture.failures.size(), 1);
    QCOMPARE(fixture.lastError().kind, ErrorKind::SettingOutOfRange);
    QVERIFY(!fixture.session.description());
    fixture.session.train(); // tries again, and is refused again
    QVERIFY(QTest::qWaitFor([&] { return fixture.failures.size() == 2; }, hangGuard));
    fixture.session.train();
    fixture.session.train();
    settings.learningRate = 1;
    QVERIFY(QTest::qWaitFor([&] { return !fixture.session.isStarted(); }, hangGuard));
    fixture.session.setSettings(settings);
    QVERIFY(fixture.reaches(Phase::Ready));
    QCOMPARE(fixture.session.description()->settings.learningRate, 1.0);
}

void SessionEditsTest::trainUsesTheLastEdit() {
    SessionFixture fixture;
    QVERIFY(fixture.isReady());
    RunSettings settings;
    for (const std::int64_t seed : {1, 2, 3}) {
        settings.seed = static_cast<std::uint64_t>(seed);
        settings.steps = 10 * seed;
        fixture.session.setSettings(settings);
    }
    fixture.session.train(); // while the first of the three is still being made
    QVERIFY(fixture.reaches(Phase::Finished));
    QCOMPARE(fixture.session.description()->settings.seed, std::uint64_t(3));
    QCOMPARE(fixture.session.step(), 30);
}

void SessionEditsTest::usersProbeSurvivesARebuild() {
    SessionFixture fixture;
    QSignalSpy befores(&fixture.session, &TrainingSession::beforeAvailable);
    QVERIFY(fixture.isReady());
    const auto standard = fixture.session.probe().tokens;
    fixture.session.setProbe(*typedProbe(*fixture.session.text(), U"bead", 16));
    QVERIFY(QTest::qWaitFor([&] { return fixture.session.probe().tokens.size() == 4; }, hangGuard));
    QCOMPARE(befores.size(), 2);
    QCOMPARE(befores[1][0].value<Matrix>().rows, std::size_t(4));
    RunSettings settings;
    settings.seed = 5;
    fixture.session.setSettings(settings);
    QVERIFY(QTest::qWaitFor([&] { return fixture.runs.size() == 2; }, hangGuard));
    QCOMPARE(fixture.session.probe().tokens.size(), std::size_t(4));
    fixture.session.setText(sampleText(401));
    QVERIFY(QTest::qWaitFor([&] { return fixture.runs.size() == 3; }, hangGuard));
    QCOMPARE(fixture.session.probe().tokens.size(), standard.size());
}

void SessionEditsTest::probeChangesWhileTraining() {
    SessionFixture fixture;
    fixture.makeEndless();
    QVERIFY(fixture.isReady());
    fixture.session.train();
    QVERIFY(QTest::qWaitFor([&] { return fixture.session.step() > 0; }, hangGuard));
    bool matches = true;
    QObject::connect(
        &fixture.session, &TrainingSession::frameAvailable, &fixture.session, [&](const Frame &frame) {
            matches = matches && frame.now.rows == fixture.session.probe().tokens.size();
        });
    for (const char32_t *typed : {U"a", U"bead", U"cab", U"deaf"}) {
        const auto probe = typedProbe(*fixture.session.text(), typed, 16);
        if (!probe)
            continue; // "deaf" has a character that the text lacks
        fixture.session.setProbe(*probe);
        QVERIFY(QTest::qWaitFor([&] { return fixture.session.probe().tokens == probe->tokens; }, hangGuard));
        const std::size_t count = fixture.frames.size();
        QVERIFY(QTest::qWaitFor([&] { return fixture.frames.size() > count + 1; }, hangGuard));
    }
    QVERIFY2(matches, "a frame showed another probe than the session said");
    QCOMPARE(fixture.session.probe().tokens.size(), std::size_t(3));
}

QTEST_GUILESS_MAIN(SessionEditsTest)
#include "session_edits_test.moc"
