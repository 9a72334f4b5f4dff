// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace headlight {

/// Tells whether some installed font draws a character.
using CanDraw = std::function<bool(char32_t)>;

/// A character as a short visible label: itself, a mark for whitespace (␣ ↵ ⇥), a combining mark on a dotted
/// circle, U+XXXX for what is invisible or cannot stand alone. Right-to-left characters are isolated so that
/// their neighbours stay where they are.
QString characterLabel(char32_t character);
/// The same, with U+XXXX also for what `canDraw` denies: never a box.
QString characterLabel(char32_t character, const CanDraw &canDraw);

/// A character inside a sentence: ‘h’, "space ␣", "line break ↵", "tab ⇥", "U+200B". Ready for a
/// translation that must not put a particle after it.
QString characterInWords(char32_t character);
QString characterInWords(char32_t character, const CanDraw &canDraw);

/// "U+00A0", at least four digits.
QString codePointLabel(char32_t character);

} // namespace headlight
