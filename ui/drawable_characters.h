// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/character_label.h"

#include <QFont>

namespace headlight {

/// Tells whether `font` or one of its fallbacks draws a character.
CanDraw canDrawWith(const QFont &font);

/// characterLabel() and characterInWords() for what the application's font and its fallbacks can draw.
QString drawableLabel(char32_t character);
QString drawableInWords(char32_t character);

/// True when some installed font draws Hangul.
bool hangulIsDrawable();

} // namespace headlight
