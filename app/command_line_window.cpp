// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line_options.h"
#include "app/command_line_parts.h"
#include "app/command_line_text.h"

namespace headlight {

namespace {

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

/// What to say of words that are neither options nor their values, if there are any.
std::optional<UsageError> refusePlainWords(const QStringList &words) {
    const QStringList commands = commandNames();
    for (const QString &word : words) {
        if (commands.contains(word))
            return UsageError{
                CommandLineText::tr("The command must come first: “headlight %1 …”.").arg(word)};
    }
    if (words.isEmpty())
        return std::nullopt;
    return UsageError{CommandLineText::tr(
        "There is no command “%1”: use %2, or --text or --open to open a file in the window.")
                          .arg(words.constFirst(), commands.join(QStringLiteral(", ")))};
}

} // namespace

Command parseWindow(const Arguments &arguments) {
    CommandLineParser line(
        arguments, CommandLineText::tr("Trains one causal self-attention head before your eyes.\n"
                                       "Without a command the window opens."));
    line.addAnyWords(
        QStringLiteral("[command]"), CommandLineText::tr("%1; “headlight COMMAND --help” tells more")
                                         .arg(commandNames().join(QStringLiteral(", "))));
    line.addOption("text", textHelp(), QStringLiteral("TEXT"));
    line.addOption("open", runHelp(), QStringLiteral("RUN"));
    addTextOptions(line);
    const auto end = line.parse(withoutQtOptions(arguments.words()));
    if (!end || std::holds_alternative<UsageError>(*end)) {
        // Told first: to the window, a command's options are unknown.
        if (const auto error = refusePlainWords(line.words()))
            return *error;
    }
    if (end)
        return *end;
    WindowOptions options;
    options.text = readTextOption(line);
    if (!options.text)
        refuseTextOptions(line);
    const NamedFile run = line.fileOf("open");
    options.open = run.name;
    options.openPath = run.path;
    return line.finished(options);
}

} // namespace headlight
