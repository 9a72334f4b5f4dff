// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/archive_writer.h"

#include "model/text/error.h"

#include <cstdint>
#include <memory>
#include <zip.h>

namespace headlight {

namespace {

constexpr std::size_t localHeaderSize = 30;   ///< of a zip entry, before its name
constexpr std::size_t alignment = 64;         ///< what PyTorch gives its storages, so that they can be mapped
constexpr zip_uint16_t paddingField = 0x4246; ///< "FB", the extra field that PyTorch pads with
constexpr std::size_t fieldHeaderSize = 4;

[[noreturn]] void fail(zip_error_t *error) {
    Error reason;
    reason.kind = zip_error_code_zip(error) == ZIP_ER_MEMORY ? ErrorKind::OutOfMemory : ErrorKind::Internal;
    reason.detail = zip_error_strerror(error);
    zip_error_fini(error);
    throw ErrorException(std::move(reason));
}

struct FreeSource {
    void operator()(zip_source_t *source) const { zip_source_free(source); }
};
struct DiscardArchive {
    void operator()(zip_t *archive) const { zip_discard(archive); }
};

/// A zip archive in memory whose entries are stored as they are.
class StoredArchive {
public:
    StoredArchive() {
        zip_error_t error;
        zip_error_init(&error);
        std::unique_ptr<zip_source_t, FreeSource> target(zip_source_buffer_create(nullptr, 0, 0, &error));
        if (target)
            m_archive.reset(zip_open_from_source(target.get(), ZIP_CREATE | ZIP_TRUNCATE, &error));
        if (!m_archive)
            fail(&error);
        zip_error_fini(&error);
        zip_source_keep(target.get()); // one reference is the archive's, one stays here to be read afterwards
        m_target = std::move(target);
    }

    /// `bytes` must live until finish().
    void add(const std::string &name, std::string_view bytes) {
        zip_source_t *source = zip_source_buffer(m_archive.get(), bytes.data(), bytes.size(), 0);
        check(source != nullptr);
        const zip_int64_t added = zip_file_add(m_archive.get(), name.c_str(), source, ZIP_FL_ENC_UTF_8);
        if (added < 0)
            zip_source_free(source);
        check(added >= 0);
        const auto index = static_cast<zip_uint64_t>(added);
        check(zip_set_file_compression(m_archive.get(), index, ZIP_CM_STORE, 0) == 0);
        // Noon of 1 January 1980, the first day a zip can name: the clock must not be in the file.
        check(zip_file_set_dostime(m_archive.get(), index, 12 << 11, (1 << 5) | 1, 0) == 0);
        pad(index, name.size());
        m_size += bytes.size();
    }

    std::string finish() {
        if (zip_close(m_archive.get()) != 0)
            fail(zip_get_error(m_archive.get()));
        static_cast<void>(m_archive.release()); // closed: it is gone
        return contents();
    }

private:
    /// Moves the beginning of the entry's bytes to the next multiple of `alignment`.
    void pad(zip_uint64_t index, std::size_t nameSize) {
        const std::size_t unpadded = m_size + localHeaderSize + nameSize + fieldHeaderSize;
        const std::string padding((alignment - unpadded % alignment) % alignment, 'Z');
        check(zip_file_extra_field_set(m_archive.get(), index, paddingField, ZIP_EXTRA_FIELD_NEW,
                  reinterpret_cast<const zip_uint8_t *>(padding.data()),
                  static_cast<zip_uint16_t>(padding.size()), ZIP_FL_LOCAL) == 0);
        m_size = unpadded + padding.size();
    }

    std::string contents() {
        zip_stat_t facts;
        zip_stat_init(&facts);
        checkTarget(zip_source_stat(m_target.get(), &facts) == 0 && (facts.valid & ZIP_STAT_SIZE) != 0);
        std::string bytes(facts.size, '\0');
        checkTarget(zip_source_open(m_target.get()) == 0);
        std::size_t have = 0;
        while (have < bytes.size()) {
            const zip_int64_t read = zip_source_read(m_target.get(), &bytes[have], bytes.size() - have);
            checkTarget(read > 0);
            have += static_cast<std::size_t>(read);
        }
        checkTarget(zip_source_close(m_target.get()) == 0);
        return bytes;
    }

    void check(bool succeeded) {
        if (!succeeded)
            fail(zip_get_error(m_archive.get()));
    }

    void checkTarget(bool succeeded) {
        if (!succeeded)
            fail(zip_source_error(m_target.get()));
    }

    std::unique_ptr<zip_source_t, FreeSource> m_target;
    std::unique_ptr<zip_t, DiscardArchive> m_archive;
    std::size_t m_size = 0; ///< of everything before the next entry
};

} // namespace

std::string writeArchive(std::string_view pickle, const std::vector<std::string_view> &storages) {
    StoredArchive archive;
    archive.add("archive/data.pkl", pickle);
    archive.add("archive/byteorder", "little");
    for (std::size_t i = 0; i < storages.size(); ++i)
        archive.add("archive/data/" + std::to_string(i), storages[i]);
    archive.add("archive/version", "3\n"); // of the format, the same since PyTorch 1.6
    return archive.finish();
}

} // namespace headlight
