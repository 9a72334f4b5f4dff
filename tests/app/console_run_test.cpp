// SPDX-License-Identifier: GPL-3.0-or-later
// Protects runs in the console: a run that was put away goes on as if it had never been, to the last byte;
// nothing of a run is lost or half written; what does not belong to it is refused.
#include "tests/app/console_fixture.h"

class ConsoleRunTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void stoppedAndGoneOnIsOneGo_data();
    void stoppedAndGoneOnIsOneGo();
    void moreStepsThanBefore();
    void finishedRunGeneratesAgain();
    void textIsFoundFromAnotherFolder();
    void carriedTextNeedsNoFile();
    void runWithoutItsText();
    void settingsStayTheRuns_data();
    void settingsStayTheRuns();
    void whatARunTakesAnew();
    void nonFiniteLossSavesTheLastWeights();
    void refusedSteps();
    void weightsBeginARun();
    void generateContinuesThePrompt();
    void generateNeedsTheTextOfWeights();
    void withoutMaskNothingIsExported();

private:
    std::unique_ptr<OwnFolder> m_folder;
};

void ConsoleRunTest::init() {
    m_folder = std::make_unique<OwnFolder>();
    writeBytes(QStringLiteral("text.txt"), smallText());
    writeBytes(QStringLiteral("other.txt"), smallText() + "ab");
    writeBytes(QStringLiteral("wider.txt"), smallText() + "xyz");
}

void ConsoleRunTest::cleanup() {
    m_folder.reset();
}

void ConsoleRunTest::stoppedAndGoneOnIsOneGo_data() {
    QTest::addColumn<int>("stop");
    QTest::newRow("before the first step") << 0;
    QTest::newRow("between evaluations") << 17;
    QTest::newRow("where an evaluation is due") << 21;
    QTest::newRow("before the last step") << 29;
    QTest::newRow("at the end") << 30;
}

void ConsoleRunTest::stoppedAndGoneOnIsOneGo() {
    QFETCH(int, stop);
    const ConsoleResult whole = runConsole(trainWords("--generate 60 --json whole.json"));
    QVERIFY2(whole.status == 0, qPrintable(whole.err));
    const QString first = QStringLiteral("--generate 0 --save run.pt --stop-at %1").arg(stop);
    const ConsoleResult stopped = runConsole(trainWords(qPrintable(first)));
    QVERIFY2(stopped.status == 0, qPrintable(stopped.err));
    const ConsoleResult goneOn = runConsole("train --open run.pt --generate 60 --json parts.json");
    QVERIFY2(goneOn.status == 0, qPrintable(goneOn.err));
    QCOMPARE(stopped.out + goneOn.out, whole.out);
    QVERIFY(!readBytes(QStringLiteral("whole.json")).isEmpty());
    QCOMPARE(readBytes(QStringLiteral("parts.json")), readBytes(QStringLiteral("whole.json")));
}

void ConsoleRunTest::moreStepsThanBefore() {
    QCOMPARE(runConsole(trainWords("--generate 0 --save run.pt")).status, 0);
    const ConsoleResult more = runConsole("train --open run.pt --steps 37 --generate 0 --save run.pt");
    QVERIFY2(more.status == 0, qPrintable(more.err));
    QVERIFY(more.out.startsWith(QStringLiteral("step 35: ")));
    QVERIFY(runConsole("inspect run.pt").out.contains(QStringLiteral("step 37 of 37")));
}

void ConsoleRunTest::finishedRunGeneratesAgain() {
    const ConsoleResult whole = runConsole(trainWords("--generate 40 --save run.pt"));
    const ConsoleResult again = runConsole("train --open run.pt --generate 40");
    QCOMPARE(again.status, 0);
    QVERIFY(!again.out.isEmpty());
    QVERIFY(whole.out.endsWith(QLatin1Char('\n') + again.out));
    // generate draws from a copy of the same stream.
    QCOMPARE(runConsole("generate run.pt --tokens 40").out, again.out);
    QVERIFY(runConsole("generate run.pt --tokens 40 --seed 3").out != again.out);
    QCOMPARE(runConsole("generate run.pt --tokens 40 --seed 3").out,
        runConsole("generate run.pt --tokens 40 --seed 3").out);
}

void ConsoleRunTest::textIsFoundFromAnotherFolder() {
    QCOMPARE(runConsole(trainWords("--generate 0 --save run.pt --stop-at 3")).status, 0);
    QVERIFY(QDir().mkdir(QStringLiteral("elsewhere")) && QDir::setCurrent(QStringLiteral("elsewhere")));
    QCOMPARE(runConsole("train --open ../run.pt --generate 0").status, 0);
}

void ConsoleRunTest::carriedTextNeedsNoFile() {
    QCOMPARE(runConsole(trainWords("--generate 0 --save run.pt --with-text --stop-at 3")).status, 0);
    QVERIFY(QFile::remove(QStringLiteral("text.txt")));
    // Also when it has been saved again.
    QCOMPARE(runConsole("train --open run.pt --generate 0 --stop-at 4 --save run.pt").status, 0);
    QCOMPARE(runConsole("train --open run.pt --generate 0").status, 0);
}

void ConsoleRunTest::runWithoutItsText() {
    QCOMPARE(runConsole(trainWords("--generate 0 --save run.pt --stop-at 3")).status, 0);
    QVERIFY(QFile::rename(QStringLiteral("text.txt"), QStringLiteral("moved.txt")));
    const ConsoleResult missing = runConsole("train --open run.pt");
    QCOMPARE(missing.status, 1);
    QVERIFY(missing.isRefusal() && missing.err.contains(QStringLiteral("text.txt")));
    const ConsoleResult other = runConsole("train other.txt --open run.pt");
    QCOMPARE(other.status, 1);
    QVERIFY(other.isRefusal() && other.err.contains(QStringLiteral("text.txt")));
    QCOMPARE(runConsole("generate run.pt --tokens 5").status, 0); // it has its characters
    QCOMPARE(runConsole("train moved.txt --open run.pt --generate 0").status, 0);
}

void ConsoleRunTest::settingsStayTheRuns_data() {
    QTest::addColumn<QString>("option");
    for (const char *option : {"--eval-interval=7", "--eval-iters=2", "--batch-size=8", "--block-size=8",
             "--n-embd=16", "--learning-rate=0.1", "--seed=5", "--no-mask", "--no-scale", "--no-position"})
        QTest::newRow(option) << QString::fromLatin1(option);
}

void ConsoleRunTest::settingsStayTheRuns() {
    QFETCH(QString, option);
    QCOMPARE(runConsole(trainWords("--generate 0 --save run.pt --stop-at 1")).status, 0);
    const ConsoleResult result =
        runConsole({QStringLiteral("train"), QStringLiteral("--open"), QStringLiteral("run.pt"), option});
    QCOMPARE(result.status, 2);
    QVERIFY(result.isRefusal());
    QVERIFY(result.err.contains(option.section(QLatin1Char('='), 0, 0)));
}

void ConsoleRunTest::whatARunTakesAnew() {
    QCOMPARE(runConsole(trainWords("--generate 0 --save run.pt --stop-at 1")).status, 0);
    const ConsoleResult result = runConsole(
        "train text.txt --open run.pt --steps 5 --generate 3 --temperature 0 --threads 1 --device cpu --save "
        "next.pt --json next.json --with-text --encoding utf-8 --raw --show-broken --stop-at 4");
    QVERIFY2(result.status == 0, qPrintable(result.err));
    const QJsonObject settings = readJson(QStringLiteral("next.json"))[QStringLiteral("settings")].toObject();
    QCOMPARE(settings[QStringLiteral("steps")].toInt(), 5);
    QCOMPARE(settings[QStringLiteral("threads")].toInt(), 1);
    QCOMPARE(settings[QStringLiteral("block_size")].toInt(), 8);
}

void ConsoleRunTest::nonFiniteLossSavesTheLastWeights() {
    const ConsoleResult result = runConsole(trainWords("--learning-rate 1e30 --save run.pt"));
    QCOMPARE(result.status, 1);
    const ConsoleResult inspected = runConsole("inspect run.pt");
    QCOMPARE(inspected.status, 0);
    QVERIFY(inspected.out.contains(QStringLiteral("not finite\n")));
    QVERIFY(inspected.out.contains(QStringLiteral("all weights are finite")));
    const ConsoleResult again = runConsole("train --open run.pt");
    QCOMPARE(again.status, 1);
    QVERIFY(again.err.endsWith(result.err.section(QLatin1Char('\n'), -2)));
}

void ConsoleRunTest::refusedSteps() {
    QCOMPARE(runConsole(trainWords("--generate 0 --save run.pt --stop-at 9")).status, 0);
    for (const char *line : {"train --open run.pt --steps 8", "train --open run.pt --stop-at 8",
             "train --open run.pt --stop-at 31", "train text.txt --steps 5 --stop-at 6",
             "train text.txt --steps 5 --stop-at -1"}) {
        const ConsoleResult result = runConsole(line);
        QVERIFY2(result.status == 1 && result.isRefusal(), line);
    }
}

void ConsoleRunTest::weightsBeginARun() {
    QCOMPARE(runConsole(trainWords("--generate 0 --save run.pt")).status, 0);
    QCOMPARE(runConsole("export run.pt weights.pt").status, 0);
    const ConsoleResult begun = runConsole("train text.txt --open weights.pt --steps 4 --eval-iters 2 "
                                           "--batch-size 4 --seed 9 --save begun.pt --generate 0");
    QVERIFY2(begun.status == 0, qPrintable(begun.err));
    QVERIFY(begun.out.contains(QStringLiteral("M parameters\nstep 0: train loss ")));
    const ConsoleResult inspected = runConsole("inspect begun.pt");
    for (const char *fact :
        {"step 4 of 4", "weights of a file", "block size, T: 8", "embedding width, C: 16"})
        QVERIFY2(inspected.out.contains(QLatin1String(fact)), qPrintable(inspected.out));

    for (const char *line :
        {"train text.txt --open weights.pt --block-size 9", "train text.txt --open weights.pt --n-embd 8",
            "train wider.txt --open weights.pt", "train --open weights.pt"}) {
        const ConsoleResult result = runConsole(line);
        QVERIFY2(result.status == 1 && result.isRefusal(), qPrintable(QLatin1String(line) + result.err));
    }
    const ConsoleResult shape = runConsole("train text.txt --open weights.pt --block-size 9");
    for (const char *fact : {"position_embedding_table.weight", "(9, 16)", "(8, 16)"})
        QVERIFY2(shape.err.contains(QLatin1String(fact)), qPrintable(shape.err));
    QCOMPARE(
        runConsole("train text.txt --open weights.pt --steps 1 --eval-iters 1 --generate 0 --block-size 8 "
                   "--n-embd 16")
            .status,
        0);
}

void ConsoleRunTest::generateContinuesThePrompt() {
    QCOMPARE(runConsole(trainWords("--generate 0 --save run.pt")).status, 0);
    const auto generated = [](const QString &prompt, const char *tokens = "20") {
        return runConsole({QStringLiteral("generate"), QStringLiteral("run.pt"), QStringLiteral("--prompt"),
            prompt, QStringLiteral("--tokens"), QLatin1String(tokens)});
    };
    const ConsoleResult result = generated(QStringLiteral("cab cab cab cab"));
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.startsWith(QStringLiteral("cab cab cab cab")));
    QCOMPARE(result.out.size(), 15 + 20 + 1);
    QCOMPARE(generated(QString()).out.at(0), QLatin1Char('\n')); // token 0
    QCOMPARE(generated(QStringLiteral("a\r\nb"), "0").out, QStringLiteral("a\nb\n"));
    QCOMPARE(generated(QStringLiteral("ab"), "-1").status, 1);
    const ConsoleResult unknown = generated(QStringLiteral("abq"));
    QCOMPARE(unknown.status, 1);
    QVERIFY(unknown.isRefusal() && unknown.err.contains(QLatin1Char('q')));
    QCOMPARE(runConsole("generate run.pt --temperature -1").status, 1);
    const QString coldest = runConsole("generate run.pt --temperature 0").out;
    QCOMPARE(runConsole("generate run.pt --temperature 0 --seed 4").out, coldest);
}

void ConsoleRunTest::generateNeedsTheTextOfWeights() {
    QCOMPARE(runConsole(trainWords("--generate 0 --save run.pt")).status, 0);
    QCOMPARE(runConsole("export run.pt weights.pt").status, 0);
    const ConsoleResult alone = runConsole("generate weights.pt");
    QCOMPARE(alone.status, 1);
    QVERIFY(alone.isRefusal() && alone.err.contains(QStringLiteral("--text")));
    const ConsoleResult wider = runConsole("generate weights.pt --text wider.txt");
    QCOMPARE(wider.status, 1);
    QVERIFY(wider.isRefusal() && wider.err.contains(QStringLiteral("wider.txt")));
    const ConsoleResult result = runConsole("generate weights.pt --text text.txt --seed 3 --tokens 30");
    QCOMPARE(result.status, 0);
    QCOMPARE(runConsole("generate run.pt --seed 3 --tokens 30").out, result.out);
    QCOMPARE(runConsole("generate run.pt --text other.txt").status, 1); // a run has its own
}

void ConsoleRunTest::withoutMaskNothingIsExported() {
    QCOMPARE(runConsole(trainWords("--no-mask --generate 0 --save run.pt --stop-at 2")).status, 0);
    const ConsoleResult result = runConsole("export run.pt out.pt");
    QCOMPARE(result.status, 1);
    QVERIFY(result.isRefusal());
    QVERIFY(!QFile::exists(QStringLiteral("out.pt")));
}

QTEST_GUILESS_MAIN(ConsoleRunTest)
#include "console_run_test.moc"
