// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the built program as a script meets it: exit status, what goes to which stream, UTF-8 and decimal
// points in every locale, and the chapter's lines.
#include "tests/app/console_fixture.h"

#include <QJsonArray>
#include <QRegularExpression>

namespace {

QStringList words(const char *line) {
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

/// One line that is not empty.
bool isOneLine(const QString &text) {
    return text.size() > 1 && text.endsWith(QLatin1Char('\n')) && text.count(QLatin1Char('\n')) == 1;
}

} // namespace

class ConsoleTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void exitStatus_data();
    void exitStatus();
    void trainPrintsTheChaptersLines();
    void withoutValidationWindow();
    void unwritableRecordIsRefusedAtOnce();
    void headDemo();
    void inspect();
    void hangulInEveryLocale_data();
    void hangulInEveryLocale();
    void missingEngine();
    void lostOutputIsAFailure();
    void windowWithoutDisplayIsRefused();

private:
    QTemporaryDir m_folder;
};

void ConsoleTest::initTestCase() {
    QVERIFY(m_folder.isValid());
    QVERIFY(QDir::setCurrent(m_folder.path()));
    const QByteArray text = smallText();
    writeBytes(QStringLiteral("text.txt"), text);
    writeBytes(QStringLiteral("short.txt"), "too short");
    writeBytes(QStringLiteral("empty.txt"), "");
    writeBytes(QStringLiteral("edge.txt"), text.left(160));
}

void ConsoleTest::lostOutputIsAFailure() {
    if (!QFile::exists(QStringLiteral("/dev/full")))
        QSKIP("this system has no /dev/full");
    QProcess process;
    process.setStandardOutputFile(QStringLiteral("/dev/full"));
    process.start(QStringLiteral(HEADLIGHT_PROGRAM), words("inspect text.txt"));
    QVERIFY(process.waitForFinished(100'000));
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(isOneLine(QString::fromUtf8(process.readAllStandardError())));
}

void ConsoleTest::windowWithoutDisplayIsRefused() {
#if !defined(Q_OS_UNIX) || defined(Q_OS_MACOS)
    QSKIP("there is always a display here");
#endif
    const ConsoleResult result = runConsole(QStringList());
    QCOMPARE(result.status, 1);
    QVERIFY2(isOneLine(result.err), qPrintable(result.err));
}

void ConsoleTest::exitStatus_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("status");
    QTest::newRow("help") << "--help" << 0;
    QTest::newRow("version") << "--version" << 0;
    QTest::newRow("help of a command") << "train --help" << 0;
    QTest::newRow("inspect") << "inspect text.txt" << 0;
    QTest::newRow("inspect a built-in text") << "inspect pattern-hangul --pattern-length 2" << 0;
    QTest::newRow("no such file") << "inspect nowhere.txt" << 1;
    QTest::newRow("no such built-in text") << "train story-fr" << 1;
    QTest::newRow("a folder") << "inspect ." << 1;
    QTest::newRow("empty") << "train empty.txt" << 1;
    QTest::newRow("too short") << "train short.txt" << 1;
    QTest::newRow("no steps") << "train text.txt --steps 0" << 1;
    QTest::newRow("no batch") << "train text.txt --batch-size -4" << 1;
    QTest::newRow("learning rate") << "train text.txt --learning-rate 0" << 1;
    QTest::newRow("temperature") << "train text.txt --temperature -1" << 1;
    QTest::newRow("characters") << "train text.txt --generate -1" << 1;
    QTest::newRow("record without a name") << "train text.txt --json=" << 2;
    QTest::newRow("no such run") << "generate nowhere.pt" << 1;
    QTest::newRow("a text as a run") << "generate text.txt" << 1;
    QTest::newRow("a folder as a run") << "train text.txt --open ." << 1;
    QTest::newRow("nothing to export") << "export nowhere.pt out.pt" << 1;
    QTest::newRow("unknown command") << "fly" << 2;
    QTest::newRow("no run") << "generate" << 2;
    QTest::newRow("no file") << "inspect" << 2;
    QTest::newRow("no target") << "export run.pt" << 2;
    QTest::newRow("command not first") << "--text text.txt train text.txt --steps 3" << 2;
    QTest::newRow("no text") << "train" << 2;
    QTest::newRow("comma") << "train text.txt --learning-rate 1,5" << 2;
    QTest::newRow("unknown option") << "--fast" << 2;
}

void ConsoleTest::exitStatus() {
    QFETCH(QString, line);
    QFETCH(int, status);
    const ConsoleResult result = runConsole(line.split(QLatin1Char(' ')));
    QCOMPARE(result.status, status);
    if (status == 0) {
        QVERIFY(!result.out.isEmpty());
        QCOMPARE(result.err, QString());
    } else {
        QCOMPARE(result.out, QString());
        QVERIFY2(isOneLine(result.err), qPrintable(result.err));
    }
}

void ConsoleTest::trainPrintsTheChaptersLines() {
    // A decimal comma in the environment must not reach a single figure.
    const ConsoleResult result =
        runConsole(words("train text.txt --steps 21 --eval-interval 10 --eval-iters 2 --generate 30 "
                         "--n-embd 16 --json run.json"),
            {QStringLiteral("LC_ALL=de_DE.UTF-8"), QStringLiteral("LC_NUMERIC=de_DE.UTF-8")});
    QCOMPARE(result.status, 0);
    const QStringList lines = result.out.split(QLatin1Char('\n'));
    QVERIFY(QRegularExpression(QStringLiteral("^0\\.\\d{3}M parameters$")).match(lines[0]).hasMatch());
    const int steps[] = {0, 10, 20};
    for (int i = 0; i < 3; ++i) {
        const QRegularExpression expected(
            QStringLiteral("^step %1: train loss \\d\\.\\d{4}, val loss \\d\\.\\d{4}$").arg(steps[i]));
        QVERIFY2(expected.match(lines[i + 1]).hasMatch(), qPrintable(lines[i + 1]));
    }
    const QString generated = lines.mid(4).join(QLatin1Char('\n'));
    QCOMPARE(generated.size(), 32); // token 0, thirty more, and the line's end
    QVERIFY(result.err.startsWith(QStringLiteral("LibTorch ")));
    QVERIFY(!result.err.contains(QLatin1Char('\r'))); // no progress bar: this is no terminal

    const QJsonObject record = readJson(QStringLiteral("run.json"));
    QCOMPARE(record[QStringLiteral("generated_text")].toString() + QLatin1Char('\n'), generated);
    QCOMPARE(record[QStringLiteral("history")].toArray().size(), 3);
}

void ConsoleTest::withoutValidationWindow() {
    const ConsoleResult result = runConsole(words("train edge.txt --steps 2 --eval-iters 2 --generate 0"));
    QCOMPARE(result.status, 0);
    const QStringList lines = result.out.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);
    QVERIFY(
        QRegularExpression(QStringLiteral("^step 0: train loss \\d\\.\\d{4}$")).match(lines[1]).hasMatch());
    QCOMPARE(result.err.count(QLatin1Char('\n')), 2); // what it runs on, and one note
}

void ConsoleTest::unwritableRecordIsRefusedAtOnce() {
    const ConsoleResult result = runConsole(words("train text.txt --steps 1000000 --json nowhere/run.json"));
    QCOMPARE(result.status, 1);
    QCOMPARE(result.out, QString());
    QVERIFY(isOneLine(result.err));
    QVERIFY(result.err.contains(QStringLiteral("nowhere/run.json")));
}

void ConsoleTest::headDemo() {
    const ConsoleResult result = runConsole(words("head-demo --json head.json"));
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.startsWith(
        QStringLiteral("torch.Size([4, 8, 32])\ntorch.Size([4, 8, 8])\ntensor([["
                       "1.0000, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000],\n"
                       "        [0.5723, 0.4277, 0.0000,")));
    QVERIFY(result.out.endsWith(QStringLiteral("]])\n")));
    QVERIFY(QFile::exists(QStringLiteral("head.json")));
}

void ConsoleTest::inspect() {
    writeBytes(QStringLiteral("crlf.txt"), "\xef\xbb\xbf"
                                           "ab\r\nab\r\n");
    const ConsoleResult result = runConsole(words("inspect crlf.txt"));
    QCOMPARE(result.status, 0);
    for (const char *fact : {"crlf.txt", "UTF-8", "characters: 6", "vocabulary size: 3", "training part: 5",
             "validation part: 1", "LF: 2", "1.0986"})
        QVERIFY2(result.out.contains(QLatin1String(fact)), fact);
}

void ConsoleTest::hangulInEveryLocale_data() {
    QTest::addColumn<QStringList>("variables");
    QTest::newRow("C.UTF-8") << QStringList{};
    QTest::newRow("LANG=C") << QStringList{"LANG=C"};
    QTest::newRow("LC_ALL=C") << QStringList{"LC_ALL=C"};
    QTest::newRow("POSIX") << QStringList{"LC_ALL=POSIX"};
    QTest::newRow("not installed") << QStringList{"LC_ALL=ko_KR.EUC-KR"};
}

void ConsoleTest::hangulInEveryLocale() {
    QFETCH(QStringList, variables);
    const QString name = QStringLiteral("처음 %1 #만나는 😀.txt");
    writeBytes(name, QStringLiteral("처음 만나는 처음 만나는\n").toUtf8());
    const ConsoleResult result = runConsole({QStringLiteral("inspect"), name}, variables);
    QCOMPARE(result.err, QString());
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.startsWith(name + QLatin1Char('\n')));
    QVERIFY(result.out.contains(QStringLiteral("나 는 만 음 처")));
}

void ConsoleTest::missingEngine() {
    const ConsoleResult result =
        runConsole(words("train text.txt"), {QStringLiteral("HEADLIGHT_ENGINE=/nowhere/engine.so")});
    QCOMPARE(result.status, 1);
    QCOMPARE(result.out, QString());
    QVERIFY(isOneLine(result.err));
}

QTEST_GUILESS_MAIN(ConsoleTest)
#include "console_test.moc"
