// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPen>

class QPainter;
class QPalette;

namespace headlight {

/// The lines of the loss chart.
enum class LossKind { MiniBatch, Uniform, Bigram, Training, Validation };

/// How a line is drawn: told apart by dash and marker as well as by colour.
QPen lossPen(LossKind kind, const QPalette &palette);
/// The dot of a training estimate, the square of a validation estimate; nothing for the other lines.
void drawLossMarker(QPainter &painter, LossKind kind, QPointF centre, const QColor &color);

} // namespace headlight
