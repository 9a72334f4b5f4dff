// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export_loss_table.h"

#include <algorithm>

namespace headlight {

void ExportLossTable::clear() {
    *this = ExportLossTable();
}

void ExportLossTable::addMiniBatches(const std::vector<LossPoint> &points) {
    m_miniBatches.insert(m_miniBatches.end(), points.begin(), points.end());
}

void ExportLossTable::addEvaluation(const Evaluation &evaluation) {
    m_evaluations.push_back(evaluation);
}

std::int64_t ExportLossTable::lastStep() const {
    return std::max(m_miniBatches.empty() ? 0 : m_miniBatches.back().step,
        m_evaluations.empty() ? 0 : m_evaluations.back().step);
}

ExportTable ExportLossTable::table(const QString &title) const {
    ExportTable table;
    table.title = title;
    table.header = {QStringLiteral("step"), QStringLiteral("train"), QStringLiteral("validation"),
        QStringLiteral("mini-batch")};
    auto evaluation = m_evaluations.begin();
    auto batch = m_miniBatches.begin();
    while (evaluation != m_evaluations.end() || batch != m_miniBatches.end()) {
        std::int64_t step = batch != m_miniBatches.end() ? batch->step : evaluation->step;
        if (evaluation != m_evaluations.end())
            step = std::min(step, evaluation->step);
        QStringList line{QString::number(step), QString(), QString(), QString()};
        if (evaluation != m_evaluations.end() && evaluation->step == step) {
            line[1] = exactNumber(evaluation->train);
            if (evaluation->validation)
                line[2] = exactNumber(*evaluation->validation);
            ++evaluation;
        }
        if (batch != m_miniBatches.end() && batch->step == step) {
            line[3] = exactNumber(batch->loss);
            ++batch;
        }
        table.rows.push_back(std::move(line));
    }
    return table;
}

} // namespace headlight
