// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export_loss_picture.h"

#include "ui/picture_export.h"

#include <QPainter>

#include <algorithm>

namespace headlight {

namespace {

// The size at which the chart is laid out; others are that one, drawn larger or smaller.
constexpr double sheetWidth = 460;
constexpr double sheetHeight = 320;
constexpr int margin = 10;
constexpr int gap = 4;

} // namespace

ExportLossPicture::ExportLossPicture(const QString &title)
    : m_title(title) {
    putOnPaper(m_plot);
    putOnPaper(m_legend);
}

void ExportLossPicture::paint(QPainter &painter, const QSize &size) {
    const double zoom = std::min(size.width() / sheetWidth, size.height() / sheetHeight);
    painter.save();
    painter.scale(zoom, zoom);
    paintOnSheet(painter, (QSizeF(size) / zoom).toSize());
    painter.restore();
}

void ExportLossPicture::paintOnSheet(QPainter &painter, const QSize &sheet) {
    const int width = sheet.width() - 2 * margin;
    const QFont plain = paperFont(m_legend.font());
    QFont bold = plain;
    bold.setBold(true);
    painter.setPen(paperPalette().color(QPalette::WindowText));
    const QRect title(margin, margin, width, QFontMetrics(bold).height());
    paintLine(painter, title, fittingFont(bold, {m_title}, width), m_title);
    int bottom = sheet.height() - margin;
    if (!m_note.isEmpty()) {
        painter.setFont(plain);
        const int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
        const int height =
            QFontMetrics(plain).boundingRect(0, 0, width, sheet.height(), flags, m_note).height();
        bottom -= height + gap;
        painter.drawText(QRect(margin, bottom + gap, width, height), flags, m_note);
    }
    m_legend.resize(width, m_legend.heightForWidth(width));
    painter.save();
    painter.translate(margin, title.bottom() + gap);
    m_legend.render(&painter, QPoint(), QRegion(), QWidget::RenderFlags());
    painter.restore();
    const int top = title.bottom() + gap + m_legend.height() + gap;
    m_plot.resize(width, std::max(60, bottom - top));
    m_plot.render(
        &painter, QRectF(margin, top, m_plot.width(), m_plot.height()), m_plot.rect(), Qt::IgnoreAspectRatio);
}

} // namespace headlight
