// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: a run that was left behind is found again, the file of a program that still runs is never offered
// or deleted, and the folder does not fill up.
#include "app/left_runs.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QTemporaryDir>
#include <QTest>

namespace headlight {

namespace {

void write(const QString &path) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("run");
}

} // namespace

class LeftRunsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

private slots:
    void cleanup() {
        QDir folder(m_folder.path());
        for (const QString &name : folder.entryList(QDir::Files))
            folder.remove(name);
    }

    void nothingIsThereAtTheFirstStart() {
        const LeftRuns runs(m_folder.filePath(QStringLiteral("not/yet")));
        QVERIFY(runs.left().isEmpty());
        QVERIFY(!QFile::exists(m_folder.filePath(QStringLiteral("not"))));
    }

    void theOwnFileIsNobodysLeftRun() {
        LeftRuns mine(m_folder.path());
        write(*mine.ownFile());
        QVERIFY(mine.left().isEmpty());
        QVERIFY(LeftRuns(m_folder.path()).left().isEmpty()); // another program, while the first still runs
    }

    void whatAnEndedProgramLeftIsOfferedNewestFirst() {
        QString own;
        {
            LeftRuns ended(m_folder.path());
            own = *ended.ownFile();
            write(own);
        }
        write(path("run-20200101-000000-000-1.pt"));
        QFile old(path("run-20200101-000000-000-1.pt"));
        QVERIFY(old.open(QIODevice::ReadWrite));
        QVERIFY(
            old.setFileTime(QDateTime::currentDateTime().addYears(-1), QFileDevice::FileModificationTime));
        QCOMPARE(LeftRuns(m_folder.path()).left(), QStringList({own, path("run-20200101-000000-000-1.pt")}));
    }

    void onlyTheNewestFewAreKept() {
        const QDateTime now = QDateTime::currentDateTime();
        for (int age = 1; age <= 12; ++age) {
            const QString file = m_folder.filePath(QStringLiteral("run-%1.pt").arg(age));
            write(file);
            QFile touched(file);
            QVERIFY(touched.open(QIODevice::ReadWrite));
            QVERIFY(touched.setFileTime(now.addSecs(-age), QFileDevice::FileModificationTime));
        }
        const QStringList left = LeftRuns(m_folder.path()).left();
        QCOMPARE(left.size(), 10);
        QCOMPARE(left.constFirst(), path("run-1.pt"));
        QVERIFY(QFile::exists(path("run-10.pt")));
        QVERIFY(!QFile::exists(path("run-11.pt")));
        QVERIFY(!QFile::exists(path("run-12.pt")));
    }

    void largeOnesAreFewer() {
        for (const char *name : {"run-1.pt", "run-2.pt", "run-3.pt", "run-4.pt"}) {
            QFile file(path(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QVERIFY(file.resize(600LL << 20)); // a hole: nothing is written
        }
        QCOMPARE(LeftRuns(m_folder.path()).left().size(), 3);
    }

    void aRunThatIsHeldIsNeitherOfferedNorDeleted() {
        write(path("run-1.pt"));
        auto held = LeftRuns::hold(path("run-1.pt"));
        QVERIFY(held);
        const LeftRuns other(m_folder.path());
        QVERIFY(other.left().isEmpty());
        QVERIFY(!LeftRuns::hold(path("run-1.pt")));
        LeftRuns::discard(path("run-1.pt"));
        QVERIFY(QFile::exists(path("run-1.pt")));
        held.reset();
        QCOMPARE(other.left(), QStringList(path("run-1.pt")));
        LeftRuns::discard(path("run-1.pt"));
        QVERIFY(!QFile::exists(path("run-1.pt")));
        QVERIFY(!LeftRuns::hold(path("run-1.pt")));
    }

    void theNextRunHasAFileOfItsOwn() {
        LeftRuns mine(m_folder.path());
        const QString first = *mine.ownFile();
        write(first);
        auto left = mine.leave();
        QVERIFY(left && left->path == first);
        QVERIFY(mine.left().isEmpty());
        left.reset();
        QCOMPARE(mine.left(), QStringList(first));
        QTest::qWait(2); // names tell milliseconds
        QVERIFY(*mine.ownFile() != first);
    }

    void aRunThatGoesOnKeepsItsFile() {
        write(path("run-1.pt"));
        LeftRuns mine(m_folder.path());
        mine.own(*LeftRuns::hold(path("run-1.pt")));
        QCOMPARE(*mine.ownFile(), path("run-1.pt"));
        QVERIFY(LeftRuns(m_folder.path()).left().isEmpty());
    }

    void aFolderThatCannotBeMadeIsNamed() {
        write(path("file"));
        LeftRuns runs(path("file/runs"));
        const auto own = runs.ownFile();
        QVERIFY(!own);
        QCOMPARE(own.error().kind, ErrorKind::FileNotWritten);
        QCOMPARE(own.error().subject, path("file/runs").toStdString());
        QVERIFY(!own.error().detail.empty());
    }

    void remainsOfACutOffWritingAreRemovedUnlessTheirProgramRuns() {
        write(path("run-1.pt.aBcDeF"));
        LeftRuns mine(m_folder.path());
        const QString writing = *mine.ownFile() + QStringLiteral(".gHiJkL");
        write(writing);
        QVERIFY(LeftRuns(m_folder.path()).left().isEmpty());
        QVERIFY(!QFile::exists(path("run-1.pt.aBcDeF")));
        QVERIFY(QFile::exists(writing));
    }

    void aFileOfTheUsersIsNotOurs() {
        const LeftRuns runs(m_folder.path());
        QVERIFY(runs.isOurs(path("run-1.pt")));
        QVERIFY(!runs.isOurs(QStringLiteral("/elsewhere/run-1.pt")));
        QVERIFY(!runs.isOurs(QString()));
    }
};

} // namespace headlight

QTEST_GUILESS_MAIN(headlight::LeftRunsTest)
#include "left_runs_test.moc"
