// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

class QPalette;

namespace headlight {

/// A painted ✓ or ✗ (no font needed) of `side` logical pixels, in a green or red that suits the palette.
QPixmap checkMark(bool passed, int side, double devicePixelRatio, const QPalette &palette);

} // namespace headlight
