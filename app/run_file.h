// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/checkpoint_file.h"
#include "model/text/text_document.h"

#include <QString>

#include <memory>
#include <optional>

namespace headlight {

/// A file with weights, read, and with it the text of a run (for weights alone: null).
struct RunFile {
    QString path;
    std::shared_ptr<const Checkpoint> checkpoint;
    bool isRun = false; ///< else weights only: the text must be chosen
    TextDocumentPtr text;
    std::string nonFinite; ///< the first parameter with a value that is not finite; or empty
};

/// Errors: those of readCheckpointFile().
Outcome<RunFile> readRunFile(
    const std::filesystem::path &path, const QString &shown, const ReadingProgress &progress = {});

/// Number of characters V that the weights were made for.
std::size_t vocabularySizeOf(const Checkpoint &checkpoint);

/// Writes a run file, all or nothing: first to memory, then beside the target, flushed, renamed.
/// The Error, if any, is FileNotWritten.
std::optional<Error> saveRun(const QString &path, const Checkpoint &checkpoint);

/// Writes the weights for the chapter's class. Errors: NotExportable, FileNotWritten.
std::optional<Error> exportStateDict(const QString &path, const Checkpoint &checkpoint);

} // namespace headlight
