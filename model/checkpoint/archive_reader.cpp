// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/archive_reader.h"

#include "model/text/file_form.h"

#include <zip.h>

#include <algorithm>
#include <optional>

namespace headlight {

namespace {

constexpr std::string_view pickleName = "data.pkl";
/// More entries than any model of the chapter could have; each costs memory in the library.
constexpr std::int64_t mostEntries = 65536;
/// What the library and our list need for one entry.
constexpr std::uint64_t bytesPerEntry = 256;

/// The folder in front of data.pkl, "" or "name/", if `name` is that entry.
std::optional<std::string> folderOfPickle(const std::string &name) {
    if (name == pickleName)
        return std::string();
    const auto slash = name.rfind('/');
    if (slash == std::string::npos || name.compare(slash + 1, std::string::npos, pickleName) != 0)
        return std::nullopt;
    return name.substr(0, slash + 1);
}

/// Frees the source when the archive did not take it over.
struct SourceCloser {
    void operator()(zip_source_t *source) const { zip_source_free(source); }
};

struct FileCloser {
    void operator()(zip_file_t *file) const { zip_fclose(file); }
};

} // namespace

void ArchiveReader::Closer::operator()(zip *archive) const {
    zip_discard(archive);
}

ArchiveReader::ArchiveReader(std::string_view bytes, ReadingBudget &budget)
    : m_bytes(bytes)
    , m_budget(budget) {
    open();
    list(findFolder());
}

ArchiveReader::~ArchiveReader() = default;

void ArchiveReader::open() {
    zip_error_t error;
    zip_error_init(&error);
    std::unique_ptr<zip_source_t, SourceCloser> source(
        zip_source_buffer_create(m_bytes.data(), m_bytes.size(), 0, &error));
    if (source)
        m_archive.reset(zip_open_from_source(source.get(), ZIP_RDONLY, &error));
    zip_error_fini(&error);
    if (!m_archive)
        throwDamaged("the archive's table of contents");
    (void)source.release(); // the archive owns it now
}

std::string ArchiveReader::findFolder() const {
    const std::int64_t count = zip_get_num_entries(m_archive.get(), 0);
    if (count > mostEntries)
        throwDamaged("the archive's table of contents");
    m_budget.takeMemory(static_cast<std::uint64_t>(count) * bytesPerEntry);
    std::optional<std::string> folder;
    for (std::int64_t i = 0; i < count; ++i) {
        const auto found = folderOfPickle(nameOf(static_cast<std::uint64_t>(i)));
        if (found && folder)
            throwDamaged("data.pkl is there twice");
        if (found)
            folder = found;
    }
    if (!folder) {
        Error error{ErrorKind::NotACheckpoint, {}, {}};
        error.number = static_cast<std::int64_t>(FileForm::Zip);
        throw ErrorException(std::move(error));
    }
    return *folder;
}

void ArchiveReader::list(const std::string &folder) {
    const std::int64_t count = zip_get_num_entries(m_archive.get(), 0);
    for (std::int64_t i = 0; i < count; ++i) {
        const std::string name = nameOf(static_cast<std::uint64_t>(i));
        if (name.compare(0, folder.size(), folder) == 0)
            addEntry(name.substr(folder.size()), static_cast<std::uint64_t>(i));
    }
}

void ArchiveReader::addEntry(const std::string &name, std::uint64_t index) {
    constexpr zip_uint64_t needed =
        ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_CRC | ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_stat_index(m_archive.get(), index, 0, &stat) != 0 || (stat.valid & needed) != needed)
        throwDamaged(shownName(name));
    const bool deflated = stat.comp_method == ZIP_CM_DEFLATE;
    if (stat.comp_size > m_bytes.size() || (!deflated && stat.size > m_bytes.size()))
        throwDamaged(shownName(name) + " is larger than the file");
    if (stat.encryption_method != ZIP_EM_NONE || (!deflated && stat.comp_method != ZIP_CM_STORE))
        throwDamaged(shownName(name) + " is packed in an unknown way");
    if (!m_entries.emplace(name, Entry{index, stat.size, deflated}).second)
        throwDamaged(shownName(name) + " is there twice");
}

// Some Windows programs that pack a folder again write backslashes.
std::string ArchiveReader::nameOf(std::uint64_t index) const {
    const char *raw = zip_get_name(m_archive.get(), index, ZIP_FL_ENC_RAW);
    if (raw == nullptr)
        throwDamaged("the archive's table of contents");
    std::string name(raw);
    std::replace(name.begin(), name.end(), '\\', '/');
    return name;
}

const ArchiveReader::Entry &ArchiveReader::entry(const std::string &name) const {
    const auto found = m_entries.find(name);
    if (found == m_entries.end())
        throwDamaged(shownName(name) + " is missing");
    return found->second;
}

std::string ArchiveReader::read(const std::string &name) {
    const Entry &wanted = entry(name);
    m_budget.checkMemory(wanted.size);
    m_budget.takeReading(wanted.size);
    if (wanted.deflated)
        m_budget.takeInflating(wanted.size);
    const std::unique_ptr<zip_file_t, FileCloser> file(zip_fopen_index(m_archive.get(), wanted.index, 0));
    if (!file)
        throwDamaged(shownName(name));
    std::string content(static_cast<std::size_t>(wanted.size), '\0');
    std::uint64_t at = 0;
    while (at < wanted.size) {
        const zip_int64_t count = zip_fread(file.get(), content.data() + at, wanted.size - at);
        if (count <= 0)
            throwDamaged(shownName(name));
        at += static_cast<std::uint64_t>(count);
    }
    // The checksum is compared only when the end is met.
    char beyond = 0;
    if (zip_fread(file.get(), &beyond, 1) != 0)
        throwDamaged(shownName(name) + " (checksum)");
    return content;
}

} // namespace headlight
