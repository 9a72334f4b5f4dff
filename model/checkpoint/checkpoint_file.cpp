// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/checkpoint_file.h"

#include "model/checkpoint/model_candidates.h"
#include "model/checkpoint/run_file_reader.h"
#include "model/checkpoint/safetensors_reader.h"
#include "model/checkpoint/weights_picker.h"
#include "model/text/file_bytes.h"
#include "model/text/file_form.h"

#include <exception>
#include <new>
#include <utility>

namespace headlight {

namespace {

Error notACheckpoint(FileForm form) {
    Error error{ErrorKind::NotACheckpoint, {}, {}};
    error.number = static_cast<std::int64_t>(form);
    return error;
}

/// Weights alone: what they tell about the run is their sizes.
OpenedCheckpoint weightsOnly(const PickedWeights &picked, TensorReader &reader) {
    OpenedCheckpoint opened;
    opened.checkpoint.weights = readWeights(picked, reader);
    opened.checkpoint.settings.blockSize = picked.blockSize;
    opened.checkpoint.settings.nEmbd = picked.nEmbd;
    opened.checkpoint.start = StartOfRun::Opened;
    return opened;
}

OpenedCheckpoint readTorchWeights(TorchFile &file, ReadingBudget &budget) {
    const std::vector<TensorEntry> tensors = file.tensors();
    if (tensors.empty()) {
        // Nothing to pick from: what else is there helps to see which file it is.
        throw ErrorException(keysMismatch(chapterKeys(), file.outerKeys()));
    }
    TensorReader reader(file.archive(), budget);
    return weightsOnly(pickWeights(tensors), reader);
}

OpenedCheckpoint readTorch(std::string_view bytes) {
    ReadingBudget budget(bytes.size());
    TorchFile file(bytes, budget);
    if (!isRunFile(file))
        return readTorchWeights(file, budget);
    OpenedCheckpoint opened;
    opened.isRun = true;
    opened.checkpoint = RunFileReader(file, budget).read();
    return opened;
}

OpenedCheckpoint readSafetensorsWeights(std::string_view bytes) {
    ReadingBudget budget(bytes.size());
    const std::vector<TensorEntry> tensors = readSafetensors(bytes, budget);
    TensorReader reader(bytes, budget);
    return weightsOnly(pickWeights(tensors), reader);
}

/// Whether a zip that did not look like PyTorch's holds data.pkl all the same, packed again by hand perhaps.
bool holdsPickle(std::string_view bytes) {
    try {
        ReadingBudget budget(bytes.size());
        const ArchiveReader archive(bytes, budget);
        return true;
    } catch (const ErrorException &) {
        return false;
    }
}

OpenedCheckpoint readForm(std::string_view bytes) {
    const FileForm form = recogniseFile(bytes);
    if (form == FileForm::TorchZip || (form == FileForm::Zip && holdsPickle(bytes)))
        return readTorch(bytes);
    if (form == FileForm::Safetensors)
        return readSafetensorsWeights(bytes);
    throw ErrorException(notACheckpoint(form));
}

/// Which file it was is told where errors are about the whole of it.
Error named(Error error, const std::string &name) {
    if (error.subject.empty())
        error.subject = name;
    return error;
}

} // namespace

Outcome<OpenedCheckpoint> readCheckpointBytes(std::string_view bytes, const std::string &name) {
    try {
        OpenedCheckpoint opened = readForm(bytes);
        opened.nonFinite = firstNonFinite(opened.checkpoint.weights);
        return opened;
    } catch (const ErrorException &exception) {
        return named(exception.error(), name);
    } catch (const std::bad_alloc &) {
        return Error{ErrorKind::OutOfMemory, name, {}};
    } catch (const std::exception &exception) {
        return Error{ErrorKind::Internal, name, exception.what()};
    }
}

Outcome<OpenedCheckpoint> readCheckpointFile(
    const std::filesystem::path &path, const ReadingProgress &progress) {
    const auto bytes = readFileBytes(path, largestCheckpointFile, progress);
    if (!bytes)
        return bytes.error();
    return readCheckpointBytes(*bytes, path.u8string());
}

} // namespace headlight
