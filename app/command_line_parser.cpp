// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line_parser.h"

#include "app/command_line_text.h"

namespace headlight {

CommandLineParser::CommandLineParser(const Arguments &arguments, const QString &description)
    : m_arguments(arguments)
    , m_reader(m_parser) {
    m_parser.setApplicationDescription(description);
}

void CommandLineParser::addCommand(const QString &name) {
    m_parser.addPositionalArgument(name, QString(), name);
    m_first = 1;
}

void CommandLineParser::addArgument(const QString &name, const QString &help, const QString &missing) {
    m_parser.addPositionalArgument(name, help);
    m_missing.append(name.startsWith(QLatin1Char('[')) ? QString() : missing);
}

void CommandLineParser::addAnyWords(const QString &name, const QString &help) {
    m_parser.addPositionalArgument(name, help, name);
    m_anyWords = true;
}

void CommandLineParser::addFlag(const char *name, const QString &help) {
    m_parser.addOption({QLatin1String(name), help});
}

void CommandLineParser::addOption(const char *name, const QString &help, const QString &value) {
    m_parser.addOption({QLatin1String(name), help, value});
}

void CommandLineParser::addWholeOption(const char *name, const QString &help) {
    addOption(name, help, QStringLiteral("N"));
}

std::optional<Command> CommandLineParser::parse() {
    return parse(m_arguments.words());
}

std::optional<Command> CommandLineParser::parse(const QStringList &words) {
    const QCommandLineOption help = m_parser.addHelpOption();
    const QCommandLineOption version = m_parser.addVersionOption();
    if (!m_parser.parse(words))
        return UsageError{m_parser.errorText()};
    if (m_parser.isSet(help))
        return PrintCommand{m_parser.helpText()};
    if (m_parser.isSet(version))
        return PrintCommand{QStringLiteral("Headlight " HEADLIGHT_VERSION "\n")};
    if (auto error = checkArguments())
        return *error;
    return std::nullopt;
}

std::optional<UsageError> CommandLineParser::checkArguments() const {
    for (qsizetype i = 0; i < m_missing.size(); ++i) {
        if (argument(i).isEmpty() && !m_missing[i].isEmpty())
            return UsageError{m_missing[i]};
    }
    const qsizetype most = m_first + m_missing.size();
    if (!m_anyWords && words().size() > most)
        return UsageError{CommandLineText::tr("There is one argument too many: “%1”.").arg(words().at(most))};
    return std::nullopt;
}

NamedFile CommandLineParser::fileOf(const char *option) {
    QString name;
    m_reader.fileName(option, name);
    return name.isEmpty() ? NamedFile{} : file(name);
}

Command CommandLineParser::finished(Command command) const {
    if (m_reader.error())
        return UsageError{*m_reader.error()};
    return command;
}

} // namespace headlight
