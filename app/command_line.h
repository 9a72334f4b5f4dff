// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments.h"
#include "app/text_choice.h"
#include "app/window_application.h"
#include "model/text/settings.h"

#include <QString>

#include <variant>

namespace headlight {

/// headlight train TEXT
struct TrainCommand {
    TextChoice text;
    RunSettings settings;
    std::int64_t generate = 500; ///< characters, 0 = none
    double temperature = 1.0;
    QString json; ///< file for the record, or empty
};

/// headlight head-demo
struct HeadDemoCommand {
    QString json;
};

/// headlight inspect TEXT
struct InspectCommand {
    TextChoice text;
};

/// --help or --version: what to print before leaving.
struct PrintCommand {
    QString text;
};

/// Wrong usage, in one line.
struct UsageError {
    QString sentence;
};

using Command =
    std::variant<WindowOptions, TrainCommand, HeadDemoCommand, InspectCommand, PrintCommand, UsageError>;

/// True when the words ask for the window, whose own options (Qt's -platform and such) come on top.
bool asksForWindow(const QStringList &words);

/// What the command line asks for. Numbers out of range are not wrong usage: checkSettings() refuses them.
/// Help texts need a QCoreApplication.
Command parseCommandLine(const Arguments &arguments);

} // namespace headlight
