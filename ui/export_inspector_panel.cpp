// SPDX-License-Identifier: GPL-3.0-or-later
// What the Inspector gives away.
#include "ui/inspector_panel.h"

#include "ui/export_actions.h"
#include "ui/export_trace_table.h"
#include "ui/picture_export.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>

#include <memory>

namespace headlight {

void InspectorPanel::createExports() {
    ExportContent content;
    content.available = [this] { return hasNumbers(); };
    content.picture = [this] { return picture(); };
    content.table = [this] { return traceTable(exportTitle(), m_trace, m_probe, m_cell->row); };
    content.wholeTable = [this] {
        return traceTable(tr("Scores and weights: step %1").arg(QString::number(m_trace.step)), m_trace,
            m_probe, std::nullopt);
    };
    auto *exports = new ExportActions(this, content);
    exports->setBaseMenu([this] { return selectionMenu(); });
}

QString InspectorPanel::exportTitle() const {
    return tr("%1, step %2").arg(rowHeading(), QString::number(m_trace.step));
}

ExportPicture InspectorPanel::picture() const {
    const auto sheet = std::make_shared<InspectorPanel>();
    sheet->m_probe = m_probe;
    sheet->m_trace = m_trace;
    sheet->m_cell = m_cell;
    sheet->m_pinned = m_pinned;
    sheet->refresh();
    return pictureOnPaper(exportTitle(), sheet, sheet->content());
}

QMenu *InspectorPanel::selectionMenu() {
    auto *menu = new QMenu;
    const QList<QLabel *> labels = findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        if (!label->hasSelectedText())
            continue;
        QAction *action = menu->addAction(tr("&Copy selected text"));
        connect(action, &QAction::triggered, this,
            [text = label->selectedText()] { QGuiApplication::clipboard()->setText(text); });
        break; // a label takes the focus, and with it the selection, from any other
    }
    return menu;
}

} // namespace headlight
