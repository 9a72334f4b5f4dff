// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/progress.h"
#include "ui/data_export.h"

#include <vector>

namespace headlight {

/// Every loss of a run, unthinned: what the drawn curves leave out is here.
class ExportLossTable {
public:
    void clear();
    /// Steps ascend.
    void addMiniBatches(const std::vector<LossPoint> &points);
    void addEvaluation(const Evaluation &evaluation);

    bool isEmpty() const { return m_miniBatches.empty() && m_evaluations.empty(); }
    std::int64_t lastStep() const;
    /// A line for each step at which anything is known: step, train, validation, mini-batch.
    ExportTable table(const QString &title) const;

private:
    std::vector<LossPoint> m_miniBatches;
    std::vector<Evaluation> m_evaluations;
};

} // namespace headlight
