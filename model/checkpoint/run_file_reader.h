// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/checkpoint_file.h"
#include "model/checkpoint/pickle_fields.h"
#include "model/checkpoint/tensor_reader.h"
#include "model/checkpoint/torch_file.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Whether the file says of itself that it is a run of Headlight.
bool isRunFile(const TorchFile &file);

/// Reads the dict of run_file_format.h and holds every field against the others, so that what is opened can
/// be gone on with.
class RunFileReader {
public:
    RunFileReader(TorchFile &file, ReadingBudget &budget);

    /// Throws FileDamaged naming the field ("settings.seed"), NewerRunFile, KeysMismatch, ShapeMismatch,
    /// SettingOutOfRange, ModelTooLarge.
    Checkpoint read();

private:
    void checkVersion();
    void readStart();
    void readVocabulary();
    void readSettings();
    void readProgress();
    void readOptimizer();
    void readRandomState();
    void readLosses();
    void readEvaluations(const PickleFields &losses);
    std::int64_t lastStepReached() const;
    void readText();
    void readProbe();

    StateDict stateDict(const PickleFields &parent, std::string_view key);
    /// The tensor of this type in a field.
    TensorLayout tensor(const PickleFields &fields, std::string_view key, ElementType type) const;
    /// The same, of one dimension.
    TensorLayout vector(const PickleFields &fields, std::string_view key, ElementType type) const;
    std::vector<double> doubles(const PickleFields &fields, std::string_view key);
    std::vector<std::int64_t> integers(const PickleFields &fields, std::string_view key);
    double learningRate(const PickleFields &settings);
    DeviceChoice device(const PickleFields &settings) const;

    const Pickle &m_pickle;
    PickleFields m_fields;
    TensorReader m_tensors;
    Checkpoint m_run;
    std::int64_t m_vocabularySize = 0; ///< V
};

} // namespace headlight
