// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console_output.h"

#include <QString>

#include <functional>
#include <optional>
#include <stdexcept>

namespace headlight {

/// What only the console can refuse: its sentence and the status to end with.
class ConsoleRefusal : public std::runtime_error {
public:
    ConsoleRefusal(const QString &sentence, ExitStatus status)
        : std::runtime_error(sentence.toStdString())
        , m_sentence(sentence)
        , m_status(status) {}
    const QString &sentence() const { return m_sentence; }
    ExitStatus status() const { return m_status; }

private:
    QString m_sentence;
    ExitStatus m_status;
};

/// Carries a command out and prints what it threw as one sentence; the status to end with.
int concluded(const std::function<void()> &command);

/// Throws the Error, if there is one.
void throwIf(const std::optional<Error> &error);

} // namespace headlight
