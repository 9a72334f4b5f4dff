// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the command line: every option reaches its setting, numbers have a decimal point, and what is
// wrong is said in one line instead of being guessed at.
#include "app/command_line.h"

#include <QTest>

using namespace headlight;

namespace {

Command parse(const QString &line) {
    return parseCommandLine(Arguments(
        QStringList{QStringLiteral("headlight")} + line.split(QLatin1Char(' '), Qt::SkipEmptyParts)));
}

} // namespace

class CommandLineTest : public QObject {
    Q_OBJECT

private slots:
    void defaultsAreTheChapters();
    void everyOptionArrives();
    void textIsBuiltInOrFile();
    void numbers_data();
    void numbers();
    void wrongUsage_data();
    void wrongUsage();
    void window_data();
    void window();
    void commandsOfRuns();
    void readingOfTexts();
    void helpAndVersion();
};

void CommandLineTest::defaultsAreTheChapters() {
    const auto command = std::get<TrainCommand>(parse(QStringLiteral("train story-ko")));
    QVERIFY(command.settings == RunSettings());
    QCOMPARE(command.generate, std::int64_t(500));
    QCOMPARE(command.temperature, 1.0);
    QCOMPARE(command.text->pattern.wordLength, 3);
    QCOMPARE(command.text->pattern.repeats, 8);
    QVERIFY(command.json.name.isEmpty() && command.save.name.isEmpty() && command.open.name.isEmpty());
    QVERIFY(!command.stopAt && !command.withText);
    QVERIFY(command.text->reading == TextReading());
}

void CommandLineTest::everyOptionArrives() {
    const auto command = std::get<TrainCommand>(parse(QStringLiteral(
        "train pattern --steps 11 --eval-interval 12 --eval-iters 13 --batch-size 14 --block-size 15 "
        "--n-embd 17 "
        "--learning-rate 0.5 --seed 18446744073709551615 --no-mask --no-scale --no-position --generate 19 "
        "--temperature 0.25 --device cpu --json out.json --pattern-length 4 --pattern-repeats 5")));
    const RunSettings &settings = command.settings;
    QCOMPARE(settings.steps, std::int64_t(11));
    QCOMPARE(settings.evalInterval, std::int64_t(12));
    QCOMPARE(settings.evalIters, std::int64_t(13));
    QCOMPARE(settings.batchSize, std::int64_t(14));
    QCOMPARE(settings.blockSize, std::int64_t(15));
    QCOMPARE(settings.nEmbd, std::int64_t(17));
    QCOMPARE(settings.learningRate, 0.5);
    QCOMPARE(settings.seed, std::uint64_t(18446744073709551615ULL));
    QVERIFY(!settings.mask && !settings.scale && !settings.position);
    QCOMPARE(settings.device, DeviceChoice::Cpu);
    QCOMPARE(command.generate, std::int64_t(19));
    QCOMPARE(command.temperature, 0.25);
    QCOMPARE(command.json.name, QStringLiteral("out.json"));
    QCOMPARE(command.text->pattern.wordLength, 4);
    QCOMPARE(command.text->pattern.repeats, 5);
    QCOMPARE(std::get<HeadDemoCommand>(parse(QStringLiteral("head-demo --json x"))).json.name,
        QStringLiteral("x"));
}

void CommandLineTest::textIsBuiltInOrFile() {
    const auto command = std::get<InspectCommand>(parse(QStringLiteral("inspect some/file.txt")));
    QCOMPARE(command.file.name, QStringLiteral("some/file.txt"));
    QCOMPARE(command.file.path, std::filesystem::path("some/file.txt"));
}

void CommandLineTest::numbers_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value"); // 0: refused
    QTest::newRow("point") << "0.001" << 0.001;
    QTest::newRow("exponent") << "1e-3" << 0.001;
    QTest::newRow("huge") << "1e30" << 1e30;
    QTest::newRow("negative") << "-1" << -1.0; // checkSettings() refuses it, with the range
    QTest::newRow("comma") << "1,5" << 0.0;
    QTest::newRow("group") << "1,500" << 0.0;
    QTest::newRow("words") << "fast" << 0.0;
    QTest::newRow("infinite") << "inf" << 0.0;
    QTest::newRow("no number") << "nan" << 0.0;
    QTest::newRow("unit") << "1e-3x" << 0.0;
}

void CommandLineTest::numbers() {
    QFETCH(QString, text);
    QFETCH(double, value);
    for (const auto &locale : {QLocale::c(), QLocale(QLocale::German, QLocale::Germany)}) {
        QLocale::setDefault(locale);
        const Command command = parse(QStringLiteral("train pattern --learning-rate %1").arg(text));
        if (value == 0.0) {
            QVERIFY(std::holds_alternative<UsageError>(command));
            QVERIFY(std::get<UsageError>(command).sentence.contains(text));
        } else {
            QCOMPARE(std::get<TrainCommand>(command).settings.learningRate, value);
        }
    }
    QLocale::setDefault(QLocale::c());
}

void CommandLineTest::wrongUsage_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("named"); // what the sentence must name
    QTest::newRow("unknown command") << "fly"
                                     << "fly";
    QTest::newRow("command after an option") << "--text a.txt train b.txt"
                                             << "headlight train";
    QTest::newRow("command after an option, with its own") << "--open run.pt generate --tokens 5"
                                                           << "headlight generate";
    QTest::newRow("text without its option") << "a.txt"
                                             << "--text";
    QTest::newRow("no text") << "train"
                             << "";
    QTest::newRow("two texts") << "train a.txt b.txt"
                               << "b.txt";
    QTest::newRow("unknown option") << "train a.txt --fast"
                                    << "fast";
    QTest::newRow("encoding of no text") << "train --open run.pt --encoding CP949"
                                         << "--encoding";
    QTest::newRow("raw, but no text") << "generate run.pt --raw"
                                      << "--raw";
    QTest::newRow("pattern of no text") << "--pattern-length 4"
                                        << "--pattern-length";
    QTest::newRow("text to keep, run not") << "train a.txt --with-text"
                                           << "--save";
    QTest::newRow("one file for two") << "train a.txt --save x --json x"
                                      << "--json";
    QTest::newRow("file without a name") << "train a.txt --save="
                                         << "--save";
    QTest::newRow("run without a name") << "train a.txt --open="
                                        << "--open";
    QTest::newRow("step for a word") << "train a.txt --stop-at soon"
                                     << "soon";
    QTest::newRow("encoding") << "train a.txt --encoding klingon"
                              << "klingon";
    QTest::newRow("no run") << "generate"
                            << "";
    QTest::newRow("two runs") << "generate a.pt b.pt"
                              << "b.pt";
    QTest::newRow("generate with steps") << "generate a.pt --steps 5"
                                         << "steps";
    QTest::newRow("tokens") << "generate a.pt --tokens 1.5"
                            << "1.5";
    QTest::newRow("prompt without a file") << "inspect a.pt --prompt b"
                                           << "--json";
    QTest::newRow("file without a prompt") << "inspect a.pt --json b"
                                           << "--prompt";
    QTest::newRow("export without a target") << "export a.pt"
                                             << "";
    QTest::newRow("export with three files") << "export a.pt b.pt c.pt"
                                             << "c.pt";
    QTest::newRow("word for a number") << "train a.txt --steps many"
                                       << "many";
    QTest::newRow("fraction") << "train a.txt --steps 1.5"
                              << "1.5";
    QTest::newRow("exponent") << "train a.txt --steps 1e3"
                              << "1e3";
    QTest::newRow("too long a number") << "train a.txt --steps 99999999999999999999"
                                       << "steps";
    QTest::newRow("negative seed") << "train a.txt --seed -1"
                                   << "-1";
    QTest::newRow("value missing") << "train a.txt --steps"
                                   << "steps";
    QTest::newRow("flag with value") << "train a.txt --no-mask=1"
                                     << "no-mask";
    QTest::newRow("device") << "train a.txt --device tpu"
                            << "tpu";
    QTest::newRow("pattern length") << "train pattern --pattern-length 9"
                                    << "pattern-length";
    QTest::newRow("pattern repeats") << "inspect pattern --pattern-repeats 1"
                                     << "pattern-repeats";
    QTest::newRow("inspect with steps") << "inspect a.txt --steps 3"
                                        << "steps";
    QTest::newRow("head-demo with text") << "head-demo a.txt"
                                         << "a.txt";
    QTest::newRow("window without a run's name") << "--open="
                                                 << "open";
}

void CommandLineTest::wrongUsage() {
    QFETCH(QString, line);
    QFETCH(QString, named);
    const Command command = parse(line);
    QVERIFY(std::holds_alternative<UsageError>(command));
    const QString sentence = std::get<UsageError>(command).sentence;
    QVERIFY(!sentence.isEmpty());
    QVERIFY2(sentence.contains(named), qPrintable(sentence));
    QVERIFY(!sentence.contains(QLatin1Char('\n')));
}

void CommandLineTest::window_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("run");
    QTest::newRow("alone") << ""
                           << ""
                           << "";
    QTest::newRow("run") << "--open run.pt"
                         << ""
                         << "run.pt";
    QTest::newRow("weights and their text") << "--open w.pt --text a.txt"
                                            << "a.txt"
                                            << "w.pt";
    QTest::newRow("text called like a command") << "--text train"
                                                << "train"
                                                << "";
    QTest::newRow("text") << "--text a.txt"
                          << "a.txt"
                          << "";
    QTest::newRow("text after =") << "--text=a.txt"
                                  << "a.txt"
                                  << "";
    QTest::newRow("built-in") << "--text story-en"
                              << "story-en"
                              << "";
    QTest::newRow("Qt's options") << "-platform offscreen --style fusion --text a.txt"
                                  << "a.txt"
                                  << "";
}

void CommandLineTest::window() {
    QFETCH(QString, line);
    QFETCH(QString, text);
    QFETCH(QString, run);
    const Command command = parse(line);
    QVERIFY(std::holds_alternative<WindowOptions>(command));
    const auto &options = std::get<WindowOptions>(command);
    QCOMPARE(options.text.has_value(), !text.isEmpty());
    if (options.text)
        QCOMPARE(options.text->name, text);
    QCOMPARE(options.open, run);
    QCOMPARE(options.openPath, std::filesystem::path(run.toStdString()));
}

void CommandLineTest::commandsOfRuns() {
    const auto train = std::get<TrainCommand>(
        parse(QStringLiteral("train --open a.pt --steps 9 --save b.pt --with-text --stop-at 8")));
    QVERIFY(!train.text);
    QCOMPARE(train.open.name, QStringLiteral("a.pt"));
    QCOMPARE(train.save.path, std::filesystem::path("b.pt"));
    QVERIFY(train.withText && train.stopAt == 8 && train.given.contains(QStringLiteral("steps")));
    const auto generate = std::get<GenerateCommand>(parse(QStringLiteral(
        "generate a.pt --prompt ab --tokens 7 --seed 3 --temperature 0.5 --text b.txt --encoding CP949")));
    QCOMPARE(generate.run.name, QStringLiteral("a.pt"));
    QCOMPARE(generate.prompt, QStringLiteral("ab"));
    QVERIFY(generate.tokens == 7 && generate.seed == 3U && generate.temperature == 0.5);
    QCOMPARE(generate.text->reading.encoding, std::string("CP949"));
    QVERIFY(!std::get<GenerateCommand>(parse(QStringLiteral("generate a.pt"))).seed);
    const auto inspect = std::get<InspectCommand>(
        parse(QStringLiteral("inspect a.pt --prompt ab --json c.json --text b.txt")));
    QCOMPARE(inspect.prompt, QStringLiteral("ab"));
    QCOMPARE(inspect.json.name, QStringLiteral("c.json"));
    QCOMPARE(inspect.text->name, QStringLiteral("b.txt"));
    const auto exported = std::get<ExportCommand>(parse(QStringLiteral("export a.pt b.pt")));
    QCOMPARE(exported.run.name, QStringLiteral("a.pt"));
    QCOMPARE(exported.out.name, QStringLiteral("b.pt"));
}

void CommandLineTest::readingOfTexts() {
    for (const char *name : {"utf-16le", "UTF-16LE"}) {
        const QString line = QStringLiteral("inspect a.txt --raw --show-broken --encoding %1");
        const TextReading reading =
            std::get<InspectCommand>(parse(line.arg(QLatin1String(name)))).file.reading;
        QCOMPARE(reading.encoding, std::string("UTF-16LE"));
        QVERIFY(!reading.compose && reading.showBroken);
    }
    const auto window = std::get<WindowOptions>(parse(QStringLiteral("--text a.txt --raw")));
    QVERIFY(!window.text->reading.compose);
}

void CommandLineTest::helpAndVersion() {
    const auto help = std::get<PrintCommand>(parse(QStringLiteral("train --help"))).text;
    for (const char *option : {"--steps", "--learning-rate", "--json", "--pattern-length", "story-ko",
             "--save", "--open", "--encoding"})
        QVERIFY2(help.contains(QLatin1String(option)), option);
    QVERIFY(
        std::get<PrintCommand>(parse(QStringLiteral("--help"))).text.contains(QStringLiteral("head-demo")));
    QVERIFY(std::get<PrintCommand>(parse(QStringLiteral("--version")))
                .text.contains(QStringLiteral(HEADLIGHT_VERSION)));
}

QTEST_GUILESS_MAIN(CommandLineTest)
#include "command_line_test.moc"
