// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"
#include "app/engine_loader.h"
#include "app/run_file.h"

namespace headlight {

/// A file with weights. Throws ErrorException, also for weights that are not finite when `finite` is wanted.
RunFile openFile(const NamedFile &file, bool finite);

/// The text of `file`: its own, which `choice` may lead to; for weights alone the one chosen, whose V must
/// fit. `way` is how a text is given ("--text TEXT"). Throws WrongText, VocabularyMismatch, ConsoleRefusal.
TextDocumentPtr textFor(const RunFile &file, const std::optional<TextChoice> &choice, const QString &way);

/// A model to look at or to generate with.
struct OpenedModel {
    TextDocumentPtr text; ///< perhaps only its vocabulary
    std::unique_ptr<Engine> engine;
    std::unique_ptr<TrainingRun> run;
};

/// Throws ErrorException and ConsoleRefusal; the engine is loaded last.
OpenedModel openModel(const RunFile &file, TextDocumentPtr text, const EngineFactory &factory);

} // namespace headlight
