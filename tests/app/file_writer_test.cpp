// SPDX-License-Identifier: GPL-3.0-or-later
// Protects what is on the disk: a failed write leaves the old file and no leftovers, and says why.
#include "ui/file_writer.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight;

class FileWriterTest : public QObject {
    Q_OBJECT

private slots:
    void writesAndReplaces();
    void missingFolder();
    void folderInstead();
    void checkingChangesNothing();
    void fullDevice();
};

namespace {

QByteArray contentOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void FileWriterTest::writesAndReplaces() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("가 %1.json"));
    QVERIFY(!writeFile(path, "one"));
    QVERIFY(!writeFile(path, "two"));
    QCOMPARE(contentOf(path), QByteArray("two"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

void FileWriterTest::missingFolder() {
    const auto error = writeFile(QStringLiteral("/nowhere/at/all.json"), "x");
    QVERIFY(error);
    QCOMPARE(error->kind, ErrorKind::FileNotWritten);
    QCOMPARE(error->subject, std::string("/nowhere/at/all.json"));
    QVERIFY(!error->detail.empty());
}

void FileWriterTest::folderInstead() {
    QTemporaryDir folder;
    QVERIFY(writeFile(folder.path(), "x"));
    QVERIFY(checkWritable(folder.path()));
    QVERIFY(QDir(folder.path()).exists());
}

void FileWriterTest::checkingChangesNothing() {
    QTemporaryDir folder;
    const QString old = folder.filePath(QStringLiteral("old"));
    QVERIFY(!writeFile(old, "old"));
    QVERIFY(!checkWritable(old));
    QVERIFY(!checkWritable(folder.filePath(QStringLiteral("new"))));
    QCOMPARE(contentOf(old), QByteArray("old"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("old")});
}

void FileWriterTest::fullDevice() {
    const QString full = QStringLiteral("/dev/full");
    if (!QFile::exists(full))
        QSKIP("this system has no /dev/full");
    QVERIFY(writeFile(full, "x"));
    QVERIFY(QFileInfo(full).exists() && !QFileInfo(full).isFile()); // still the device
    QVERIFY(!writeFile(QStringLiteral("/dev/null"), "x"));
    QVERIFY(!QFileInfo(QStringLiteral("/dev/null")).isFile());
}

QTEST_GUILESS_MAIN(FileWriterTest)
#include "file_writer_test.moc"
