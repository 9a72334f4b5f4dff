// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headlight {

/// A reason that the system gave for a failed operation on a file, in the user's language instead of the
/// system's. Whatever else it is comes back as it is.
QString systemReasonInWords(const QString &reason);

} // namespace headlight
