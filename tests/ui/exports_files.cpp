// SPDX-License-Identifier: GPL-3.0-or-later
// Protects what is already in the user's folder: an export is written whole or not at all, and a failure
// names the file and the reason.
#include "ui/data_export.h"
#include "ui/file_writer.h"
#include "ui/picture_export.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight;

class ExportFilesTest : public QObject {
    Q_OBJECT
private slots:
    void writesAllBytes();
    void replacesAnOldFile();
    void namesAnyName();
    void missingFolder();
    void folderInPlaceOfAFile();
    void fullDevice();
    void suffixes();
    void fileNames();

private:
    static QByteArray contentOf(const QString &path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
    }
    QTemporaryDir m_folder;
};

void ExportFilesTest::writesAllBytes() {
    const QByteArray bytes = QByteArray("a\0b\r\n", 5) + QByteArray(300'000, 'x');
    const QString path = m_folder.filePath(QStringLiteral("a.csv"));
    QVERIFY(!writeFile(path, bytes));
    QCOMPARE(contentOf(path), bytes);
    QVERIFY(!writeFile(path, QByteArray()));
    QCOMPARE(contentOf(path), QByteArray());
}

void ExportFilesTest::replacesAnOldFile() {
    const QString path = m_folder.filePath(QStringLiteral("old.csv"));
    QVERIFY(!writeFile(path, "a long old content"));
    QVERIFY(!writeFile(path, "new"));
    QCOMPARE(contentOf(path), QByteArray("new"));
    QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("old*")}).size(), 1); // no leftovers
}

void ExportFilesTest::namesAnyName() {
    const QString path = m_folder.filePath(QStringLiteral("a b%1#한글 😀.png"));
    QVERIFY(!writeFile(path, "x"));
    QCOMPARE(contentOf(path), QByteArray("x"));
}

void ExportFilesTest::missingFolder() {
    const QString path = m_folder.filePath(QStringLiteral("none/a.csv"));
    const std::optional<Error> error = writeFile(path, "x");
    QVERIFY(error);
    QVERIFY(error->kind == ErrorKind::FileNotWritten);
    QCOMPARE(QString::fromStdString(error->subject), path);
    QVERIFY(!error->detail.empty());
}

void ExportFilesTest::folderInPlaceOfAFile() {
    const QString path = m_folder.filePath(QStringLiteral("folder"));
    QVERIFY(QDir().mkpath(path));
    const std::optional<Error> error = writeFile(path, "x");
    QVERIFY(error && error->kind == ErrorKind::FileNotWritten);
    QVERIFY(QFileInfo(path).isDir());
}

void ExportFilesTest::fullDevice() {
    const QString full = QStringLiteral("/dev/full");
    if (!QFileInfo::exists(full))
        QSKIP("no such device here");
    const std::optional<Error> error = writeFile(full, QByteArray(100'000, 'x'));
    QVERIFY(error && error->kind == ErrorKind::FileNotWritten);
    QVERIFY(!error->detail.empty());
    QVERIFY(!QFileInfo(full).isFile()); // still the device
}

void ExportFilesTest::suffixes() {
    QVERIFY(pictureFormatOf(QStringLiteral("a/b.PNG")) == PictureFormat::Png);
    QVERIFY(pictureFormatOf(QStringLiteral("a.b.svg")) == PictureFormat::Svg);
    QVERIFY(pictureFormatOf(QStringLiteral("step 1.5.pdf")) == PictureFormat::Pdf);
    QVERIFY(!pictureFormatOf(QStringLiteral("step 1.5")));
    QVERIFY(!pictureFormatOf(QStringLiteral("png")));
}

void ExportFilesTest::fileNames() {
    QCOMPARE(fileNameOf(QStringLiteral("Now: step 1200")), QStringLiteral("Now_step_1200"));
    QCOMPARE(fileNameOf(QStringLiteral("  현재: 스텝/1200 (a\\b)")), QStringLiteral("현재_스텝_1200_a_b"));
    QCOMPARE(fileNameOf(QStringLiteral("<|>")), QString());
    QCOMPARE(fileNameOf(QString::fromUcs4(U"\U00020000 x")), QString::fromUcs4(U"\U00020000_x"));
}

QTEST_MAIN(ExportFilesTest)
#include "exports_files.moc"
