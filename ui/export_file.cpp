// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace headlight {

namespace {

std::optional<Error> notWritten(const QString &path, const QString &reason) {
    Error error;
    error.kind = ErrorKind::FileNotWritten;
    error.subject = path.toStdString();
    error.detail = reason.toStdString();
    return error;
}

std::optional<Error> writeInPlace(const QString &path, const QByteArray &bytes) {
    QFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush())
        return std::nullopt;
    return notWritten(path, file.errorString());
}

} // namespace

std::optional<Error> writeExport(const QString &path, const QByteArray &bytes) {
    const QFileInfo info(path);
    if (info.exists() && !info.isFile() && !info.isDir())
        return writeInPlace(path, bytes);
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return std::nullopt;
    return notWritten(path, file.errorString());
}

} // namespace headlight
