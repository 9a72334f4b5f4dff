// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: a run that was put away goes on where it was, with everything it had shown; a file that is
// refused leaves the present run alone.
#include "tests/app/session_fixture.h"

namespace headlight {

using Phase = TrainingSession::Phase;

class SessionRunsTest : public QObject {
    Q_OBJECT

    /// A run of 40 steps, paused after `steps`.
    static std::shared_ptr<Checkpoint> putAway(SessionFixture &fixture, int steps) {
        RunSettings settings;
        settings.steps = 40;
        settings.evalInterval = 10;
        fixture.session.setSettings(settings);
        if (!fixture.isReady())
            return nullptr;
        fixture.session.advanceSteps(steps);
        if (!QTest::qWaitFor([&] { return fixture.session.step() == steps; }, hangGuard) ||
            !fixture.reaches(Phase::Paused))
            return nullptr;
        return fixture.session.checkpointNow();
    }

private slots:
    void anOpenedRunShowsWhatItHadShown() {
        SessionFixture before;
        const auto checkpoint = putAway(before, 15);
        QVERIFY(checkpoint);
        SessionFixture after;
        QVERIFY(after.isReady());
        after.losses.clear();
        after.evaluations.clear();
        after.session.openRun(checkpoint, before.session.text());
        QVERIFY(QTest::qWaitFor([&] { return after.session.step() == 15; }, hangGuard));
        QVERIFY(after.reaches(Phase::Paused));
        QVERIFY(QTest::qWaitFor([&] { return after.losses.size() == 15; }, hangGuard));
        QCOMPARE(after.evaluations.size(), before.evaluations.size());
        for (std::size_t i = 0; i < after.losses.size(); ++i)
            QCOMPARE(after.losses[i].loss, before.losses[i].loss);
        QCOMPARE(after.session.settings().steps, 40);
        QVERIFY(after.session.isStarted());
        QCOMPARE(after.session.probe().tokens, before.session.probe().tokens);
    }

    void itGoesOnAsItWouldHaveGoneOn() {
        SessionFixture whole;
        QVERIFY(putAway(whole, 15));
        whole.session.train();
        QVERIFY(whole.reaches(Phase::Finished));
        SessionFixture first;
        const auto checkpoint = putAway(first, 15);
        SessionFixture second;
        QVERIFY(second.isReady());
        second.losses.clear();
        second.session.openRun(checkpoint, first.session.text());
        QVERIFY(second.reaches(Phase::Paused));
        second.session.train();
        QVERIFY(second.reaches(Phase::Finished));
        QCOMPARE(second.losses.size(), whole.losses.size());
        for (std::size_t i = 0; i < whole.losses.size(); ++i)
            QCOMPARE(second.losses[i].loss, whole.losses[i].loss);
    }

    void aRefusedRunLeavesThePresentOneAlone() {
        SessionFixture fixture;
        const auto checkpoint = putAway(fixture, 15);
        const quint64 run = fixture.session.runId();
        const auto shown = fixture.losses.size();
        checkpoint->vocabulary = U"other!";
        fixture.session.openRun(checkpoint, fixture.session.text());
        QVERIFY(QTest::qWaitFor([&] { return !fixture.failures.isEmpty(); }, hangGuard));
        QCOMPARE(fixture.lastError().kind, ErrorKind::VocabularyMismatch);
        QCOMPARE(fixture.session.runId(), run);
        QCOMPARE(fixture.session.step(), 15);
        QCOMPARE(fixture.phase(), Phase::Paused);
        QCOMPARE(fixture.losses.size(), shown);
        fixture.session.train();
        QVERIFY(fixture.reaches(Phase::Finished));
    }

    void anEditAfterOpeningWaitsForReset() {
        SessionFixture fixture;
        auto checkpoint = putAway(fixture, 15);
        checkpoint->step = 0; // weights that somebody else trained
        checkpoint->losses = {};
        checkpoint->nextEvaluation = 0;
        checkpoint->start = StartOfRun::Opened;
        fixture.session.openRun(checkpoint, fixture.session.text());
        QVERIFY(QTest::qWaitFor([&] { return fixture.script->runsOpened == 1; }, hangGuard));
        QVERIFY(fixture.reaches(Phase::Ready));
        QVERIFY(fixture.session.description()->start == StartOfRun::Opened);
        RunSettings edited = fixture.session.settings();
        edited.seed = 7;
        fixture.session.setSettings(edited);
        QVERIFY(fixture.settles());
        QCOMPARE(fixture.script->runsMade.load(), 2); // the first one and the opened one
        fixture.session.reset();
        QVERIFY(QTest::qWaitFor([&] { return fixture.script->runsMade == 3; }, hangGuard));
    }

    void whatWasAskedForLastWins() {
        SessionFixture fixture;
        const auto checkpoint = putAway(fixture, 15);
        fixture.session.openRun(checkpoint, fixture.session.text());
        fixture.session.reset();
        QVERIFY(fixture.reaches(Phase::Ready));
        QVERIFY(fixture.settles());
        QCOMPARE(fixture.session.step(), 0);
        QCOMPARE(fixture.phase(), Phase::Ready);
    }

    void aRunAskedForBeforeTheEngineIsThereOpensThen() {
        SessionFixture first;
        const auto checkpoint = putAway(first, 15);
        SessionFixture second;
        second.session.openRun(checkpoint, first.session.text());
        second.session.start();
        QVERIFY(second.reaches(Phase::Paused));
        QCOMPARE(second.session.step(), 15);
        QCOMPARE(second.script->runsMade.load(), 1);
    }

    void aFinishedRunAndAFailedOneStayWhatTheyAre() {
        SessionFixture fixture;
        const auto checkpoint = putAway(fixture, 15);
        checkpoint->settings.steps = 15;
        fixture.session.openRun(checkpoint, fixture.session.text());
        QVERIFY(fixture.reaches(Phase::Finished));
        checkpoint->settings.steps = 40;
        checkpoint->nonFiniteStep = 15;
        fixture.session.openRun(checkpoint, fixture.session.text());
        QVERIFY(fixture.reaches(Phase::Failed));
        QVERIFY(QTest::qWaitFor([&] { return !fixture.failures.isEmpty(); }, hangGuard));
        QCOMPARE(fixture.lastError().kind, ErrorKind::NonFiniteLoss);
        QCOMPARE(fixture.lastError().number, 15);
    }

    void withoutItsTextARunCannotTrain() {
        SessionFixture fixture;
        const auto checkpoint = putAway(fixture, 15);
        TextReference missing;
        missing.name = "gone.txt";
        fixture.session.openRun(checkpoint, makeVocabularyOnly(checkpoint->vocabulary, missing));
        QVERIFY(QTest::qWaitFor([&] { return fixture.session.text()->size() == 0; }, hangGuard));
        QVERIFY(fixture.reaches(Phase::Paused));
        fixture.session.train();
        QCOMPARE(fixture.lastError().kind, ErrorKind::TextMissing);
        QCOMPARE(fixture.lastError().subject, std::string("gone.txt"));
        QCOMPARE(fixture.phase(), Phase::Paused);
    }
};

} // namespace headlight

QTEST_GUILESS_MAIN(headlight::SessionRunsTest)
#include "session_runs_test.moc"
