// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/pickle_writer.h"
#include "model/checkpoint/state_dict_export.h"
#include "model/text/checkpoint.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace headlight {

/// Writes a run as the dict of run_file_format.h. Owns the arrays that exist for the file only, so it must
/// outlive the pickle's storages, as must the checkpoint.
class RunFileWriter {
public:
    RunFileWriter(const Checkpoint &checkpoint, PickleWriter &pickle);

    void write();

private:
    void writeStart();
    void writeSettings();
    void writeProgress();
    void writeOptimizer();
    void writeLosses();
    void writeText();
    void writeNumber(const char *key, std::int64_t value);
    void writeNumberOrNone(const char *key, std::optional<std::int64_t> value);
    void writeString(const char *key, std::string_view value);
    void writeDict(const char *key, const StateDict &tensors);
    template <class T> void writeVector(const char *key, const std::vector<T> &values);

    const Checkpoint &m_checkpoint;
    PickleWriter &m_pickle;
    ChapterStateDict m_model;
    std::vector<double> m_learningRate; ///< one
    std::vector<std::int64_t> m_evaluationSteps;
    std::vector<double> m_train;
    std::vector<double> m_validation;
    std::vector<std::int64_t> m_probe;
};

} // namespace headlight
