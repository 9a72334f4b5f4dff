// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/option_reader.h"

#include "app/command_line_text.h"
#include "model/text/encoding_names.h"
#include "model/text/text_encoding.h"

#include <QCommandLineParser>
#include <QStringList>

#include <cmath>

namespace headlight {

namespace {

QString wholeNumberWanted(const char *option, const QString &text) {
    return CommandLineText::tr("--%1 takes a whole number, not “%2”.").arg(QLatin1String(option), text);
}

} // namespace

std::optional<QString> OptionReader::given(const char *option) const {
    const QString name = QString::fromLatin1(option);
    return m_parser.isSet(name) ? std::optional(m_parser.value(name)) : std::nullopt;
}

void OptionReader::refuse(const QString &sentence) {
    if (!m_error)
        m_error = sentence;
}

void OptionReader::whole(const char *option, std::int64_t &value) {
    const auto text = given(option);
    if (!text)
        return;
    bool isNumber = false;
    value = text->toLongLong(&isNumber);
    if (!isNumber)
        refuse(wholeNumberWanted(option, *text));
}

void OptionReader::wholeWithin(const char *option, int &value, int least, int most) {
    std::int64_t wide = value;
    whole(option, wide);
    if (wide >= least && wide <= most)
        value = static_cast<int>(wide);
    else
        refuse(CommandLineText::tr("--%1 takes a whole number from %2 to %3.")
                   .arg(QLatin1String(option), QString::number(least), QString::number(most)));
}

void OptionReader::real(const char *option, double &value) {
    const auto text = given(option);
    if (!text)
        return;
    bool isNumber = false;
    value = text->toDouble(&isNumber);
    if (!isNumber || !std::isfinite(value))
        refuse(CommandLineText::tr("--%1 takes a number such as 0.001 or 1e-3, not “%2”.")
                   .arg(QLatin1String(option), *text));
}

void OptionReader::seed(const char *option, std::uint64_t &value) {
    const auto text = given(option);
    if (!text)
        return;
    bool isNumber = false;
    value = text->toULongLong(&isNumber);
    if (!isNumber)
        refuse(CommandLineText::tr("--%1 takes a whole number from 0, not “%2”.")
                   .arg(QLatin1String(option), *text));
}

void OptionReader::device(const char *option, DeviceChoice &value) {
    const auto text = given(option);
    if (!text)
        return;
    if (*text == QLatin1String("auto"))
        value = DeviceChoice::Automatic;
    else if (*text == QLatin1String("cpu"))
        value = DeviceChoice::Cpu;
    else if (*text == QLatin1String("cuda"))
        value = DeviceChoice::Cuda;
    else
        refuse(
            CommandLineText::tr("--%1 takes auto, cpu or cuda, not “%2”.").arg(QLatin1String(option), *text));
}

void OptionReader::encoding(const char *option, std::string &value) {
    const auto text = given(option);
    if (!text)
        return;
    value = offeredEncoding(text->toStdString());
    if (!value.empty())
        return;
    QStringList names;
    for (const std::string &name : offeredEncodings())
        names.append(QString::fromStdString(name));
    refuse(CommandLineText::tr("There is no encoding “%1”: use one of %2.")
               .arg(*text, names.join(QStringLiteral(", "))));
}

void OptionReader::refuseGiven(std::initializer_list<const char *> options, const QString &sentence) {
    for (const char *option : options) {
        if (m_parser.isSet(QLatin1String(option)))
            refuse(sentence.arg(QLatin1String(option)));
    }
}

void OptionReader::fileName(const char *option, QString &value) {
    const auto text = given(option);
    if (!text)
        return;
    value = *text;
    if (value.isEmpty())
        refuse(CommandLineText::tr("--%1 needs the name of a file.").arg(QLatin1String(option)));
}

} // namespace headlight
