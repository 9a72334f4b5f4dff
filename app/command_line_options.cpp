// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line_options.h"

#include "app/built_in_texts.h"
#include "app/command_line_text.h"

namespace headlight {

QString textHelp() {
    return CommandLineText::tr("a file, or a built-in text: %1")
        .arg(builtInTextNames().join(QStringLiteral(", ")));
}

QString runHelp() {
    return CommandLineText::tr("a run that was saved, or weights saved by PyTorch");
}

QString missingRun() {
    return CommandLineText::tr("A run is missing: give a file that --save has written.");
}

void addTextOptions(CommandLineParser &line) {
    line.addOption("encoding", CommandLineText::tr("how the text is encoded (default: found out)"),
        QStringLiteral("NAME"));
    line.addFlag("raw", CommandLineText::tr("keep decomposed characters as they are (no NFC)"));
    line.addFlag("show-broken", CommandLineText::tr("read broken bytes as U+FFFD instead of refusing them"));
    line.addWholeOption(
        "pattern-length", CommandLineText::tr("letters in a word of a built-in pattern (default 3)"));
    line.addWholeOption(
        "pattern-repeats", CommandLineText::tr("how often each word is repeated on a line (default 8)"));
}

TextChoice readText(CommandLineParser &line, const QString &name) {
    const NamedFile file = line.file(name);
    TextChoice text{file.name, file.path, {}, {}};
    line.reader().encoding("encoding", text.reading.encoding);
    text.reading.compose = !line.isGiven("raw");
    text.reading.showBroken = line.isGiven("show-broken");
    line.reader().wholeWithin("pattern-length", text.pattern.wordLength, 2, 8);
    line.reader().wholeWithin("pattern-repeats", text.pattern.repeats, 2, 40);
    return text;
}

void refuseTextOptions(CommandLineParser &line) {
    line.reader().refuseGiven({"encoding", "raw", "show-broken", "pattern-length", "pattern-repeats"},
        CommandLineText::tr("--%1 is about a text: name the text as well."));
}

void addTextOption(CommandLineParser &line) {
    line.addOption("text",
        CommandLineText::tr("the text that weights without one learned from: %1").arg(textHelp()),
        QStringLiteral("TEXT"));
    addTextOptions(line);
}

std::optional<TextChoice> readTextOption(CommandLineParser &line) {
    const NamedFile file = line.fileOf("text");
    const TextChoice text = readText(line, file.name); // wrong values are wrong without --text, too
    return file.name.isEmpty() ? std::nullopt : std::optional(text);
}

} // namespace headlight
