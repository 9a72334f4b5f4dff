// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/checkpoint_reading_fixture.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

/// A run file as the fields of its dict by their paths ("settings.seed"), to be changed one by one.
class RunPieces {
public:
    RunPieces();

    std::string integers(const std::vector<std::int64_t> &values);
    TorchFileBuilder &builder() { return m_builder; }
    const pickled::Pairs &fields() const { return m_fields; }

    RunPieces &set(const std::string &path, const std::string &piece);
    RunPieces &remove(const std::string &path);

    std::string file() const;
    Outcome<OpenedCheckpoint> read() const { return readCheckpointBytes(file(), "a file"); }
    /// What a refusal says is damaged.
    std::string damage() const;

private:
    void add(const char *path, const std::string &piece) { m_fields.emplace_back(path, piece); }
    pickled::Pairs::iterator find(const std::string &path);
    void addSettings();
    void addOptimizer();
    void addLosses();
    void addText();

    TorchFileBuilder m_builder;
    pickled::Pairs m_fields;
};

} // namespace headlight
