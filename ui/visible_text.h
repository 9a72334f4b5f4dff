// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headlight {

/// `text` with a dotted square for every character that would leave no trace: controls, marks of direction,
/// joiners, fillers. LF and tab stay. Position by position as long as `text` (in UTF-16 units), so that what
/// is marked in the one can be read from the other.
QString visibleText(QString text);

} // namespace headlight
