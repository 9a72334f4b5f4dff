// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments.h"
#include "app/text_choice.h"
#include "app/window_application.h"
#include "model/text/settings.h"

#include <QString>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <variant>

namespace headlight {

/// A file as it was named.
struct NamedFile {
    QString name; ///< as typed; empty: none
    std::filesystem::path path;
};

/// headlight train [TEXT]
struct TrainCommand {
    std::optional<TextChoice> text; ///< absent only with `open`
    NamedFile open;                 ///< goes on with this run, or begins with these weights
    RunSettings settings;
    QStringList given;                  ///< the options of the command line: an opened run takes few
    std::optional<std::int64_t> stopAt; ///< stops after this step without changing the number of steps
    std::int64_t generate = 500;        ///< characters, 0 = none
    double temperature = 1.0;
    NamedFile save; ///< the run, at the end
    bool withText = false;
    NamedFile json; ///< the record
};

/// headlight generate RUN
struct GenerateCommand {
    NamedFile run;
    std::optional<TextChoice> text; ///< for a file of weights alone
    QString prompt;                 ///< empty: token 0, as the chapter does
    std::int64_t tokens = 500;
    double temperature = 1.0;
    std::optional<std::uint64_t> seed; ///< absent: a copy of the run's stream
};

/// headlight inspect FILE
struct InspectCommand {
    TextChoice file;                ///< a text, a run or weights
    std::optional<TextChoice> text; ///< for a file of weights alone
    std::optional<QString> prompt;  ///< computes the logits of this
    NamedFile json;                 ///< where they are written
};

/// headlight export RUN OUT
struct ExportCommand {
    NamedFile run;
    NamedFile out;
};

/// headlight head-demo
struct HeadDemoCommand {
    NamedFile json;
};

/// --help or --version: what to print before leaving.
struct PrintCommand {
    QString text;
};

/// Wrong usage, in one line.
struct UsageError {
    QString sentence;
};

using Command = std::variant<WindowOptions, TrainCommand, GenerateCommand, InspectCommand, ExportCommand,
    HeadDemoCommand, PrintCommand, UsageError>;

/// What the command line asks for. Numbers out of range are not wrong usage: checkSettings() refuses them.
/// Help texts need a QCoreApplication.
Command parseCommandLine(const Arguments &arguments);

} // namespace headlight
