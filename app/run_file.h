// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/checkpoint_file.h"
#include "model/text/engine.h"
#include "model/text/file_form.h"
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

/// What the beginning of a file says it is; absent for what cannot be read.
std::optional<FileForm> formOfFile(const std::filesystem::path &path);

/// Whether files of this form hold tensors, or did before PyTorch 1.6.
bool isFormOfWeights(FileForm form);

/// Errors: those of readCheckpointFile().
Outcome<RunFile> readRunFile(
    const std::filesystem::path &path, const QString &shown, const ReadingProgress &progress = {});

/// Number of characters V that the weights were made for.
std::size_t vocabularySizeOf(const Checkpoint &checkpoint);

/// Why `text` is not the one that the file's weights learned from, or cannot be, if so: WrongText,
/// VocabularyMismatch.
std::optional<Error> checkTextOf(const RunFile &file, const TextDocument &text);

/// Where a run of another machine goes on: one that was on a GPU does without where there is none.
DeviceChoice deviceHere(DeviceChoice there, const EngineInfo &here);

/// Writes a run file, all or nothing: first to memory, then beside the target, flushed, renamed.
/// The Error, if any, is FileNotWritten.
std::optional<Error> saveRun(const QString &path, const Checkpoint &checkpoint);

/// Writes the weights for the chapter's class. Errors: NotExportable, FileNotWritten.
std::optional<Error> exportStateDict(const QString &path, const Checkpoint &checkpoint);

} // namespace headlight
