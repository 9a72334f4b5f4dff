// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/error.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace headlight {

/// Writes a file whole or not at all: an old file of that name stays until the new one is complete. Devices
/// and pipes are written in place, never replaced. The Error, if any, is FileNotWritten.
std::optional<Error> writeExport(const QString &path, const QByteArray &bytes);

} // namespace headlight
