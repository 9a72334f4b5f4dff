// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the user's files from being written: inputs are never overwritten, and a save that fails leaves
// nothing behind.
#include "tests/app/console_fixture.h"

#include <QFileInfo>

namespace {

QStringList filesHere() {
    return QDir().entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

} // namespace

class ConsoleSaveTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void inputsAreNotOverwritten();
    void advisesNameTheirOptions();
    void failedSavesLeaveNothing_data();
    void failedSavesLeaveNothing();

private:
    std::unique_ptr<OwnFolder> m_folder;
};

void ConsoleSaveTest::init() {
    m_folder = std::make_unique<OwnFolder>();
    writeBytes(QStringLiteral("text.txt"), smallText());
}

void ConsoleSaveTest::cleanup() {
    m_folder.reset();
}

void ConsoleSaveTest::inputsAreNotOverwritten() {
    QCOMPARE(runConsole(trainWords("--generate 0 --save run.pt --stop-at 2")).status, 0);
    const QByteArray text = readBytes(QStringLiteral("text.txt"));
    const QByteArray run = readBytes(QStringLiteral("run.pt"));
    for (const char *line : {"train text.txt --save text.txt", "train text.txt --json ./text.txt",
             "train --open run.pt --json run.pt", "export run.pt ./run.pt",
             "train --open run.pt --save text.txt", "train --open run.pt --json text.txt",
             "inspect run.pt --prompt ab --json text.txt",
             "inspect run.pt --text ./text.txt --prompt ab --json text.txt",
             "inspect run.pt --prompt ab --json run.pt", "train text.txt --save a --json a"}) {
        const ConsoleResult result = runConsole(line);
        QVERIFY2(result.status == 2 && result.isRefusal(), line);
    }
    QCOMPARE(readBytes(QStringLiteral("text.txt")), text);
    QCOMPARE(readBytes(QStringLiteral("run.pt")), run);
    QVERIFY(!QFile::exists(QStringLiteral("a")));
}

void ConsoleSaveTest::advisesNameTheirOptions() {
    writeBytes(QStringLiteral("broken.txt"), "one\xff two\n");
    const ConsoleResult result = runConsole("inspect broken.txt --encoding UTF-8");
    QVERIFY(result.status == 1 && result.isRefusal());
    QVERIFY(result.err.contains(QStringLiteral("--show-broken")));
}

void ConsoleSaveTest::failedSavesLeaveNothing_data() {
    QTest::addColumn<QString>("target");
    QTest::addColumn<bool>("early"); // before any training
    QTest::newRow("missing folder") << "nowhere/run.pt" << true;
    QTest::newRow("a folder") << "folder" << true;
    QTest::newRow("read-only folder") << "locked/run.pt" << true;
    QTest::newRow("full device") << "/dev/full" << false;
}

void ConsoleSaveTest::failedSavesLeaveNothing() {
    QFETCH(QString, target);
    QFETCH(bool, early);
    QVERIFY(QDir().mkdir(QStringLiteral("folder")) && QDir().mkdir(QStringLiteral("locked")));
    QCOMPARE(runConsole(trainWords("--generate 0 --save run.pt --stop-at 2")).status, 0);
    if (target.startsWith(QLatin1Char('/')) && !QFile::exists(target))
        QSKIP("this system has no such device");
    QFile::setPermissions(QStringLiteral("locked"), QFile::ReadOwner | QFile::ExeOwner);
    if (target.startsWith(QLatin1String("locked")) && QFileInfo(QStringLiteral("locked")).isWritable())
        QSKIP("this user may write everywhere");
    const QStringList before = filesHere();
    const QString save = QStringLiteral("--generate 0 --steps 2 --save %1").arg(target);
    for (const ConsoleResult &result : {runConsole(trainWords(qPrintable(save))),
             runConsole({QStringLiteral("export"), QStringLiteral("run.pt"), target})}) {
        QCOMPARE(result.status, 1);
        const QString last = result.err.section(QLatin1Char('\n'), -2);
        QVERIFY2(last.contains(target), qPrintable(result.err));
        QVERIFY(!early || result.isRefusal());
    }
    QCOMPARE(filesHere(), before);
    QVERIFY(QDir(QStringLiteral("folder")).isEmpty() && QDir(QStringLiteral("locked")).isEmpty());
    QFile::setPermissions(QStringLiteral("locked"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

QTEST_GUILESS_MAIN(ConsoleSaveTest)
#include "console_save_test.moc"
