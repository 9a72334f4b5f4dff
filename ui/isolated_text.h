// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headlight {

/// A name or text of the user's, for itself or for the middle of a sentence: its right-to-left letters cannot
/// turn the words around it, and its marks of direction show as dotted squares, so that "photo" followed by
/// such a mark and "txt.exe" is read as what it is. Everything else comes back as it is.
QString isolatedText(QString text);

} // namespace headlight
