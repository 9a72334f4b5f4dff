// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/built_in_texts.h"
#include "app/command_line_options.h"
#include "app/command_line_parts.h"
#include "app/command_line_text.h"

namespace headlight {

Command parseGenerate(const Arguments &arguments) {
    CommandLineParser line(arguments, CommandLineText::tr("Lets the model of a run go on with a text."));
    line.addCommand(QStringLiteral("generate"));
    line.addArgument(QStringLiteral("RUN"), runHelp(), missingRun());
    line.addOption("prompt",
        CommandLineText::tr("the text to go on with (default: the character of token 0)"),
        QStringLiteral("S"));
    line.addWholeOption("tokens", CommandLineText::tr("characters to generate (default 500)"));
    line.addWholeOption(
        "seed", CommandLineText::tr("of the random numbers (default: the run's own as they stand)"));
    line.addOption("temperature", CommandLineText::tr("1 = the model's own, 0 = always the most likely"),
        QStringLiteral("X"));
    addTextOption(line);
    if (const auto end = line.parse())
        return *end;
    GenerateCommand command;
    command.run = line.file(line.argument(0));
    command.prompt = line.value("prompt");
    line.reader().whole("tokens", command.tokens);
    line.reader().real("temperature", command.temperature);
    if (line.isGiven("seed"))
        line.reader().seed("seed", command.seed.emplace());
    command.text = readTextOption(line);
    if (!command.text)
        refuseTextOptions(line);
    return line.finished(command);
}

Command parseInspect(const Arguments &arguments) {
    CommandLineParser line(
        arguments, CommandLineText::tr(
                       "Tells what a file holds. Of a text: characters, vocabulary, encoding, split. Of a "
                       "run or of weights: settings, shapes, step, losses."));
    line.addCommand(QStringLiteral("inspect"));
    line.addArgument(QStringLiteral("FILE"),
        CommandLineText::tr("a text, a run or weights, or a built-in text: %1")
            .arg(builtInTextNames().join(QStringLiteral(", "))),
        CommandLineText::tr("A file is missing: give a text, a run or weights."));
    line.addOption(
        "prompt", CommandLineText::tr("compute the logits of this input; needs --json"), QStringLiteral("S"));
    line.addOption("json", CommandLineText::tr("write the logits to this file"), QStringLiteral("OUT"));
    addTextOption(line);
    if (const auto end = line.parse())
        return *end;
    InspectCommand command;
    command.file = readText(line, line.argument(0));
    if (line.isGiven("prompt"))
        command.prompt = line.value("prompt");
    command.json = line.fileOf("json");
    command.text = readTextOption(line);
    if (line.isGiven("prompt") != line.isGiven("json"))
        return UsageError{CommandLineText::tr("--prompt and --json go together.")};
    return line.finished(command);
}

Command parseExport(const Arguments &arguments) {
    CommandLineParser line(
        arguments, CommandLineText::tr("Writes the weights of a run for the chapter's class in PyTorch."));
    line.addCommand(QStringLiteral("export"));
    line.addArgument(QStringLiteral("RUN"), runHelp(), missingRun());
    line.addArgument(QStringLiteral("OUT"), CommandLineText::tr("the file to write"),
        CommandLineText::tr("The name of the file to write is missing."));
    if (const auto end = line.parse())
        return *end;
    return line.finished(ExportCommand{line.file(line.argument(0)), line.file(line.argument(1))});
}

Command parseHeadDemo(const Arguments &arguments) {
    CommandLineParser line(arguments,
        CommandLineText::tr(
            "Runs the chapter's stand-alone head (seed 1337, B=4, T=8, C=32) and prints its attention."));
    line.addCommand(QStringLiteral("head-demo"));
    line.addOption("json", CommandLineText::tr("write every figure to this file"), QStringLiteral("OUT"));
    if (const auto end = line.parse())
        return *end;
    const NamedFile json = line.fileOf("json");
    return line.finished(HeadDemoCommand{json});
}

} // namespace headlight
