// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/picture_export.h"

#include <QBuffer>
#include <QFileInfo>
#include <QFontInfo>
#include <QFontMetrics>
#include <QLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QWidget>

#include <algorithm>

namespace headlight {

namespace {

constexpr int pixelsPerInch = 96;
constexpr int pdfResolution = 10 * pixelsPerInch; // fine enough to place letters where they belong

QByteArray pngFile(const ExportPicture &picture, const PictureOptions &options) {
    QImage image = pictureImage(picture, options.size, options.scale);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (image.isNull() || !buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, "PNG"))
        return {};
    return bytes;
}

/// Qt writes the names of its own aliases, such as "Sans Serif", which other programs take for a font that is
/// missing and replace by one with serifs.
QByteArray withCommonFonts(const QByteArray &svg) {
    static const QRegularExpression attribute(QStringLiteral("font-family=\"([^\",]*)\""));
    QString text = QString::fromUtf8(svg);
    QStringList names;
    for (QRegularExpressionMatchIterator found = attribute.globalMatch(text); found.hasNext();)
        names.append(found.next().captured(1));
    names.removeDuplicates();
    for (const QString &name : std::as_const(names))
        text.replace(QStringLiteral("font-family=\"%1\"").arg(name),
            QStringLiteral("font-family=\"%1, sans-serif\"").arg(QFontInfo(QFont(name)).family()));
    return text.toUtf8();
}

QByteArray svgFile(const ExportPicture &picture, const PictureOptions &options) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(pixelsPerInch);
    generator.setSize(options.size);
    generator.setViewBox(QRect(QPoint(0, 0), options.size));
    generator.setTitle(picture.title.toHtmlEscaped()); // it is written into the file as it is
    QPainter painter(&generator);
    painter.fillRect(QRect(QPoint(0, 0), options.size), Qt::white);
    picture.paint(painter, options.size);
    painter.end();
    return withCommonFonts(bytes);
}

QByteArray pdfFile(const ExportPicture &picture, const PictureOptions &options) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly))
        return {};
    QPdfWriter writer(&buffer);
    writer.setTitle(picture.title);
    writer.setResolution(pdfResolution);
    const QSizeF inches = QSizeF(options.size) / pixelsPerInch;
    writer.setPageSize(QPageSize(inches, QPageSize::Inch, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    QPainter painter(&writer);
    const double zoom = static_cast<double>(pdfResolution) / pixelsPerInch;
    painter.scale(zoom, zoom);
    picture.paint(painter, options.size);
    painter.end();
    return bytes;
}

} // namespace

QPalette paperPalette() {
    const QColor ink(25, 26, 28);
    QPalette palette(ink, QColor(240, 240, 241), Qt::white, QColor(150, 150, 152), QColor(185, 185, 187), ink,
        Qt::white, Qt::white, Qt::white);
    palette.setColor(QPalette::AlternateBase, QColor(235, 235, 237));
    palette.setColor(QPalette::Highlight, QColor(38, 110, 196));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(38, 110, 196));
    palette.setColor(QPalette::PlaceholderText, QColor(110, 110, 112));
    return palette;
}

void putOnPaper(QWidget &widget) {
    widget.setPalette(paperPalette());
    widget.setAttribute(Qt::WA_DontShowOnScreen);
    widget.setAttribute(Qt::WA_QuitOnClose, false);
    widget.show();
}

ExportPicture pictureOnPaper(const QString &title, const std::shared_ptr<QWidget> &panel, QWidget *content) {
    constexpr int paperWidth = 300; // pixels
    putOnPaper(*panel);
    QLayout *lines = content->layout();
    lines->activate();
    content->setFixedSize(paperWidth,
        lines->hasHeightForWidth() ? lines->heightForWidth(paperWidth) : lines->sizeHint().height());
    lines->activate();
    const auto paint = [panel, content](QPainter &painter, const QSize &wanted) {
        const QSizeF natural = content->size();
        const double zoom = std::min(wanted.width() / natural.width(), wanted.height() / natural.height());
        painter.save();
        painter.translate((wanted.width() - zoom * natural.width()) / 2, 0);
        painter.scale(zoom, zoom);
        content->render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
        painter.restore();
    };
    return {title, content->size(), paint};
}

QFont paperFont(const QFont &font) {
    QFont sized = font;
    sized.setPixelSize(std::max(1, QFontInfo(font).pixelSize()));
    return sized;
}

QFont fittingFont(const QFont &font, const QStringList &lines, int width) {
    QFont fitting = paperFont(font);
    const QFontMetrics metrics(fitting);
    int widest = 0;
    for (const QString &line : lines)
        widest = std::max(widest, metrics.horizontalAdvance(line));
    const int wanted = fitting.pixelSize();
    if (widest > width)
        fitting.setPixelSize(std::max({1, wanted * 2 / 3, wanted * width / widest}));
    return fitting;
}

void paintLine(QPainter &painter, const QRect &area, const QFont &font, const QString &text) {
    painter.setFont(font);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        QFontMetrics(font).elidedText(text, Qt::ElideRight, area.width()));
}

QImage pictureImage(const ExportPicture &picture, const QSize &size, int scale) {
    QImage image(size * scale, QImage::Format_RGB32);
    if (image.isNull())
        return image;
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    picture.paint(painter, size);
    painter.end();
    const int dotsPerMetre = qRound(pixelsPerInch * scale / 0.0254); // for those who print it
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    return image;
}

QByteArray pictureFile(const ExportPicture &picture, const PictureOptions &options) {
    switch (options.format) {
    case PictureFormat::Svg:
        return svgFile(picture, options);
    case PictureFormat::Pdf:
        return pdfFile(picture, options);
    case PictureFormat::Png:
        break;
    }
    return pngFile(picture, options);
}

QString suffixOf(PictureFormat format) {
    switch (format) {
    case PictureFormat::Svg:
        return QStringLiteral("svg");
    case PictureFormat::Pdf:
        return QStringLiteral("pdf");
    case PictureFormat::Png:
        break;
    }
    return QStringLiteral("png");
}

std::optional<PictureFormat> pictureFormatOf(const QString &path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    for (const PictureFormat format : {PictureFormat::Png, PictureFormat::Svg, PictureFormat::Pdf})
        if (suffix == suffixOf(format))
            return format;
    return std::nullopt;
}

} // namespace headlight
