// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/file_writer.h"

#include "ui/export_file.h"

#include <QFileInfo>
#include <QSaveFile>

namespace headlight {

namespace {

Error notWritten(const QString &path, const QString &reason) {
    return Error{ErrorKind::FileNotWritten, path.toStdString(), reason.toStdString()};
}

/// True for what must not be replaced by a file of that name.
bool isSpecial(const QString &path) {
    const QFileInfo info(path);
    return info.exists() && !info.isFile() && !info.isDir();
}

} // namespace

std::optional<Error> writeFile(const QString &path, const QByteArray &content) {
    return writeExport(path, content);
}

std::optional<Error> checkWritable(const QString &path) {
    if (isSpecial(path))
        return std::nullopt;
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return notWritten(path, file.errorString());
    file.cancelWriting();
    return std::nullopt;
}

} // namespace headlight
