// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: a run that was left behind is found again, the file of a program that still runs is never offered
// or deleted, and the folder does not fill up.
#include "app/left_runs.h"

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
        write(mine.ownFile());
        QVERIFY(mine.left().isEmpty());
        QVERIFY(LeftRuns(m_folder.path()).left().isEmpty()); // another program, while the first still runs
    }

    void whatAnEndedProgramLeftIsOfferedNewestFirst() {
        QString own;
        {
            LeftRuns ended(m_folder.path());
            own = ended.ownFile();
            write(own);
        }
        write(path("run-20200101-000000-000-1.pt"));
        QCOMPARE(LeftRuns(m_folder.path()).left(), QStringList({own, path("run-20200101-000000-000-1.pt")}));
    }

    void onlyTheNewestFewAreKept() {
        for (const char *name : {"run-1.pt", "run-2.pt", "run-3.pt", "run-4.pt", "run-5.pt"})
            write(path(name));
        QCOMPARE(LeftRuns(m_folder.path()).left(),
            QStringList({path("run-5.pt"), path("run-4.pt"), path("run-3.pt")}));
        QVERIFY(!QFile::exists(path("run-1.pt")));
        QVERIFY(!QFile::exists(path("run-2.pt")));
    }

    void remainsOfACutOffWritingAreRemovedUnlessTheirProgramRuns() {
        write(path("run-1.pt.aBcDeF"));
        LeftRuns mine(m_folder.path());
        const QString writing = mine.ownFile() + QStringLiteral(".gHiJkL");
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
