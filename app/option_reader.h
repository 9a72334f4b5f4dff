// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/settings.h"

#include <QString>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>

class QCommandLineParser;

namespace headlight {

/// Reads the values of options that are set into variables that hold the defaults, and keeps the first thing
/// that is not what it should be. Numbers have a decimal point in every locale.
class OptionReader {
public:
    explicit OptionReader(const QCommandLineParser &parser)
        : m_parser(parser) {}

    void whole(const char *option, std::int64_t &value);
    void wholeWithin(const char *option, int &value, int least, int most);
    void real(const char *option, double &value);
    void seed(const char *option, std::uint64_t &value);
    void device(const char *option, DeviceChoice &value);
    void encoding(const char *option, std::string &value); ///< one of offeredEncodings()
    /// `sentence`, with the option in it, if one of `options` is set.
    void refuseGiven(std::initializer_list<const char *> options, const QString &sentence);
    void fileName(const char *option, QString &value); ///< not an empty one

    /// What is wrong, in one sentence.
    const std::optional<QString> &error() const { return m_error; }

private:
    /// The text of a set option, or nothing.
    std::optional<QString> given(const char *option) const;
    void refuse(const QString &sentence);

    const QCommandLineParser &m_parser;
    std::optional<QString> m_error;
};

} // namespace headlight
