// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line_parser.h"

namespace headlight {

/// What TEXT may be.
QString textHelp();
/// What RUN may be.
QString runHelp();
QString missingRun();

/// --encoding, --raw and --show-broken, and those of the built-in patterns.
void addTextOptions(CommandLineParser &line);
/// The text called `name`, read as those options say.
TextChoice readText(CommandLineParser &line, const QString &name);

/// Options of a text make no sense where no text is named.
void refuseTextOptions(CommandLineParser &line);

/// --text for what needs the text of weights alone, with addTextOptions().
void addTextOption(CommandLineParser &line);
std::optional<TextChoice> readTextOption(CommandLineParser &line);

} // namespace headlight
