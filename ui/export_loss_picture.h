// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export_picture.h"
#include "ui/loss_legend.h"
#include "ui/loss_plot.h"

namespace headlight {

/// The loss chart on paper: a plot and a legend of its own, never shown, under a title and above the note.
class ExportLossPicture {
public:
    explicit ExportLossPicture(const QString &title);

    LossPlot &plot() { return m_plot; }
    LossLegend &legend() { return m_legend; }
    void setNote(const QString &note) { m_note = note; }

    void paint(QPainter &painter, const QSize &size);

private:
    void paintOnSheet(QPainter &painter, const QSize &sheet);

    QString m_title;
    QString m_note;
    LossPlot m_plot;
    LossLegend m_legend;
};

} // namespace headlight
