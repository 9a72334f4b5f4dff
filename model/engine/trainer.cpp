// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/trainer.h"

#include "model/engine/random_state.h"
#include "model/engine/work_unit.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {
namespace {

/// Steps whose losses have their place from the beginning: half a megabyte.
constexpr std::int64_t lossesKeptReady = 65536;

Error nonFiniteLoss(std::int64_t step) {
    Error error;
    error.kind = ErrorKind::NonFiniteLoss;
    error.number = step;
    return error;
}

} // namespace

Trainer::Trainer(SingleHeadAttentionLanguageModel model, std::unique_ptr<StepMethod> method,
    TextDocumentPtr text, const RunSettings &settings, at::Generator random)
    : m_model(std::move(model))
    , m_lastFinite(copyOf(m_model))
    , m_settings(settings)
    , m_dataset(text, settings.batchSize, settings.blockSize, m_model->device())
    , m_random(std::move(random))
    , m_method(std::move(method))
    , m_rowsAtOnce(rowsPerUnit(settings, text->vocabularySize()))
    , m_stepIsCut(stepIsCut(settings, text->vocabularySize()))
    , m_hasValidation(m_dataset.hasWindow(Split::Validation))
    , m_refusal(checkTrainable(*text, settings.blockSize)) {
    m_losses.miniBatch.reserve(static_cast<std::size_t>(std::min(settings.steps, lossesKeptReady)));
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
        m_randomBefore = m_random.clone();
        m_evaluation.emplace(m_step, m_settings.evalIters, m_rowsAtOnce, m_hasValidation);
    }
    if (!m_evaluation->advance(*m_method, m_dataset, m_random)) {
        fail();
        throw ErrorException(*m_refusal);
    }
    if (m_evaluation->done()) {
        progress.evaluation = m_evaluation->result();
        m_losses.evaluations.push_back(*progress.evaluation);
        m_evaluation.reset();
        m_nextEvaluation = m_step + 1;
    } else {
        progress.evaluated = m_evaluation->evaluated();
        progress.toEvaluate = m_evaluation->toEvaluate();
    }
}

void Trainer::advanceStep(Progress &progress) {
    if (!m_underWay) {
        beginStep();
    }
    if (m_underWay->rowsDone < m_underWay->batch.rows()) {
        addMicroBatch();
        if (m_stepIsCut) {
            return;
        }
    }
    finishStep(progress);
}

void Trainer::beginStep() {
    if (m_stepIsCut) { // else nobody can look in between
        m_randomBefore = m_random.clone();
    }
    m_underWay = StepUnderWay{m_dataset.getBatch(Split::Train, m_random)};
}

void Trainer::addMicroBatch() {
    StepUnderWay &now = *m_underWay;
    const std::int64_t rows = now.batch.rows();
    const std::int64_t end = std::min(now.rowsDone + m_rowsAtOnce, rows);
    const double share = static_cast<double>(end - now.rowsDone) / static_cast<double>(rows);
    now.loss += share * m_method->addGradients(now.batch.part(now.rowsDone, end), share);
    now.rowsDone = end;
    if (!std::isfinite(now.loss)) {
        fail();
        throw ErrorException(*m_refusal);
    }
}

void Trainer::finishStep(Progress &progress) {
    copyParameters(m_model, m_lastFinite);
    m_lastFiniteStep = m_step;
    m_method->update();
    progress.miniBatch = LossPoint{m_step, m_underWay->loss};
    m_losses.miniBatch.push_back(m_underWay->loss);
    ++m_step;
    const Batch batch = std::exchange(m_underWay, std::nullopt)->batch.part(0, m_rowsAtOnce);
    // This step's loss is still reported; the next advance() throws.
    if (updateMustBeChecked() && !std::isfinite(m_method->loss(batch))) {
        fail();
    }
}

bool Trainer::updateMustBeChecked() const {
    // As a rule the next step's loss tells whether an update was sound. The last step has no next one, and
    // after an absurd learning rate the weights may be looked at before the next step.
    return m_step == m_settings.steps || m_settings.learningRate > 1.0;
}

void Trainer::fail() {
    m_refusal = nonFiniteLoss(m_step);
    copyParameters(m_lastFinite, m_model);
    m_step = m_lastFiniteStep;
    m_underWay.reset();
    m_evaluation.reset();
}

void Trainer::save(Checkpoint &checkpoint) const {
    const bool failed = m_refusal && m_refusal->kind == ErrorKind::NonFiniteLoss;
    const bool midway = m_evaluation || (m_underWay && m_stepIsCut);
    checkpoint.step = m_step;
    checkpoint.nextEvaluation = m_nextEvaluation;
    if (failed) { // the moments belong to weights that are gone, and no update will come
        checkpoint.nonFiniteStep = m_refusal->number;
    } else {
        checkpoint.optimizer = m_method->optimizerState();
    }
    checkpoint.randomState = randomStateOf(midway ? m_randomBefore : m_random);
    checkpoint.losses = m_losses;
}

void Trainer::restore(const Checkpoint &checkpoint) {
    m_step = checkpoint.step;
    copyParameters(m_model, m_lastFinite); // what was before them is not kept
    m_lastFiniteStep = checkpoint.step;
    m_nextEvaluation = checkpoint.nextEvaluation;
    m_method->setOptimizerState(checkpoint.optimizer);
    m_losses = checkpoint.losses;
    if (checkpoint.nonFiniteStep) {
        m_refusal = nonFiniteLoss(*checkpoint.nonFiniteStep);
    }
}

} // namespace headlight
