// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/error.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace headlight {

/// Writes a file whole or not at all: the old one stays until the new one is complete. Devices and pipes
/// (/dev/stdout) are written in place. The Error, if any, is FileNotWritten.
std::optional<Error> writeFile(const QString &path, const QByteArray &content);

/// Whether writeFile() could start on `path`, asked before long work; changes nothing.
std::optional<Error> checkWritable(const QString &path);

} // namespace headlight
