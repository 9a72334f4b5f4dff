// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export_heatmap.h"

#include "ui/colour_map_plot.h"
#include "ui/heatmap_painter.h"
#include "ui/picture_export.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace headlight {

namespace {

struct ExportHeatmap {
    Q_DECLARE_TR_FUNCTIONS(ExportHeatmap)
};

constexpr int frame = 3; // around the plot
constexpr double mostOblong = 1.35;
constexpr int wholePixelCell = 8;

/// Where the parts of a picture of one map go. All sizes follow the size of the labels, which follows the
/// picture's, so that a large picture is the small one in large.
struct HeatmapSheet {
    HeatmapSheet(const HeatmapContent &content, const QSize &size);

    int labelSize;
    QFont titleFont;
    MapMetrics metrics;
    QStringList axes;
    QRect title;
    QPoint view; ///< left upper corner of the map with its labels
    QRect plot;  ///< from there
    QRect caption;
};

QStringList axesInWords(const HeatmapContent &content) {
    return {content.nextShown
                ? ExportHeatmap::tr("Rows ↓ current position (Query), → its true next character")
                : ExportHeatmap::tr("Rows ↓ current position (Query)"),
        ExportHeatmap::tr("Columns → position looked at (Key)")};
}

int fitted(int room, int other, int count) {
    const int extent = std::clamp(room, count, std::max(count, static_cast<int>(other * mostOblong)));
    return extent / count >= wholePixelCell ? extent / count * count : extent;
}

HeatmapSheet::HeatmapSheet(const HeatmapContent &content, const QSize &size)
    : labelSize(std::clamp(std::min(size.width() / 28, size.height() / 25), 5, 400))
    , titleFont(content.font)
    , metrics(measureMapLabels(*content.labels, content.font, labelSize))
    , axes(axesInWords(content)) {
    titleFont.setPixelSize(labelSize * 5 / 4);
    titleFont.setBold(true);
    const int count = content.labels->count();
    const int titleHeight = QFontMetrics(titleFont).height();
    const int line = QFontMetrics(metrics.font).height();
    const int captionHeight = line * static_cast<int>(axes.size());
    const int right = content.nextShown ? metrics.nextWidth : 0;
    const int wide = size.width() - 2 * labelSize - metrics.left() - right - 2 * frame;
    const int high = size.height() - 2 * labelSize - titleHeight - metrics.top() - captionHeight - 2 * frame -
                     labelSize / 2;
    const QSize cells(fitted(wide, high, count), fitted(high, wide, count));
    const int block = metrics.left() + cells.width() + frame + right;
    const int x = std::max(0, (size.width() - block) / 2);
    const int y = labelSize + std::max(0, (high - cells.height()) / 2);
    const int room = size.width() - x - labelSize;
    title = QRect(x, y, room, titleHeight);
    view = QPoint(x, y + titleHeight);
    plot = QRect(QPoint(metrics.left(), metrics.top()), cells);
    caption = QRect(x, view.y() + plot.bottom() + frame + labelSize / 2, room, captionHeight);
}

void paintHeatmap(QPainter &painter, const HeatmapContent &content, const QSize &size) {
    const HeatmapSheet sheet(content, size);
    const QPalette palette = paperPalette();
    painter.setPen(palette.color(QPalette::WindowText));
    paintLine(painter, sheet.title, fittingFont(sheet.titleFont, {content.title}, sheet.title.width()),
        content.title);
    const QFont captionFont = fittingFont(sheet.metrics.font, sheet.axes, sheet.caption.width());
    const int height = sheet.caption.height() / static_cast<int>(sheet.axes.size());
    for (int i = 0; i < sheet.axes.size(); ++i) {
        const QRect line(
            sheet.caption.left(), sheet.caption.top() + i * height, sheet.caption.width(), height);
        paintLine(painter, line, captionFont, sheet.axes[i]);
    }
    painter.save();
    painter.translate(sheet.view);
    paintColourMap(painter, sheet.plot, content.matrix, content.scale, content.range);
    const HeatmapDecoration decoration{QString(), *content.labels, sheet.metrics, QRect(), sheet.plot,
        content.scale, content.range, true, hasNonFinite(content.matrix), content.nextShown, false,
        std::nullopt, palette};
    HeatmapPainter(painter, decoration).paint();
    painter.restore();
}

/// A label without the invisible characters that keep its neighbours in place on the screen.
QString dataLabel(QString label) {
    return label.size() > 1 ? label.remove(QChar(0x2068)).remove(QChar(0x2069)).remove(QChar(0x200E)) : label;
}

} // namespace

ExportPicture heatmapPicture(HeatmapContent content) {
    const int labelSize = QFontMetrics(content.font).height();
    const QSize size = content.size + QSize(2 * labelSize, 6 * labelSize);
    const QString title = content.title;
    const auto kept = std::make_shared<const HeatmapContent>(std::move(content));
    return {title, size,
        [kept](QPainter &painter, const QSize &wanted) { paintHeatmap(painter, *kept, wanted); }};
}

ExportTable matrixTable(const HeatmapContent &content) {
    ExportTable table;
    table.title = content.title;
    table.header = {QStringLiteral("position"), QStringLiteral("character")};
    for (int col = 0; col < content.labels->count(); ++col)
        table.header.append(
            QString::number(col) + QLatin1Char(' ') + dataLabel(content.labels->characters[col]));
    for (std::size_t row = 0; row < content.matrix.rows; ++row) {
        const int position = static_cast<int>(row);
        QStringList line{QString::number(position), dataLabel(content.labels->characters[position])};
        for (std::size_t col = 0; col < content.matrix.cols; ++col)
            line.append(exactNumber(content.matrix(row, col)));
        table.rows.push_back(std::move(line));
    }
    return table;
}

} // namespace headlight
