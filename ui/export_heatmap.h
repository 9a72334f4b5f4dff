// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/matrix.h"
#include "ui/colour_scales.h"
#include "ui/data_export.h"
#include "ui/export_picture.h"
#include "ui/map_labels.h"

#include <QSize>

#include <memory>

namespace headlight {

/// What one map shows, by value.
struct HeatmapContent {
    QString title; ///< with its step, so that it explains itself on paper
    std::shared_ptr<const MapLabels> labels;
    Matrix matrix; ///< (T, T), as large as the labels tell
    ColourScale scale = ColourScale::Weights;
    ColourRange range;
    bool nextShown = false;
    QFont font;
    QSize size; ///< of the map on the screen
};

/// The map with its title above and the meaning of its axes below.
ExportPicture heatmapPicture(HeatmapContent content);

/// A line for each query position: position, character, then a column for each key position.
ExportTable matrixTable(const HeatmapContent &content);

} // namespace headlight
