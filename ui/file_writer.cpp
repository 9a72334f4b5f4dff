// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/file_writer.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>

namespace headlight {

namespace {

/// Called at once after what failed: of a full disk QSaveFile only knows an "Unknown error", and the system's
/// last one tells more.
Error notWritten(const QString &path, const QFileDevice &file) {
    const int code = errno;
    const bool unknown = code != 0 && file.errorString() == QIODevice::tr("Unknown error");
    const QString reason = unknown ? qt_error_string(code) : file.errorString();
    return Error{ErrorKind::FileNotWritten, path.toStdString(), reason.toStdString()};
}

/// True for what must not be replaced by a file of that name.
bool isSpecial(const QString &path) {
    const QFileInfo info(path);
    return info.exists() && !info.isFile() && !info.isDir();
}

std::optional<Error> writeInPlace(const QString &path, const QByteArray &content) {
    QFile file(path);
    errno = 0;
    if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.flush())
        return std::nullopt;
    return notWritten(path, file);
}

} // namespace

std::optional<Error> writeFile(const QString &path, const QByteArray &content) {
    if (isSpecial(path))
        return writeInPlace(path, content);
    QSaveFile file(path);
    errno = 0;
    if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit())
        return std::nullopt;
    return notWritten(path, file);
}

std::optional<Error> checkWritable(const QString &path) {
    if (isSpecial(path))
        return std::nullopt;
    QSaveFile file(path);
    errno = 0;
    if (!file.open(QIODevice::WriteOnly))
        return notWritten(path, file);
    file.cancelWriting();
    return std::nullopt;
}

} // namespace headlight
