// SPDX-License-Identifier: GPL-3.0-or-later
// Protects what the console says of files: texts in every encoding, runs, weights, and what is none of them,
// each told by its content; and that a refused file changes nothing.
#include "tests/app/console_fixture.h"

#include <QJsonArray>

namespace {

constexpr const char *train =
    "train text.txt --steps 6 --eval-interval 3 --eval-iters 2 --batch-size 4 --n-embd 8 --block-size 4 "
    "--generate 0 --save run.pt --stop-at 5";

/// `text` in UTF-16, little-endian, without a byte-order mark.
QByteArray utf16(const QString &text) {
    QByteArray bytes;
    for (const QChar unit : text) {
        bytes += static_cast<char>(unit.unicode() & 0xFF);
        bytes += static_cast<char>(unit.unicode() >> 8);
    }
    return bytes;
}

} // namespace

class ConsoleInspectTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void texts_data();
    void texts();
    void brokenBytes();
    void notesOnStandardError();
    void unknownEncodingNamesTheKnown();
    void decomposedPrompt();
    void rawTextKeepsItsPrompt();
    void run();
    void runWithoutItsText();
    void weights();
    void logits();
    void refusedPrompts_data();
    void refusedPrompts();
    void refusedFilesChangeNothing_data();
    void refusedFilesChangeNothing();

private:
    OwnFolder m_folder;
};

void ConsoleInspectTest::initTestCase() {
    writeBytes(QStringLiteral("text.txt"), smallText());
    QVERIFY(runConsole(train).status == 0);
    QVERIFY(runConsole("export run.pt weights.pt").status == 0);
}

void ConsoleInspectTest::texts_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("options");
    QTest::addColumn<QStringList>("facts");
    const QString story = QStringLiteral("가나다라 마바사\n");
    const QByteArray cp949 = "\xb0\xa1\xb3\xaa\xb4\xd9\xb6\xf3 \xb8\xb6\xb9\xd9\xbb\xe7\n";
    const QStringList plain{QStringLiteral("characters: 9\n"), QStringLiteral("vocabulary size: 9\n")};
    QTest::newRow("UTF-8") << story.toUtf8() << "" << plain + QStringList{"encoding: UTF-8\n"};
    QTest::newRow("CP949") << cp949 << "" << plain + QStringList{"encoding: CP949\n"};
    QTest::newRow("CP949 as told") << cp949 << "--encoding cp949" << plain + QStringList{"encoding: CP949\n"};
    QTest::newRow("UTF-16 with its mark")
        << QByteArray("\xff\xfe") + utf16(story) << "" << plain + QStringList{"encoding: UTF-16LE, its"};
    QTest::newRow("decomposed") << story.normalized(QString::NormalizationForm_D).toUtf8() << ""
                                << plain + QStringList{"composed: 14\n"};
    QTest::newRow("decomposed, raw") << story.normalized(QString::NormalizationForm_D).toUtf8() << "--raw"
                                     << QStringList{"characters: 16\n", "kept as they are\n"};
    QTest::newRow("old Mac") << QByteArray("a\rb\r") << "" << QStringList{"LF: 2\n", "characters: 4\n"};
    QByteArray many;
    for (char32_t character = 0x4E00; character < 0x4E00 + 900; ++character)
        many += QString::fromUcs4(&character, 1).toUtf8();
    QTest::newRow("suspicious vocabulary")
        << many << "" << QStringList{"vocabulary size: 900\n", "wrong encoding"};
}

void ConsoleInspectTest::texts() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, options);
    QFETCH(QStringList, facts);
    writeBytes(QStringLiteral("story.pt"), bytes); // its name must not count
    const ConsoleResult result = runConsole(qPrintable(QStringLiteral("inspect story.pt ") + options));
    QVERIFY2(result.status == 0, qPrintable(result.err));
    QCOMPARE(result.err, QString());
    for (const QString &fact : facts)
        QVERIFY2(result.out.contains(fact), qPrintable(fact + QLatin1Char('\n') + result.out));
}

void ConsoleInspectTest::brokenBytes() {
    writeBytes(QStringLiteral("broken.txt"), "first line\nsecond \xff line of a text\nthird line\n");
    for (const char *line : {"inspect broken.txt", "inspect broken.txt --encoding utf-8"}) {
        const ConsoleResult result = runConsole(line);
        QVERIFY2(result.status == 1 && result.isRefusal(), qPrintable(result.out + result.err));
        QVERIFY(result.err.contains(QStringLiteral("broken.txt")) && result.err.contains(QLatin1Char('2')));
    }
    const ConsoleResult shown = runConsole("inspect broken.txt --show-broken");
    QCOMPARE(shown.status, 0);
    QVERIFY(shown.out.contains(QStringLiteral("U+FFFD: 1\n")));
}

void ConsoleInspectTest::notesOnStandardError() {
    const QByteArray line =
        QStringLiteral("가나 가나 가나다\r\n").normalized(QString::NormalizationForm_D).toUtf8();
    writeBytes(QStringLiteral("mac.txt"), line.repeated(30) + "\xff\r\n");
    const ConsoleResult result =
        runConsole("train mac.txt --show-broken --steps 1 --eval-iters 1 --generate 0 --block-size 4");
    QVERIFY2(result.status == 0, qPrintable(result.err));
    for (const char *fact : {"LF: 31", "composed: 420", "U+FFFD: 1"})
        QVERIFY2(result.err.contains(QLatin1String(fact)), qPrintable(result.err));
    QCOMPARE(result.out.count(QLatin1Char('\n')), 2); // and only the chapter's lines where they belong
    writeBytes(QStringLiteral("wide.txt"), "\xff\xfe" + utf16(QString::fromLatin1(smallText())));
    const ConsoleResult wide =
        runConsole("train wide.txt --steps 1 --eval-iters 1 --generate 0 --block-size 4");
    QVERIFY2(wide.err.contains(QStringLiteral("UTF-16LE")), qPrintable(wide.err));
    // A refusal is one sentence, whatever was done to the text.
    writeBytes(QStringLiteral("tiny.txt"), "ab\r\n");
    const ConsoleResult tiny = runConsole("train tiny.txt");
    QVERIFY2(tiny.status == 1 && tiny.isRefusal(), qPrintable(tiny.err));
}

void ConsoleInspectTest::unknownEncodingNamesTheKnown() {
    for (const char *line : {"inspect text.txt --encoding klingon", "train text.txt --encoding klingon",
             "generate run.pt --encoding klingon", "--text text.txt --encoding klingon"}) {
        const ConsoleResult result = runConsole(line);
        QVERIFY2(result.status == 2 && result.isRefusal(), line);
        QVERIFY2(
            result.err.contains(QStringLiteral("klingon")) && result.err.contains(QStringLiteral("CP949")),
            qPrintable(result.err));
    }
}

void ConsoleInspectTest::decomposedPrompt() {
    const QString word = QStringLiteral("가나다 ");
    writeBytes(QStringLiteral("hangul.txt"), word.repeated(60).toUtf8());
    QCOMPARE(runConsole("train hangul.txt --steps 2 --eval-iters 1 --generate 0 --n-embd 8 --save hangul.pt")
                 .status,
        0);
    const ConsoleResult result = runConsole({QStringLiteral("generate"), QStringLiteral("hangul.pt"),
        QStringLiteral("--tokens"), QStringLiteral("0"), QStringLiteral("--prompt"),
        QStringLiteral("가나").normalized(QString::NormalizationForm_D)});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QStringLiteral("가나\n"));
}

void ConsoleInspectTest::rawTextKeepsItsPrompt() {
    const QString word = QStringLiteral("가나다 ").normalized(QString::NormalizationForm_D);
    writeBytes(QStringLiteral("raw.txt"), word.repeated(60).toUtf8());
    for (const char *kept : {"", " --with-text"}) {
        const QString line =
            QStringLiteral("train raw.txt --raw --steps 2 --eval-iters 1 --generate 0 --n-embd 8 "
                           "--stop-at 1 --save raw.pt") +
            QLatin1String(kept);
        QCOMPARE(runConsole(qPrintable(line)).status, 0);
        QCOMPARE(runConsole("train --open raw.pt --generate 0").status, 0);
        const ConsoleResult result = runConsole({QStringLiteral("generate"), QStringLiteral("raw.pt"),
            QStringLiteral("--tokens"), QStringLiteral("0"), QStringLiteral("--prompt"), word.left(2)});
        QVERIFY2(result.status == 0, qPrintable(result.err));
        QCOMPARE(result.out, word.left(2) + QLatin1Char('\n'));
    }
}

void ConsoleInspectTest::run() {
    const ConsoleResult result = runConsole("inspect run.pt");
    QVERIFY2(result.status == 0, qPrintable(result.err));
    QCOMPARE(result.err, QString());
    for (const char *fact : {"text: text.txt (found)", "inside the run: no", "SHA-256", "characters: 602",
             "vocabulary size: 5", "batch size, B: 4", "block size, T: 4", "embedding width, C: 8",
             "seed: 1337", "causal mask: yes", "step 5 of 6", "last evaluation: step 3",
             "training loss: ", "validation loss: ", "last mini-batch loss: ", "parameters: 309",
             "  sa_head.key.weight (8, 8)", "  lm_head.bias (5)", "all weights are finite"})
        QVERIFY2(result.out.contains(QLatin1String(fact)), qPrintable(QLatin1String(fact) + result.out));
}

void ConsoleInspectTest::runWithoutItsText() {
    QVERIFY(QFile::rename(QStringLiteral("text.txt"), QStringLiteral("moved.txt")));
    const ConsoleResult result = runConsole("inspect run.pt");
    QVERIFY(QFile::rename(QStringLiteral("moved.txt"), QStringLiteral("text.txt")));
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.contains(QStringLiteral("text: text.txt (not found)")));
    QVERIFY(result.out.contains(QStringLiteral("vocabulary size: 5\n")));
}

void ConsoleInspectTest::weights() {
    const ConsoleResult result = runConsole("inspect weights.pt");
    QVERIFY2(result.status == 0, qPrintable(result.err));
    for (const char *fact : {"without a text", "vocabulary size: 5", "block size, T: 4",
             "embedding width, C: 8", "  token_embedding_table.weight (5, 8)", "all weights are finite"})
        QVERIFY2(result.out.contains(QLatin1String(fact)), qPrintable(QLatin1String(fact) + result.out));
    QVERIFY(!result.out.contains(QStringLiteral("seed")));
}

void ConsoleInspectTest::logits() {
    QVERIFY(runConsole("inspect run.pt --prompt cab --json run.json").status == 0);
    QVERIFY(runConsole("inspect weights.pt --prompt cab --text text.txt --json weights.json").status == 0);
    const QJsonObject json = readJson(QStringLiteral("run.json"));
    QCOMPARE(json[QStringLiteral("vocabulary")].toString(), QStringLiteral("\n abc"));
    QCOMPARE(json[QStringLiteral("tokens")].toArray(), (QJsonArray{4, 2, 3}));
    const QJsonArray rows = json[QStringLiteral("logits")].toArray();
    QCOMPARE(rows.size(), 3);
    for (const auto &row : rows)
        QCOMPARE(row.toArray().size(), 5);
    QVERIFY(rows[0].toArray() != rows[2].toArray());
    QCOMPARE(readBytes(QStringLiteral("weights.json")), readBytes(QStringLiteral("run.json")));
}

void ConsoleInspectTest::refusedPrompts_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    const QStringList json{"--json", "never.json"};
    QTest::newRow("too long") << QStringList{"run.pt", "--prompt", "abcab"} + json << 1;
    QTest::newRow("empty") << QStringList{"run.pt", "--prompt", ""} + json << 1;
    QTest::newRow("unknown character") << QStringList{"run.pt", "--prompt", "q"} + json << 1;
    QTest::newRow("weights without text") << QStringList{"weights.pt", "--prompt", "a"} + json << 1;
    QTest::newRow("a text") << QStringList{"text.txt", "--prompt", "a"} + json << 1;
    QTest::newRow("missing folder") << QStringList{"run.pt", "--prompt", "a", "--json", "no/never.json"} << 1;
    QTest::newRow("prompt alone") << QStringList{"run.pt", "--prompt", "a"} << 2;
    QTest::newRow("json alone") << QStringList{"run.pt"} + json << 2;
}

void ConsoleInspectTest::refusedPrompts() {
    QFETCH(QStringList, words);
    QFETCH(int, status);
    const ConsoleResult result = runConsole(QStringList{QStringLiteral("inspect")} + words);
    QCOMPARE(result.status, status);
    QVERIFY2(result.isRefusal(), qPrintable(result.out + result.err));
    QVERIFY(!QFile::exists(QStringLiteral("never.json")));
}

void ConsoleInspectTest::refusedFilesChangeNothing_data() {
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray run = readBytes(QStringLiteral("run.pt"));
    QByteArray flipped = run;
    flipped[flipped.size() / 2] = static_cast<char>(flipped[flipped.size() / 2] ^ 0x10);
    QTest::newRow("cut at a tenth") << run.left(run.size() / 10);
    QTest::newRow("cut in the middle") << run.left(run.size() / 2);
    QTest::newRow("last byte missing") << run.chopped(1);
    QTest::newRow("one bit flipped") << flipped;
    QTest::newRow("end only") << run.right(run.size() / 2);
    QTest::newRow("zeros") << QByteArray(5000, '\0');
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("before PyTorch 1.6")
        << QByteArray("\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19\x2e\x80\x02", 17);
    QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) + QByteArray(100, '\0');
}

void ConsoleInspectTest::refusedFilesChangeNothing() {
    QFETCH(QByteArray, bytes);
    writeBytes(QStringLiteral("odd.pt"), bytes);
    const QString before = runConsole("generate run.pt --tokens 50 --seed 3").out;
    for (const char *line : {"inspect odd.pt", "generate odd.pt --text text.txt",
             "train text.txt --open odd.pt --save never.pt", "export odd.pt never.pt"}) {
        const ConsoleResult result = runConsole(line);
        QVERIFY2(result.status == 1 && result.isRefusal(), qPrintable(QLatin1String(line) + result.err));
        QVERIFY2(result.err.contains(QStringLiteral("odd.pt")), qPrintable(result.err));
    }
    QVERIFY(!QFile::exists(QStringLiteral("never.pt")));
    QCOMPARE(readBytes(QStringLiteral("odd.pt")), bytes);
    QVERIFY(!before.isEmpty());
    QCOMPARE(runConsole("generate run.pt --tokens 50 --seed 3").out, before);
}

QTEST_GUILESS_MAIN(ConsoleInspectTest)
#include "console_inspect_test.moc"
