// SPDX-License-Identifier: GPL-3.0-or-later
// What the panel of shapes and checks gives away.
#include "model/text/shape_text.h"
#include "ui/check_sentences.h"
#include "ui/checks_panel.h"
#include "ui/export_actions.h"
#include "ui/picture_export.h"

#include <memory>

namespace headlight {

void ChecksPanel::createExports() {
    ExportContent content;
    content.available = [this] { return !isEmpty(); };
    content.picture = [this] { return picture(); };
    content.table = [this] { return table(); };
    new ExportActions(this, content); // the panel owns it
}

QString ChecksPanel::exportTitle() const {
    return tr("Shapes and checks, step %1").arg(QString::number(m_traceStep));
}

ExportPicture ChecksPanel::picture() const {
    const auto sheet = std::make_shared<ChecksPanel>();
    sheet->m_traceStep = m_traceStep;
    sheet->m_shapes = m_shapes;
    sheet->m_checks = m_checks;
    sheet->refresh();
    return pictureOnPaper(exportTitle(), sheet, sheet->content());
}

ExportTable ChecksPanel::table() const {
    ExportTable table{exportTitle(), {"what", "found", "passed"}, {}};
    for (const TensorShape &shape : m_shapes)
        table.rows.push_back(
            {QString::fromStdString(shape.name), QString::fromStdString(shapeText(shape.sizes)), QString()});
    for (const Check &check : m_checks)
        table.rows.push_back({checkTitle(check.kind), checkFinding(check),
            check.passed ? QStringLiteral("true") : QStringLiteral("false")});
    return table;
}

} // namespace headlight
