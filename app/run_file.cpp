// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run_file.h"

#include "app/run_text.h"
#include "model/text/file_bytes.h"
#include "ui/file_writer.h"

#include <utility>

namespace headlight {

namespace {

constexpr std::size_t beginning = 64u << 10; // bytes, as many as recogniseFile() wants

std::optional<Error> writeBytes(const QString &path, const std::string &bytes) {
    return writeFile(path, QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size())));
}

/// An error about one of the weights, which names their key, with the file they are in.
Error inFile(Error error, const QString &file) {
    if (error.kind == ErrorKind::ShapeMismatch)
        error.detail = file.toStdString();
    else if (error.kind == ErrorKind::UnsupportedTensor)
        error.found = file.toStdString();
    return error;
}

} // namespace

std::optional<FileForm> formOfFile(const std::filesystem::path &path) {
    const auto bytes = readFileBeginning(path, beginning);
    return bytes ? std::optional(recogniseFile(*bytes)) : std::nullopt;
}

bool isFormOfWeights(FileForm form) {
    return form == FileForm::TorchZip || form == FileForm::TorchLegacy || form == FileForm::Safetensors;
}

Outcome<RunFile> readRunFile(
    const std::filesystem::path &path, const QString &shown, const ReadingProgress &progress) {
    auto opened = readCheckpointFile(path, progress);
    if (!opened)
        return inFile(opened.error(), shown);
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

std::optional<Error> checkTextOf(const RunFile &file, const TextDocument &text) {
    if (file.isRun && !isTextOf(*file.checkpoint, text))
        return Error{ErrorKind::WrongText, file.checkpoint->text.name, {}};
    const std::size_t expected = vocabularySizeOf(*file.checkpoint);
    if (text.vocabularySize() == expected)
        return std::nullopt;
    Error error{ErrorKind::VocabularyMismatch, text.facts.name, {}};
    error.number = static_cast<std::int64_t>(text.vocabularySize());
    error.limit = static_cast<std::int64_t>(expected);
    return error;
}

DeviceChoice deviceHere(DeviceChoice there, const EngineInfo &here) {
    return there == DeviceChoice::Cuda && !here.cudaAvailable ? DeviceChoice::Automatic : there;
}

std::optional<Error> saveRun(const QString &path, const Checkpoint &checkpoint) {
    return writeBytes(path, writeRunFile(checkpoint));
}

std::optional<Error> exportStateDict(const QString &path, const Checkpoint &checkpoint) {
    const auto bytes = writeStateDictFile(checkpoint);
    return bytes ? writeBytes(path, *bytes) : bytes.error();
}

} // namespace headlight
