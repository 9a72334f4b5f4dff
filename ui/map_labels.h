// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/character_label.h"
#include "ui/probe_view.h"

#include <QFont>
#include <QStringList>

namespace headlight {

/// The axis labels of a probe, shared by the four maps.
struct MapLabels {
    QStringList characters; ///< one a position
    QStringList next;       ///< each position's true next character; empty where unknown

    int count() const { return static_cast<int>(characters.size()); }
};

/// characterLabel(), but lone combining marks by code point: they must not reach over their neighbours.
MapLabels makeMapLabels(const ProbeView &probe, const CanDraw &canDraw);

/// How much room the labels take in `font`, in pixels.
struct MapMetrics {
    QFont font;
    int titleHeight = 0;
    int numberWidth = 0;           ///< the widest position number
    int characterWidth = 0;        ///< the widest character label of a row
    int lineHeight = 0;            ///< one line of a label
    int columnCharacterHeight = 0; ///< the tallest character label of a column, rotated ones included
    int nextWidth = 0;             ///< arrow and widest next character

    int left() const { return numberWidth + characterWidth + 8; }
    int top() const { return titleHeight + lineHeight + columnCharacterHeight + 1; }
};

MapMetrics measureMapLabels(const MapLabels &labels, const QFont &font, int pixelSize);

/// Code points are too long for a column: they are drawn upright along it.
bool isRotatedLabel(const QString &label);

} // namespace headlight
