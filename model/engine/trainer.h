// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/evaluation_pass.h"
#include "model/engine/step_method.h"

#include "model/text/checkpoint.h"
#include "model/text/error.h"
#include "model/text/settings.h"

#include <memory>
#include <optional>

namespace headlight {

/// The chapter's training loop, one bounded unit at a time. It owns the run's random stream: only batches
/// are drawn from it, in the chapter's order, whatever is looked at in between.
class Trainer {
public:
    /// `method` works on `model`.
    Trainer(SingleHeadAttentionLanguageModel model, std::unique_ptr<StepMethod> method, TextDocumentPtr text,
        const RunSettings &settings, at::Generator random);

    /// A slice of the evaluation that is due, else a training step; of a step that is cut, a micro-batch or
    /// the update. Throws TextMissing, TextTooShortToTrain, NonFiniteLoss.
    Progress advance();

    std::int64_t step() const { return m_step; }
    std::int64_t steps() const { return m_settings.steps; }
    void setSteps(std::int64_t steps);
    bool hasValidation() const { return m_hasValidation; }
    std::int64_t threads() const { return m_method->threads(); }
    const at::Generator &random() const { return m_random; }
    const LossHistory &losses() const { return m_losses; }

    /// Fills in what the trainer knows: step, nextEvaluation, nonFiniteStep, optimizer, randomState, losses;
    /// of a step or evaluation under way, as they were before it.
    void save(Checkpoint &checkpoint) const;
    /// Takes the same back, but for the random stream, which the constructor was given. The model has the
    /// checkpoint's weights already.
    void restore(const Checkpoint &checkpoint);

private:
    /// A training step of which some micro-batches are done.
    struct StepUnderWay {
        Batch batch;
        std::int64_t rowsDone = 0;
        double loss = 0;
    };

    bool evaluationDue() const;
    void advanceEvaluation(Progress &progress);
    void advanceStep(Progress &progress);
    void beginStep();
    void addMicroBatch();
    void finishStep(Progress &progress);
    bool updateMustBeChecked() const;
    /// Puts the weights back to the last ones with a finite loss and remembers the refusal.
    void fail();

    SingleHeadAttentionLanguageModel m_model;
    SingleHeadAttentionLanguageModel m_lastFinite; ///< the weights before the latest update
    std::int64_t m_lastFiniteStep = 0;             ///< training steps behind them
    RunSettings m_settings;
    Dataset m_dataset;
    at::Generator m_random;
    at::Generator m_randomBefore; ///< as m_random was before the step or evaluation under way, if one is
    std::unique_ptr<StepMethod> m_method;
    std::int64_t m_rowsAtOnce;
    bool m_stepIsCut;
    bool m_hasValidation;
    std::int64_t m_step = 0;
    std::int64_t m_nextEvaluation = 0; ///< no evaluation before this step: earlier ones are done
    std::optional<EvaluationPass> m_evaluation;
    std::optional<StepUnderWay> m_underWay;
    LossHistory m_losses;
    std::optional<Error> m_refusal; ///< what every later advance() throws
};

} // namespace headlight
