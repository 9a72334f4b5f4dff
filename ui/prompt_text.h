// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace headlight {

// A one-line field cannot hold a newline: in the prompt ↵ stands for it, and ⇥ for a tab. Where the
// vocabulary has ↵ or ⇥ as a character of its own, that character is meant.

/// What the prompt field's text stands for.
QString promptFromField(QString field, const std::u32string &vocabulary);
/// What to insert in the field for `character`.
QString fieldTextFor(char32_t character);
/// The number of Unicode code points.
int codePointCount(const QString &text);

} // namespace headlight
