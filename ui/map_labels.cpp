// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/map_labels.h"

#include "ui/character_kind.h"

#include <QFontMetrics>

#include <algorithm>

namespace headlight {

namespace {

/// A mark on a dotted circle takes as much room as its fonts like, and a column has hardly any.
QString mapLabel(char32_t character, const CanDraw &canDraw) {
    return characterKind(character) == CharacterKind::CombiningMark ? codePointLabel(character)
                                                                    : characterLabel(character, canDraw);
}

} // namespace

MapLabels makeMapLabels(const ProbeView &probe, const CanDraw &canDraw) {
    MapLabels labels;
    for (int i = 0; i < probe.size(); ++i) {
        const std::optional<char32_t> next = probe.nextOf(i);
        labels.characters.append(mapLabel(probe.at(i), canDraw));
        labels.next.append(next ? mapLabel(*next, canDraw) : QString());
    }
    return labels;
}

bool isRotatedLabel(const QString &label) {
    return label.startsWith(QLatin1String("U+"));
}

MapMetrics measureMapLabels(const MapLabels &labels, const QFont &font, int pixelSize) {
    MapMetrics result;
    result.font = font;
    result.font.setPixelSize(pixelSize);
    const QFontMetrics metrics(result.font);
    // Fonts that carry Hangul reserve generous leading; the labels need the letters' own height only.
    result.lineHeight = pixelSize + 1;
    result.titleHeight = std::max(metrics.height(), pixelSize + 4);
    result.numberWidth = metrics.horizontalAdvance(QString::number(std::max(labels.count() - 1, 0)));
    result.columnCharacterHeight = result.lineHeight;
    result.characterWidth = pixelSize;
    int next = 0;
    for (const QString &label : labels.characters) {
        const int width = metrics.horizontalAdvance(label);
        result.characterWidth = std::max(result.characterWidth, width);
        if (isRotatedLabel(label))
            result.columnCharacterHeight = std::max(result.columnCharacterHeight, width + 2);
    }
    for (const QString &label : labels.next)
        next = std::max(next, metrics.horizontalAdvance(label));
    result.nextWidth = next == 0 ? 0 : metrics.horizontalAdvance(QStringLiteral("→")) + next + 5;
    return result;
}

} // namespace headlight
