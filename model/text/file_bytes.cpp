// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/file_bytes.h"

#include "model/text/large_pages.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <limits>
#include <new>
#include <optional>
#include <system_error>
#include <utility>

namespace headlight {

namespace {

constexpr std::size_t blockBytes = 1u << 20;

Error refusal(ErrorKind kind, const std::filesystem::path &path, std::string reason = {}) {
    return Error{kind, path.u8string(), std::move(reason)};
}

/// The size of a regular file. Nothing is opened: opening a pipe would wait for its other end.
Outcome<std::uintmax_t> sizeOfFile(const std::filesystem::path &path, std::uintmax_t most) {
    std::error_code reason;
    const auto status = std::filesystem::status(path, reason);
    if (status.type() == std::filesystem::file_type::not_found)
        return refusal(ErrorKind::FileNotFound, path);
    if (reason)
        return refusal(ErrorKind::FileUnreadable, path, reason.message());
    if (!std::filesystem::is_regular_file(status))
        return refusal(ErrorKind::NotARegularFile, path);
    const auto size = std::filesystem::file_size(path, reason);
    if (reason)
        return refusal(ErrorKind::FileUnreadable, path, reason.message());
    if (size > most) {
        Error error = refusal(ErrorKind::FileTooLarge, path);
        error.number = static_cast<std::int64_t>(size);
        error.limit = static_cast<std::int64_t>(most);
        return error;
    }
    return size;
}

/// Fills `bytes` from the file. Absent when all of them were there.
std::optional<Error> fill(
    std::string &bytes, const std::filesystem::path &path, const ReadingProgress &progress) {
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return refusal(ErrorKind::FileUnreadable, path, std::generic_category().message(errno));
    for (std::size_t at = 0; at < bytes.size();) {
        if (progress && !progress(static_cast<double>(at) / static_cast<double>(bytes.size())))
            return refusal(ErrorKind::Cancelled, path);
        const std::size_t count = std::min(blockBytes, bytes.size() - at);
        errno = 0;
        file.read(bytes.data() + at, static_cast<std::streamsize>(count));
        if (!file) {
            const std::string reason = errno != 0 ? std::generic_category().message(errno)
                                                  : "the file became shorter while it was read";
            return refusal(ErrorKind::FileUnreadable, path, reason);
        }
        at += count;
    }
    return std::nullopt;
}

Outcome<std::string> readBytes(
    const std::filesystem::path &path, std::uintmax_t size, const ReadingProgress &progress) {
    try {
        std::string bytes;
        bytes.reserve(static_cast<std::size_t>(size));
        askForLargePages(bytes.data(), bytes.capacity());
        bytes.resize(static_cast<std::size_t>(size));
        if (const auto error = fill(bytes, path, progress))
            return *error;
        return bytes;
    } catch (const std::bad_alloc &) {
        Error error = refusal(ErrorKind::OutOfMemory, path);
        error.number = static_cast<std::int64_t>(size);
        return error;
    }
}

} // namespace

Outcome<std::string> readFileBytes(
    const std::filesystem::path &path, std::uintmax_t most, const ReadingProgress &progress) {
    const auto size = sizeOfFile(path, most);
    if (!size)
        return size.error();
    return readBytes(path, *size, progress);
}

Outcome<std::string> readFileBeginning(const std::filesystem::path &path, std::size_t most) {
    const auto size = sizeOfFile(path, std::numeric_limits<std::uintmax_t>::max());
    if (!size)
        return size.error();
    return readBytes(path, std::min<std::uintmax_t>(*size, most), {});
}

} // namespace headlight
