// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/evaluation_pass.h"
#include "model/engine/step_method.h"

#include "model/text/error.h"
#include "model/text/settings.h"

#include <memory>
#include <optional>

namespace headlight {

/// The chapter's training loop, one bounded unit at a time. It owns the run's random stream: only batches
/// are drawn from it, in the chapter's order, whatever is looked at in between.
class Trainer {
public:
    Trainer(SingleHeadAttentionLanguageModel model, TextDocumentPtr text, const RunSettings &settings,
        at::Generator random);

    /// A slice of the evaluation that is due, else a micro-batch of a training step.
    /// Throws TextTooShortToTrain, NonFiniteLoss.
    Progress advance();

    std::int64_t step() const { return m_step; }
    std::int64_t steps() const { return m_settings.steps; }
    void setSteps(std::int64_t steps);
    bool hasValidation() const { return m_hasValidation; }
    const at::Generator &random() const { return m_random; }

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
    void applyUpdate();
    bool updateMustBeChecked() const;
    /// Puts the weights back to the last ones with a finite loss and remembers the refusal.
    void fail(std::int64_t stepOfLoss);

    SingleHeadAttentionLanguageModel m_model;
    SingleHeadAttentionLanguageModel m_lastFinite{nullptr}; ///< the weights before the latest update
    RunSettings m_settings;
    Dataset m_dataset;
    at::Generator m_random;
    std::unique_ptr<StepMethod> m_method;
    std::int64_t m_rowsAtOnce;
    bool m_hasValidation;
    std::int64_t m_step = 0;
    std::int64_t m_nextEvaluation = 0; ///< no evaluation before this step: earlier ones are done
    std::optional<EvaluationPass> m_evaluation;
    std::optional<StepUnderWay> m_underWay;
    std::optional<Error> m_refusal; ///< what every later advance() throws
};

} // namespace headlight
