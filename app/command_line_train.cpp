// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line_options.h"
#include "app/command_line_parts.h"
#include "app/command_line_text.h"

namespace headlight {

namespace {

void addSettings(CommandLineParser &line) {
    line.addWholeOption("steps", CommandLineText::tr("training steps (default 3000)"));
    line.addWholeOption("eval-interval", CommandLineText::tr("steps between evaluations (default 300)"));
    line.addWholeOption("eval-iters", CommandLineText::tr("batches a split in one evaluation (default 200)"));
    line.addWholeOption("batch-size", CommandLineText::tr("windows in a batch, B (default 64)"));
    line.addWholeOption("block-size", CommandLineText::tr("characters in a window, T (default 16)"));
    line.addWholeOption("n-embd", CommandLineText::tr("embedding width and head size, C (default 64)"));
    line.addOption(
        "learning-rate", CommandLineText::tr("step size of AdamW (default 1e-3)"), QStringLiteral("X"));
    line.addWholeOption("seed", CommandLineText::tr("of all random numbers (default 1337)"));
    line.addFlag("no-mask", CommandLineText::tr("leave the causal mask out (experiment)"));
    line.addFlag("no-scale", CommandLineText::tr("leave 1/√head_size out (experiment)"));
    line.addFlag("no-position", CommandLineText::tr("leave the position embedding out (experiment)"));
    line.addWholeOption(
        "threads", CommandLineText::tr("threads that train on the processor (default: as many as help)"));
    line.addOption("device", CommandLineText::tr("auto, cpu or cuda"), QStringLiteral("NAME"));
}

void addResults(CommandLineParser &line) {
    line.addWholeOption("generate", CommandLineText::tr("characters to generate afterwards (default 500)"));
    line.addOption("temperature", CommandLineText::tr("1 = the model's own, 0 = always the most likely"),
        QStringLiteral("X"));
    line.addOption("json", CommandLineText::tr("write every figure to this file"), QStringLiteral("OUT"));
    line.addOption("save", CommandLineText::tr("write the run to this file, to go on with it later"),
        QStringLiteral("RUN"));
    line.addFlag("with-text", CommandLineText::tr("put the text itself into the saved run"));
    line.addOption("open",
        CommandLineText::tr(
            "go on with this run; TEXT may be left out if it is where it was, and --steps may "
            "be raised. Or begin with these weights"),
        QStringLiteral("RUN"));
    line.addWholeOption("stop-at", CommandLineText::tr("stop after this step, to go on with --open later"));
}

void readSettings(CommandLineParser &line, RunSettings &settings) {
    OptionReader &reader = line.reader();
    reader.whole("steps", settings.steps);
    reader.whole("eval-interval", settings.evalInterval);
    reader.whole("eval-iters", settings.evalIters);
    reader.whole("batch-size", settings.batchSize);
    reader.whole("block-size", settings.blockSize);
    reader.whole("n-embd", settings.nEmbd);
    reader.real("learning-rate", settings.learningRate);
    reader.seed("seed", settings.seed);
    settings.mask = !line.isGiven("no-mask");
    settings.scale = !line.isGiven("no-scale");
    settings.position = !line.isGiven("no-position");
    reader.whole("threads", settings.threads);
    reader.device("device", settings.device);
}

void readResults(CommandLineParser &line, TrainCommand &command) {
    line.reader().whole("generate", command.generate);
    line.reader().real("temperature", command.temperature);
    command.json = line.fileOf("json");
    command.save = line.fileOf("save");
    command.open = line.fileOf("open");
    command.withText = line.isGiven("with-text");
    if (line.isGiven("stop-at"))
        line.reader().whole("stop-at", command.stopAt.emplace());
}

} // namespace

Command parseTrain(const Arguments &arguments) {
    CommandLineParser line(arguments,
        CommandLineText::tr("Trains the chapter's model on a text and prints the chapter's lines."));
    line.addCommand(QStringLiteral("train"));
    line.addArgument(QStringLiteral("[TEXT]"), textHelp(), {});
    addSettings(line);
    addResults(line);
    addTextOptions(line);
    if (const auto end = line.parse())
        return *end;
    TrainCommand command;
    command.given = line.given();
    readSettings(line, command.settings);
    readResults(line, command);
    const TextChoice text = readText(line, line.argument(0));
    if (!text.name.isEmpty())
        command.text = text;
    else if (!line.isGiven("open"))
        return UsageError{
            CommandLineText::tr("A text is missing: give a file or the name of a built-in text.")};
    else
        refuseTextOptions(line);
    if (command.withText && !line.isGiven("save"))
        return UsageError{CommandLineText::tr("--with-text needs --save.")};
    if (!command.save.name.isEmpty() && command.save.name == command.json.name)
        return UsageError{CommandLineText::tr("--save and --json need a file each.")};
    return line.finished(command);
}

} // namespace headlight
