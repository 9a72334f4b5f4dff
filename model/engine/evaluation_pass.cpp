// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/evaluation_pass.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace headlight {
namespace {

constexpr std::chrono::milliseconds sliceTime{4};

/// The chapter's losses.mean() in float, its order of summing included.
double meanOf(const std::vector<float> &losses) {
    at::Tensor all = at::empty({static_cast<std::int64_t>(losses.size())}, at::kFloat);
    std::copy(losses.begin(), losses.end(), all.data_ptr<float>());
    return all.mean().item<double>();
}

} // namespace

EvaluationPass::EvaluationPass(
    std::int64_t step, std::int64_t evalIters, std::int64_t rowsAtOnce, bool hasValidation)
    : m_step(step)
    , m_evalIters(evalIters)
    , m_rowsAtOnce(rowsAtOnce)
    , m_hasValidation(hasValidation) {
}

std::int64_t EvaluationPass::evaluated() const {
    return static_cast<std::int64_t>(m_trainLosses.size() + m_validationLosses.size());
}

Split EvaluationPass::split() const {
    const bool trainDone = static_cast<std::int64_t>(m_trainLosses.size()) == m_evalIters;
    return trainDone ? Split::Validation : Split::Train;
}

bool EvaluationPass::advance(StepMethod &method, const Dataset &dataset, at::Generator &random) {
    const auto end = std::chrono::steady_clock::now() + sliceTime;
    do {
        if (!evaluateRows(method, dataset, random)) {
            return false;
        }
    } while (!done() && std::chrono::steady_clock::now() < end);
    return true;
}

bool EvaluationPass::evaluateRows(StepMethod &method, const Dataset &dataset, at::Generator &random) {
    if (m_batchRows == 0) {
        m_batch = dataset.getBatch(split(), random);
        m_batchLoss = 0;
    }
    const std::int64_t rows = m_batch.rows();
    const std::int64_t end = std::min(m_batchRows + m_rowsAtOnce, rows);
    const double share = static_cast<double>(end - m_batchRows) / static_cast<double>(rows);
    m_batchLoss += share * method.loss(m_batch.part(m_batchRows, end));
    m_batchRows = end == rows ? 0 : end;
    if (m_batchRows == 0) {
        auto &losses = split() == Split::Train ? m_trainLosses : m_validationLosses;
        losses.push_back(static_cast<float>(m_batchLoss));
    }
    return std::isfinite(m_batchLoss);
}

Evaluation EvaluationPass::result() const {
    Evaluation evaluation;
    evaluation.step = m_step;
    evaluation.train = meanOf(m_trainLosses);
    if (m_hasValidation) {
        evaluation.validation = meanOf(m_validationLosses);
    }
    return evaluation;
}

} // namespace headlight
