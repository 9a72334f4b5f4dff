// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headlight {

/// Gives the whole program the colours "light", "dark" or "system" (what the desktop says; unknown names
/// too). Needs a QApplication.
void applyColours(const QString &name);

} // namespace headlight
