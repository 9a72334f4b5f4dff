// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"
#include "app/engine_loader.h"
#include "app/run_file.h"
#include "model/text/text_document.h"

#include <QCoreApplication>
#include <QStringList>

namespace headlight {

/// The translation context of what `inspect` tells.
struct InspectText {
    Q_DECLARE_TR_FUNCTIONS(Inspect)
};

/// `headlight inspect FILE`: what a text, a run or weights hold. The engine is only loaded for logits.
/// Returns the exit status.
int inspectInConsole(const InspectCommand &command, const EngineFactory &factory);

/// The lines about a text.
QStringList linesAbout(const TextDocument &text);
/// The lines about a run or about weights alone.
QStringList linesAbout(const RunFile &file);

} // namespace headlight
