// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headlight {

/// What a character that does not show itself is called ("line feed", "zero width joiner"), in the user's
/// language; empty for all others.
QString characterName(char32_t character);

} // namespace headlight
