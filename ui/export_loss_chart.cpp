// SPDX-License-Identifier: GPL-3.0-or-later
// What the loss chart gives away.
#include "ui/loss_chart.h"

#include "ui/export_actions.h"
#include "ui/export_loss_picture.h"

#include <algorithm>
#include <memory>

namespace headlight {

void LossChart::createExports() {
    ExportContent content;
    content.available = [this] { return !m_losses.isEmpty(); };
    content.picture = [this] { return picture(); };
    content.table = [this] { return m_losses.table(exportTitle()); };
    new ExportActions(this, content);
}

QString LossChart::exportTitle() const {
    return tr("Loss: step %1").arg(QString::number(std::max<qint64>(m_step, m_losses.lastStep())));
}

ExportPicture LossChart::picture() const {
    const auto sheet = std::make_shared<ExportLossPicture>(exportTitle());
    sheet->legend().setFont(m_legend->font());
    sheet->legend().setEntries(m_legend->entries());
    sheet->setNote(note());
    setAxisTitles(sheet->plot());
    fillPlot(sheet->plot());
    return {exportTitle(), size(),
        [sheet](QPainter &painter, const QSize &wanted) { sheet->paint(painter, wanted); }};
}

} // namespace headlight
