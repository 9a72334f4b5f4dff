// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include "app/built_in_texts.h"
#include "app/command_line_text.h"
#include "app/option_reader.h"

#include <QCommandLineParser>

#include <algorithm>

namespace headlight {

namespace {

QString textHelp() {
    return CommandLineText::tr("a file, or a built-in text: %1")
        .arg(builtInTextNames().join(QStringLiteral(", ")));
}

/// Adds what every command has and parses; the outcome that ends the matter at once, if there is one.
std::optional<Command> parse(QCommandLineParser &parser, const QStringList &words) {
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    if (!parser.parse(words))
        return UsageError{parser.errorText()};
    if (parser.isSet(help))
        return PrintCommand{parser.helpText()};
    if (parser.isSet(version))
        return PrintCommand{QStringLiteral("Headlight " HEADLIGHT_VERSION "\n")};
    return std::nullopt;
}

/// The one positional argument after the command's name.
std::optional<UsageError> checkTextArgument(const QStringList &positional) {
    if (positional.size() < 2)
        return UsageError{
            CommandLineText::tr("A text is missing: give a file or the name of a built-in text.")};
    if (positional.size() > 2)
        return UsageError{CommandLineText::tr("There is one argument too many: “%1”.").arg(positional.at(2))};
    return std::nullopt;
}

void addPatternOptions(QCommandLineParser &parser) {
    parser.addOptions({
        {QStringLiteral("pattern-length"),
            CommandLineText::tr("letters in a word of a built-in pattern (default 3)"), QStringLiteral("N")},
        {QStringLiteral("pattern-repeats"),
            CommandLineText::tr("how often each word is repeated on a line (default 8)"),
            QStringLiteral("N")},
    });
}

TextChoice readText(OptionReader &reader, const Arguments &arguments, const QString &name) {
    TextChoice text{name, arguments.path(name), {}};
    reader.wholeWithin("pattern-length", text.pattern.wordLength, 2, 8);
    reader.wholeWithin("pattern-repeats", text.pattern.repeats, 2, 40);
    return text;
}

void addTrainOptions(QCommandLineParser &parser) {
    const QString whole = QStringLiteral("N");
    parser.addOptions({
        {QStringLiteral("steps"), CommandLineText::tr("training steps (default 3000)"), whole},
        {QStringLiteral("eval-interval"), CommandLineText::tr("steps between evaluations (default 300)"),
            whole},
        {QStringLiteral("eval-iters"), CommandLineText::tr("batches a split in one evaluation (default 200)"),
            whole},
        {QStringLiteral("batch-size"), CommandLineText::tr("windows in a batch, B (default 64)"), whole},
        {QStringLiteral("block-size"), CommandLineText::tr("characters in a window, T (default 16)"), whole},
        {QStringLiteral("n-embd"), CommandLineText::tr("embedding width and head size, C (default 64)"),
            whole},
        {QStringLiteral("learning-rate"), CommandLineText::tr("step size of AdamW (default 1e-3)"),
            QStringLiteral("X")},
        {QStringLiteral("seed"), CommandLineText::tr("of all random numbers (default 1337)"), whole},
        {QStringLiteral("no-mask"), CommandLineText::tr("leave the causal mask out (experiment)")},
        {QStringLiteral("no-scale"), CommandLineText::tr("leave 1/√head_size out (experiment)")},
        {QStringLiteral("no-position"), CommandLineText::tr("leave the position embedding out (experiment)")},
        {QStringLiteral("generate"), CommandLineText::tr("characters to generate afterwards (default 500)"),
            whole},
        {QStringLiteral("temperature"),
            CommandLineText::tr("1 = the model's own, 0 = always the most likely"), QStringLiteral("X")},
        {QStringLiteral("threads"),
            CommandLineText::tr("threads that train on the processor (default: as many as help)"), whole},
        {QStringLiteral("device"), CommandLineText::tr("auto, cpu or cuda"), QStringLiteral("NAME")},
        {QStringLiteral("json"), CommandLineText::tr("write every figure to this file"),
            QStringLiteral("OUT")},
    });
}

void readSettings(OptionReader &reader, const QCommandLineParser &parser, RunSettings &settings) {
    reader.whole("steps", settings.steps);
    reader.whole("eval-interval", settings.evalInterval);
    reader.whole("eval-iters", settings.evalIters);
    reader.whole("batch-size", settings.batchSize);
    reader.whole("block-size", settings.blockSize);
    reader.whole("n-embd", settings.nEmbd);
    reader.real("learning-rate", settings.learningRate);
    reader.seed("seed", settings.seed);
    settings.mask = !parser.isSet(QStringLiteral("no-mask"));
    settings.scale = !parser.isSet(QStringLiteral("no-scale"));
    settings.position = !parser.isSet(QStringLiteral("no-position"));
    reader.whole("threads", settings.threads);
    reader.device("device", settings.device);
}

Command parseTrain(const Arguments &arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        CommandLineText::tr("Trains the chapter's model on a text and prints the chapter's lines."));
    parser.addPositionalArgument(QStringLiteral("train"), QString(), QStringLiteral("train"));
    parser.addPositionalArgument(QStringLiteral("TEXT"), textHelp());
    addTrainOptions(parser);
    addPatternOptions(parser);
    if (const auto end = parse(parser, arguments.words()))
        return *end;
    if (const auto error = checkTextArgument(parser.positionalArguments()))
        return *error;
    OptionReader reader(parser);
    TrainCommand command;
    command.text = readText(reader, arguments, parser.positionalArguments().at(1));
    readSettings(reader, parser, command.settings);
    reader.whole("generate", command.generate);
    reader.real("temperature", command.temperature);
    command.json = parser.value(QStringLiteral("json"));
    if (reader.error())
        return UsageError{*reader.error()};
    if (parser.isSet(QStringLiteral("json")) && command.json.isEmpty())
        return UsageError{CommandLineText::tr("--json needs the name of a file.")};
    return command;
}

Command parseHeadDemo(const Arguments &arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(CommandLineText::tr(
        "Runs the chapter's stand-alone head (seed 1337, B=4, T=8, C=32) and prints its attention."));
    parser.addPositionalArgument(QStringLiteral("head-demo"), QString(), QStringLiteral("head-demo"));
    parser.addOption({QStringLiteral("json"), CommandLineText::tr("write every figure to this file"),
        QStringLiteral("OUT")});
    if (const auto end = parse(parser, arguments.words()))
        return *end;
    if (parser.positionalArguments().size() > 1)
        return UsageError{CommandLineText::tr("There is one argument too many: “%1”.")
                              .arg(parser.positionalArguments().at(1))};
    return HeadDemoCommand{parser.value(QStringLiteral("json"))};
}

Command parseInspect(const Arguments &arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        CommandLineText::tr("Tells what a text holds: characters, vocabulary, encoding, split."));
    parser.addPositionalArgument(QStringLiteral("inspect"), QString(), QStringLiteral("inspect"));
    parser.addPositionalArgument(QStringLiteral("TEXT"), textHelp());
    addPatternOptions(parser);
    if (const auto end = parse(parser, arguments.words()))
        return *end;
    if (const auto error = checkTextArgument(parser.positionalArguments()))
        return *error;
    OptionReader reader(parser);
    InspectCommand command{readText(reader, arguments, parser.positionalArguments().at(1))};
    if (reader.error())
        return UsageError{*reader.error()};
    return command;
}

/// Words without Qt's own options for windows, which QApplication takes.
QStringList withoutQtOptions(const QStringList &words) {
    static const QStringList withValue = {QStringLiteral("-platform"), QStringLiteral("-platformpluginpath"),
        QStringLiteral("-platformtheme"), QStringLiteral("-plugin"), QStringLiteral("-qwindowgeometry"),
        QStringLiteral("-qwindowicon"), QStringLiteral("-qwindowtitle"), QStringLiteral("-session"),
        QStringLiteral("-style"), QStringLiteral("-stylesheet"), QStringLiteral("-display"),
        QStringLiteral("-geometry")};
    QStringList left;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString option = words[i].startsWith(QLatin1String("--")) ? words[i].mid(1) : words[i];
        if (withValue.contains(option))
            ++i;
        else if (option != QLatin1String("-reverse") && option != QLatin1String("-widgetcount"))
            left.append(words[i]);
    }
    return left;
}

Command parseWindow(const Arguments &arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        CommandLineText::tr("Trains one causal self-attention head before your eyes.\n"
                            "Without a command the window opens."));
    parser.addPositionalArgument(QStringLiteral("command"),
        CommandLineText::tr("train, head-demo or inspect; “headlight COMMAND --help” tells more"),
        QStringLiteral("[command]"));
    parser.addOption({QStringLiteral("text"), textHelp(), QStringLiteral("TEXT")});
    if (const auto end = parse(parser, withoutQtOptions(arguments.words())))
        return *end;
    if (!parser.positionalArguments().isEmpty())
        return UsageError{CommandLineText::tr(
            "There is no command “%1”: use train, head-demo or inspect, or --text to open a "
            "text in the window.")
                              .arg(parser.positionalArguments().constFirst())};
    WindowOptions options;
    if (const QString name = parser.value(QStringLiteral("text")); parser.isSet(QStringLiteral("text")))
        options.text = TextChoice{name, arguments.path(name), {}};
    return options;
}

} // namespace

bool asksForWindow(const QStringList &words) {
    return std::holds_alternative<WindowOptions>(parseWindow(Arguments(words)));
}

Command parseCommandLine(const Arguments &arguments) {
    const QString first = arguments.words().value(1);
    if (first == QLatin1String("train"))
        return parseTrain(arguments);
    if (first == QLatin1String("head-demo"))
        return parseHeadDemo(arguments);
    if (first == QLatin1String("inspect"))
        return parseInspect(arguments);
    return parseWindow(arguments);
}

} // namespace headlight
