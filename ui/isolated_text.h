// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headlight {

/// A name or text of the user's for the middle of a sentence: where it has right-to-left letters or marks of
/// direction, they cannot turn the words around them. Everything else comes back as it is.
QString isolatedText(const QString &text);

} // namespace headlight
