// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

#include <functional>

class QPainter;

namespace headlight {

/// A picture of a panel as it was when it was asked for. It can be painted at any size and holds copies of
/// all that it needs.
struct ExportPicture {
    QString title; ///< what it shows; also the suggestion for a file's name
    QSize size;    ///< natural size in pixels
    /// Paints dark on white ground within (0, 0) .. size; the ground is already white.
    std::function<void(QPainter &painter, const QSize &size)> paint;
};

} // namespace headlight
