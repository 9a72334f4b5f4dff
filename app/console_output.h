// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/error.h"

#include <QString>

namespace headlight {

/// Exit statuses of the console.
enum ExitStatus { ExitDone = 0, ExitRefused = 1, ExitUsage = 2, ExitInterrupted = 130 };

/// Makes both streams take UTF-8 whatever the system's code page is, and a reader that goes away an error
/// like any other. Once, before anything is printed.
void prepareConsole();

/// UTF-8 in every locale, flushed at once.
void printOut(const QString &text);
void printError(const QString &text);
bool errorIsTerminal();

/// Prints the sentence of `error` on standard error; the status to end with.
int refuse(const Error &error);

} // namespace headlight
