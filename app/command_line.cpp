// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include "app/command_line_parts.h"

#include <array>

namespace headlight {

namespace {

struct NamedCommand {
    const char *name;
    Command (*parse)(const Arguments &arguments);
};

constexpr std::array<NamedCommand, 5> commands{{
    {"train", parseTrain},
    {"generate", parseGenerate},
    {"inspect", parseInspect},
    {"export", parseExport},
    {"head-demo", parseHeadDemo},
}};

} // namespace

QStringList commandNames() {
    QStringList names;
    for (const NamedCommand &command : commands)
        names.append(QLatin1String(command.name));
    return names;
}

Command parseCommandLine(const Arguments &arguments) {
    const QString first = arguments.words().value(1);
    for (const NamedCommand &command : commands) {
        if (first == QLatin1String(command.name))
            return command.parse(arguments);
    }
    return parseWindow(arguments);
}

} // namespace headlight
