// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run_file.h"

#include "app/file_writer.h"
#include "app/run_text.h"

#include <utility>

namespace headlight {

namespace {

std::optional<Error> writeBytes(const QString &path, const std::string &bytes) {
    return writeFile(path, QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size())));
}

} // namespace

Outcome<RunFile> readRunFile(
    const std::filesystem::path &path, const QString &shown, const ReadingProgress &progress) {
    auto opened = readCheckpointFile(path, progress);
    if (!opened)
        return opened.error();
    RunFile file;
    file.path = shown;
    file.isRun = opened->isRun;
    file.nonFinite = opened->nonFinite;
    if (file.isRun)
        file.text = textOf(opened->checkpoint, progress);
    file.checkpoint = std::make_shared<const Checkpoint>(std::move(opened->checkpoint));
    return file;
}

std::size_t vocabularySizeOf(const Checkpoint &checkpoint) {
    if (!checkpoint.vocabulary.empty() || checkpoint.weights.empty())
        return checkpoint.vocabulary.size();
    return static_cast<std::size_t>(checkpoint.weights.front().sizes.front()); // token_embedding_table (V, C)
}

std::optional<Error> saveRun(const QString &path, const Checkpoint &checkpoint) {
    return writeBytes(path, writeRunFile(checkpoint));
}

std::optional<Error> exportStateDict(const QString &path, const Checkpoint &checkpoint) {
    const auto bytes = writeStateDictFile(checkpoint);
    return bytes ? writeBytes(path, *bytes) : bytes.error();
}

} // namespace headlight
