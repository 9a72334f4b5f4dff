// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/reading_budget.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

struct zip;
struct zip_source;

namespace headlight {

/// PyTorch's zip archive: one folder, whatever its name, that holds data.pkl and the storages data/0, data/1,
/// ... Throws ErrorException: FileDamaged, and NotACheckpoint for a zip without data.pkl.
class ArchiveReader {
public:
    /// `bytes` and `budget` must outlive the reader.
    ArchiveReader(std::string_view bytes, ReadingBudget &budget);
    ~ArchiveReader();
    ArchiveReader(const ArchiveReader &) = delete;
    ArchiveReader &operator=(const ArchiveReader &) = delete;

    /// Whether the folder holds `name` ("data/0").
    bool holds(const std::string &name) const { return m_entries.count(name) != 0; }
    /// The size of the entry `name`, unpacked.
    std::uint64_t sizeOf(const std::string &name) const { return entry(name).size; }
    /// The whole of the entry `name`, its checksum found right.
    std::string read(const std::string &name);

private:
    struct Entry {
        std::uint64_t index = 0;
        std::uint64_t size = 0;
        bool deflated = false;
    };

    void open();
    std::string findFolder() const;
    void list(const std::string &folder);
    void addEntry(const std::string &name, std::uint64_t index);
    std::string nameOf(std::uint64_t index) const;
    const Entry &entry(const std::string &name) const;

    struct Closer {
        void operator()(zip *archive) const;
    };

    std::string_view m_bytes;
    ReadingBudget &m_budget;
    std::unique_ptr<zip, Closer> m_archive;
    std::map<std::string, Entry> m_entries;
};

} // namespace headlight
