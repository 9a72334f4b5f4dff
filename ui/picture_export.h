// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export_picture.h"

#include <QByteArray>
#include <QFont>
#include <QImage>
#include <QPalette>
#include <QStringList>

#include <memory>
#include <optional>

class QRect;
class QWidget;

namespace headlight {

enum class PictureFormat { Png, Svg, Pdf };

struct PictureOptions {
    PictureFormat format = PictureFormat::Png;
    QSize size;    ///< in pixels; of SVG and PDF, in 96ths of an inch
    int scale = 2; ///< pixels of the file for each of `size`, PNG only
};

/// The most pixels a PNG may have: more would take seconds and hundreds of megabytes.
constexpr qint64 mostPicturePixels = 50'000'000;

/// Colours for white paper, whatever the theme.
QPalette paperPalette();
/// Gives a widget the colours of paper and its full layout, without ever showing it.
void putOnPaper(QWidget &widget);

/// The picture of `content`, a part of `panel` that has a layout: as wide as a side panel and as high as it
/// needs. `panel` is a copy made for this picture; it is put on paper.
ExportPicture pictureOnPaper(const QString &title, const std::shared_ptr<QWidget> &panel, QWidget *content);

/// `font` with its size in pixels: points would mean another size on every device.
QFont paperFont(const QFont &font);
/// The same, smaller if one of `lines` would not fit into `width`, but never unreadable.
QFont fittingFont(const QFont &font, const QStringList &lines, int width);
/// One line of text at the left of `area`, shortened if it does not fit.
void paintLine(QPainter &painter, const QRect &area, const QFont &font, const QString &text);

/// size * scale pixels, or a null image when memory does not suffice.
QImage pictureImage(const ExportPicture &picture, const QSize &size, int scale);
/// A whole file, or nothing when memory does not suffice. Text stays text in SVG and PDF.
QByteArray pictureFile(const ExportPicture &picture, const PictureOptions &options);

/// "png", "svg", "pdf".
QString suffixOf(PictureFormat format);
/// The format that the suffix of `path` asks for, if it is one of ours.
std::optional<PictureFormat> pictureFormatOf(const QString &path);

} // namespace headlight
