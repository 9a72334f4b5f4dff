// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/trainer.h"

#include "model/engine/work_unit.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

Trainer::Trainer(SingleHeadAttentionLanguageModel model, TextDocumentPtr text, const RunSettings &settings,
    at::Generator random)
    : m_model(std::move(model))
    , m_lastFinite(copyOf(m_model))
    , m_settings(settings)
    , m_dataset(text, settings.batchSize, settings.blockSize, m_model->device())
    , m_random(std::move(random))
    , m_method(makeStepMethod(m_model, settings))
    , m_rowsAtOnce(rowsPerUnit(settings, text->vocabularySize()))
    , m_hasValidation(m_dataset.hasWindow(Split::Validation))
    , m_refusal(checkTrainable(*text, settings.blockSize)) {
}

void Trainer::setSteps(std::int64_t steps) {
    m_settings.steps = std::max(steps, m_step + (m_underWay ? 1 : 0));
}

bool Trainer::evaluationDue() const {
    const bool scheduled = m_step % m_settings.evalInterval == 0 || m_step == m_settings.steps - 1;
    return !m_underWay && scheduled && m_step < m_settings.steps && m_step >= m_nextEvaluation;
}

Progress Trainer::advance() {
    if (m_refusal) {
        throw ErrorException(*m_refusal);
    }
    Progress progress;
    if (m_evaluation || evaluationDue()) {
        advanceEvaluation(progress);
    } else if (m_underWay || m_step < m_settings.steps) {
        advanceStep(progress);
    } else {
        progress.finished = true;
    }
    progress.step = m_step;
    return progress;
}

void Trainer::advanceEvaluation(Progress &progress) {
    if (!m_evaluation) {
        m_evaluation.emplace(m_step, m_settings.evalIters, m_rowsAtOnce, m_hasValidation);
    }
    if (!m_evaluation->advance(*m_method, m_dataset, m_random)) {
        fail(m_step);
        throw ErrorException(*m_refusal);
    }
    if (m_evaluation->done()) {
        progress.evaluation = m_evaluation->result();
        m_evaluation.reset();
        m_nextEvaluation = m_step + 1;
    } else {
        progress.evaluated = m_evaluation->evaluated();
        progress.toEvaluate = m_evaluation->toEvaluate();
    }
}

void Trainer::advanceStep(Progress &progress) {
    if (!m_underWay) {
        m_underWay = StepUnderWay{m_dataset.getBatch(Split::Train, m_random)};
        m_method->dropGradients();
    }
    StepUnderWay &now = *m_underWay;
    const std::int64_t rows = now.batch.rows();
    const std::int64_t end = std::min(now.rowsDone + m_rowsAtOnce, rows);
    const double share = static_cast<double>(end - now.rowsDone) / static_cast<double>(rows);
    now.loss += share * m_method->addGradients(now.batch.part(now.rowsDone, end), share);
    now.rowsDone = end;
    if (!std::isfinite(now.loss)) {
        fail(m_step);
        throw ErrorException(*m_refusal);
    }
    if (end == rows) {
        progress.miniBatch = LossPoint{m_step, now.loss};
        applyUpdate();
    }
}

void Trainer::applyUpdate() {
    copyParameters(m_model, m_lastFinite);
    m_method->update();
    ++m_step;
    const Batch batch = std::exchange(m_underWay, std::nullopt)->batch.part(0, m_rowsAtOnce);
    if (updateMustBeChecked() && !std::isfinite(m_method->loss(batch))) {
        fail(m_step);
    }
}

bool Trainer::updateMustBeChecked() const {
    // As a rule the next step's loss tells whether an update was sound. The last step has no next one, and
    // after an absurd learning rate the weights may be looked at before the next step.
    return m_step == m_settings.steps || m_settings.learningRate > 1.0;
}

void Trainer::fail(std::int64_t stepOfLoss) {
    m_refusal.emplace();
    m_refusal->kind = ErrorKind::NonFiniteLoss;
    m_refusal->number = stepOfLoss;
    if (m_step > 0) {
        copyParameters(m_lastFinite, m_model);
        --m_step;
    }
    m_underWay.reset();
    m_evaluation.reset();
}

} // namespace headlight
