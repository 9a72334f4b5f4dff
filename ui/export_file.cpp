// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>

namespace headlight {

namespace {

/// Called at once after what failed: of a full disk QSaveFile only knows an "Unknown error", and the system's
/// last one tells more.
std::optional<Error> notWritten(const QString &path, const QFileDevice &file) {
    const int code = errno;
    const bool unknown = code != 0 && file.errorString() == QIODevice::tr("Unknown error");
    Error error;
    error.kind = ErrorKind::FileNotWritten;
    error.subject = path.toStdString();
    error.detail = (unknown ? qt_error_string(code) : file.errorString()).toStdString();
    return error;
}

std::optional<Error> writeInPlace(const QString &path, const QByteArray &bytes) {
    QFile file(path);
    errno = 0;
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush())
        return std::nullopt;
    return notWritten(path, file);
}

} // namespace

std::optional<Error> writeExport(const QString &path, const QByteArray &bytes) {
    const QFileInfo info(path);
    if (info.exists() && !info.isFile() && !info.isDir())
        return writeInPlace(path, bytes);
    QSaveFile file(path);
    errno = 0;
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return std::nullopt;
    return notWritten(path, file);
}

} // namespace headlight
