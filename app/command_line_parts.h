// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"

namespace headlight {

// One command each, for parseCommandLine().
Command parseTrain(const Arguments &arguments);
Command parseGenerate(const Arguments &arguments);
Command parseInspect(const Arguments &arguments);
Command parseExport(const Arguments &arguments);
Command parseHeadDemo(const Arguments &arguments);
Command parseWindow(const Arguments &arguments);

/// The names of the commands; a window has none.
QStringList commandNames();

} // namespace headlight
