// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: a run is kept without being asked and without holding up training, saved where the user says, and
// every failure is told with its reason while the old file stays.
#include "app/run_file.h"
#include "app/run_keeper.h"
#include "tests/app/session_fixture.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace headlight {

using Phase = TrainingSession::Phase;

/// A session with a keeper that looks every few milliseconds.
struct KeeperFixture : SessionFixture {
    QTemporaryDir folder;
    LeftRuns left{folder.filePath(QStringLiteral("runs"))};
    RunKeeper keeper{session, left, 20};
    QSignalSpy saved{&keeper, &RunKeeper::saved};
    QSignalSpy failed{&keeper, &RunKeeper::failed};

    bool advancesTo(int step) {
        session.advanceSteps(step - static_cast<int>(session.step()));
        return QTest::qWaitFor([&] { return session.step() == step; }, hangGuard) && reaches(Phase::Paused);
    }
    QString file(const char *name) const { return folder.filePath(QLatin1String(name)); }
    static std::optional<qint64> stepIn(const QString &path) {
        const auto run = readRunFile(path.toStdU16String(), path);
        return run && run->isRun ? std::optional<qint64>(run->checkpoint->step) : std::nullopt;
    }
};

class RunKeeperTest : public QObject {
    Q_OBJECT

private slots:
    void aRunIsKeptByItself() {
        KeeperFixture fixture;
        QVERIFY(fixture.isReady());
        QVERIFY(fixture.advancesTo(5));
        const QString own = *fixture.left.ownFile();
        QVERIFY(QTest::qWaitFor([&] { return fixture.stepIn(own) == 5; }, hangGuard));
        QVERIFY(fixture.advancesTo(8));
        QVERIFY(QTest::qWaitFor([&] { return fixture.stepIn(own) == 8; }, hangGuard));
        const auto run = readRunFile(own.toStdU16String(), own);
        QCOMPARE(run->text->tokens, fixture.session.text()->tokens);
    }

    void nothingIsWrittenBeforeTheFirstStep() {
        KeeperFixture fixture;
        QVERIFY(fixture.isReady());
        QTest::qWait(100);
        QCOMPARE(fixture.script->checkpoints.load(), 0);
        QVERIFY(!QFile::exists(fixture.file("runs")));
    }

    void aRunThatStandsIsWrittenOnce() {
        KeeperFixture fixture;
        QVERIFY(fixture.isReady());
        QVERIFY(fixture.advancesTo(5));
        const QString own = *fixture.left.ownFile();
        QVERIFY(QTest::qWaitFor([&] { return fixture.stepIn(own) == 5; }, hangGuard));
        QTest::qWait(100);
        QCOMPARE(fixture.script->checkpoints.load(), 1);
    }

    void leavingWritesTheLastSteps() {
        KeeperFixture fixture;
        RunKeeper slow(fixture.session, fixture.left, 3'600'000);
        QVERIFY(fixture.isReady());
        QVERIFY(fixture.advancesTo(7));
        QVERIFY(!slow.saveBeforeLeaving());
        QCOMPARE(fixture.stepIn(*fixture.left.ownFile()), std::optional<qint64>(7));
    }

    void savingMakesTheRunSafeUntilTheNextStep() {
        KeeperFixture fixture;
        QVERIFY(fixture.isReady());
        QVERIFY(!fixture.keeper.isUnsaved());
        QVERIFY(fixture.advancesTo(5));
        QVERIFY(fixture.keeper.isUnsaved());
        const QString path = fixture.file("한글 %1.pt");
        fixture.keeper.save(path, false);
        QVERIFY(QTest::qWaitFor([&] { return !fixture.saved.isEmpty(); }, hangGuard));
        QCOMPARE(fixture.stepIn(path), std::optional<qint64>(5));
        QCOMPARE(fixture.keeper.savedPath(), path);
        QVERIFY(!fixture.keeper.isUnsaved());
        QVERIFY(QTest::qWaitFor([&] { return !QFile::exists(*fixture.left.ownFile()); }, hangGuard));
        QVERIFY(!fixture.keeper.saveBeforeLeaving());
        QVERIFY(fixture.advancesTo(6));
        QVERIFY(fixture.keeper.isUnsaved());
    }

    void theNextRunIsNotSavedOverThisOne() {
        KeeperFixture fixture;
        QVERIFY(fixture.isReady());
        QVERIFY(fixture.advancesTo(5));
        fixture.keeper.save(fixture.file("run.pt"), false);
        QVERIFY(QTest::qWaitFor([&] { return !fixture.saved.isEmpty(); }, hangGuard));
        fixture.session.reset();
        QVERIFY(fixture.reaches(Phase::Ready));
        QCOMPARE(fixture.keeper.savedPath(), QString());
    }

    void aFailureNamesPathAndReasonAndChangesNothing() {
        KeeperFixture fixture;
        QVERIFY(fixture.isReady());
        QVERIFY(fixture.advancesTo(5));
        const QString path = fixture.file("missing/run.pt");
        fixture.keeper.save(path, false);
        QVERIFY(QTest::qWaitFor([&] { return !fixture.failed.isEmpty(); }, hangGuard));
        const auto error = fixture.failed.constFirst().constFirst().value<Error>();
        QCOMPARE(error.kind, ErrorKind::FileNotWritten);
        QCOMPARE(error.subject, path.toStdString());
        QVERIFY(!error.detail.empty());
        QVERIFY(fixture.keeper.isUnsaved());
        QVERIFY(fixture.saved.isEmpty());
    }

    void aFolderThatCannotBeUsedIsToldOnce() {
        KeeperFixture fixture;
        QFile blocker(fixture.file("runs"));
        QVERIFY(blocker.open(QIODevice::WriteOnly)); // a file where the folder should be
        QVERIFY(fixture.isReady());
        QVERIFY(fixture.advancesTo(5));
        QVERIFY(QTest::qWaitFor([&] { return !fixture.failed.isEmpty(); }, hangGuard));
        QTest::qWait(100);
        QCOMPARE(fixture.failed.count(), 1);
        const auto told = fixture.failed.constFirst().constFirst().value<Error>();
        QCOMPARE(told.kind, ErrorKind::RunNotKept);
        QCOMPARE(told.subject, fixture.file("runs").toStdString());
        QCOMPARE(fixture.script->checkpoints.load(), 0);
        const auto lost = fixture.keeper.saveBeforeLeaving();
        QVERIFY(lost);
        QCOMPARE(lost->kind, ErrorKind::RunNotKept);
    }

    void whatIsSavedIsTheRunOfThatMoment() {
        KeeperFixture fixture;
        QVERIFY(fixture.isReady());
        QVERIFY(fixture.advancesTo(5));
        fixture.keeper.save(fixture.file("a.pt"), false);
        fixture.session.advanceSteps(3);
        QVERIFY(QTest::qWaitFor([&] { return !fixture.saved.isEmpty(); }, hangGuard));
        QCOMPARE(fixture.stepIn(fixture.file("a.pt")), std::optional<qint64>(5));
    }

    void keepingDoesNotChangeTheCurve() {
        KeeperFixture kept;
        QVERIFY(kept.isReady());
        SessionFixture alone;
        QVERIFY(alone.isReady());
        for (SessionFixture *fixture : {static_cast<SessionFixture *>(&kept), &alone}) {
            fixture->session.train();
            QVERIFY(fixture->reaches(Phase::Finished));
        }
        QCOMPARE(kept.losses.size(), alone.losses.size());
        for (std::size_t i = 0; i < kept.losses.size(); ++i)
            QCOMPARE(kept.losses[i].loss, alone.losses[i].loss);
    }
};

} // namespace headlight

QTEST_GUILESS_MAIN(headlight::RunKeeperTest)
#include "run_keeper_test.moc"
