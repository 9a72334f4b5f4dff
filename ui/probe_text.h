// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace headlight {

/// A probe as one line that can be edited: line breaks as ↵, tabs as ⇥, everything else as it is.
QString probeLine(std::u32string_view characters);

/// What such a line means: ↵ is a line break, ⇥ a tab; pasted CRLF and CR are line breaks, too.
QString probeTextFromLine(const QString &line);

} // namespace headlight
