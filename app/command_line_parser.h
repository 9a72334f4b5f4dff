// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"
#include "app/option_reader.h"

#include <QCommandLineParser>

namespace headlight {

/// What all commands do with their words: help and version, options, a fixed number of arguments, and the
/// first thing that is wrong.
class CommandLineParser {
public:
    CommandLineParser(const Arguments &arguments, const QString &description);

    /// The name of the command, which is the first word.
    void addCommand(const QString &name);
    /// An argument ("TEXT", "[TEXT]" if it may be left out) and the sentence for when it is missing.
    void addArgument(const QString &name, const QString &help, const QString &missing);
    /// Any number of words, which the caller judges.
    void addAnyWords(const QString &name, const QString &help);
    void addFlag(const char *name, const QString &help);
    void addOption(const char *name, const QString &help, const QString &value);
    void addWholeOption(const char *name, const QString &help);

    /// The outcome that ends the matter at once, if there is one.
    std::optional<Command> parse();
    /// The same for other words than the arguments'.
    std::optional<Command> parse(const QStringList &words);

    bool isGiven(const char *option) const { return m_parser.isSet(QLatin1String(option)); }
    QStringList given() const { return m_parser.optionNames(); }
    QString value(const char *option) const { return m_parser.value(QLatin1String(option)); }
    OptionReader &reader() { return m_reader; }

    /// Everything that is neither an option nor its value.
    QStringList words() const { return m_parser.positionalArguments(); }
    /// The arguments after the command's name; empty when left out.
    QString argument(qsizetype index) const { return m_parser.positionalArguments().value(m_first + index); }
    NamedFile file(const QString &name) const { return {name, m_arguments.path(name)}; }
    /// The file that an option names; refuses an empty name.
    NamedFile fileOf(const char *option);

    /// `command`, or what was wrong with an option's value.
    Command finished(Command command) const;

private:
    std::optional<UsageError> checkArguments() const;

    const Arguments &m_arguments;
    QCommandLineParser m_parser;
    OptionReader m_reader;
    qsizetype m_first = 0; ///< the place of the first argument after the command
    QStringList m_missing; ///< a sentence for each argument, empty if it may be left out
    bool m_anyWords = false;
};

} // namespace headlight
