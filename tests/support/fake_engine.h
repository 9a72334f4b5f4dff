// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/checkpoint_file.h"
#include "model/text/engine.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstring>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>

namespace headlight {

/// What a FakeEngine does, and what was asked of it. Shared by a test and the worker's thread: set it up
/// before the engine is made, read the counters at any time.
struct FakeScript {
    int evaluationUnits = 3;                   ///< units an evaluation takes
    std::chrono::microseconds unit{0};         ///< how long advance() takes
    std::optional<std::int64_t> nonFiniteStep; ///< the step whose loss is not finite
    std::optional<std::int64_t> throwingStep;  ///< the step at which advance() throws, as it never should
    std::optional<Error> createError;
    std::optional<Error> openError;
    std::optional<Error> generateError;
    std::optional<Error> checkpointError;

    std::atomic<int> runsMade{0}; ///< new and opened
    std::atomic<int> runsOpened{0};
    std::atomic<int> checkpoints{0};
    std::atomic<int> traces{0};
    std::atomic<int> attentions{0};
    std::atomic<std::int64_t> units{0};
    std::atomic<std::thread::id> engineThread{};
};

using FakeScriptPtr = std::shared_ptr<FakeScript>;

/// Gives the tokens 0, 1, 2, ... round the vocabulary.
class FakeGeneration : public Generation {
public:
    FakeGeneration(std::int64_t step, std::size_t vocabularySize, std::chrono::microseconds unit)
        : m_step(step)
        , m_size(vocabularySize)
        , m_unit(unit) {}
    std::int64_t step() const override { return m_step; }
    Outcome<TokenId> advance() override {
        std::this_thread::sleep_for(m_unit);
        return static_cast<TokenId>(m_next++ % m_size);
    }

private:
    std::int64_t m_step;
    std::size_t m_size;
    std::chrono::microseconds m_unit;
    std::size_t m_next = 0;
};

/// Keeps the chapter's schedule; its loss depends on the seed and on nothing but the steps done. Attention is
/// uniform over the past, and row 1 tells the step: weight (1, 0) is step / 1000 for the present weights. Its
/// checkpoint goes on as it would have gone on.
class FakeRun : public TrainingRun {
public:
    FakeRun(FakeScriptPtr script, TextDocumentPtr text, const RunSettings &settings)
        : m_script(std::move(script))
        , m_text(std::move(text)) {
        m_description.settings = settings;
        m_description.vocabularySize = m_text->vocabularySize();
        m_description.parameterCount = 1000;
        m_description.device = "cpu";
        m_description.hasValidation = hasValidationWindow(*m_text, settings.blockSize);
        m_description.mask = Matrix(size(), size(), 1.0F);
        m_steps = settings.steps;
        m_random = settings.seed;
    }

    void restore(const Checkpoint &checkpoint) {
        m_description.start = checkpoint.start;
        m_step = checkpoint.step;
        m_steps = std::max(m_steps, m_step);
        m_nextEvaluation = checkpoint.nextEvaluation;
        m_failedAt = checkpoint.nonFiniteStep;
        m_losses = checkpoint.losses;
        if (checkpoint.randomState.size() == sizeof m_random)
            std::memcpy(&m_random, checkpoint.randomState.data(), sizeof m_random);
    }

    const RunDescription &description() const override { return m_description; }
    std::int64_t step() const override { return m_step; }
    std::int64_t steps() const override { return m_steps; }
    void setSteps(std::int64_t steps) override { m_steps = std::max(steps, m_step); }

    Outcome<Progress> advance() override {
        ++m_script->units;
        std::this_thread::sleep_for(m_script->unit);
        Progress progress;
        progress.step = m_step;
        if (m_text->size() == 0)
            return Error{ErrorKind::TextMissing, m_text->facts.name, {}};
        if (m_failedAt)
            return failure();
        if (m_step >= m_steps)
            progress.finished = true;
        else if (evaluationIsDue())
            evaluate(progress);
        else if (const auto error = train(progress))
            return *error;
        return progress;
    }

    Outcome<Matrix> attention(WeightsOf which, const std::vector<TokenId> &tokens) const override {
        ++m_script->attentions;
        return weights(which, tokens.size());
    }

    Outcome<AttentionTrace> trace(WeightsOf which, const std::vector<TokenId> &tokens) const override {
        ++m_script->traces;
        AttentionTrace trace;
        trace.step = which == WeightsOf::Present ? m_step : 0;
        trace.tokens = tokens;
        trace.weights = weights(which, tokens.size());
        return trace;
    }

    Outcome<std::unique_ptr<Generation>> generate(const GenerationRequest &) const override {
        if (m_script->generateError)
            return *m_script->generateError;
        return std::unique_ptr<Generation>(
            new FakeGeneration(m_step, m_description.vocabularySize, m_script->unit));
    }

    Outcome<Checkpoint> checkpoint() const override {
        ++m_script->checkpoints;
        if (m_script->checkpointError)
            return *m_script->checkpointError;
        Checkpoint checkpoint;
        checkpoint.settings = m_description.settings;
        checkpoint.settings.steps = m_steps;
        checkpoint.vocabulary = m_text->tokenizer.characters();
        checkpoint.step = m_step;
        checkpoint.nextEvaluation = m_nextEvaluation;
        checkpoint.nonFiniteStep = m_failedAt;
        checkpoint.weights = state(m_step);
        if (m_step > 0)
            checkpoint.startWeights = state(0);
        checkpoint.start = m_description.start;
        checkpoint.optimizer = {m_step, state(m_step), state(m_step)};
        checkpoint.randomState.resize(sizeof m_random);
        std::memcpy(checkpoint.randomState.data(), &m_random, sizeof m_random);
        checkpoint.losses = m_losses;
        return checkpoint;
    }

    const LossHistory &losses() const override { return m_losses; }

private:
    std::size_t size() const { return static_cast<std::size_t>(m_description.settings.blockSize); }

    bool evaluationIsDue() const {
        const bool scheduled = m_step % m_description.settings.evalInterval == 0 || m_step == m_steps - 1;
        return scheduled && m_step >= m_nextEvaluation;
    }

    void evaluate(Progress &progress) {
        progress.evaluated = ++m_evaluated;
        progress.toEvaluate = m_script->evaluationUnits;
        if (m_evaluated < m_script->evaluationUnits)
            return;
        m_evaluated = 0;
        m_nextEvaluation = m_step + 1;
        progress.evaluation = Evaluation{m_step, nextLoss(), std::nullopt};
        if (m_description.hasValidation)
            progress.evaluation->validation = nextLoss();
        m_losses.evaluations.push_back(*progress.evaluation);
    }

    std::optional<Error> train(Progress &progress) {
        if (m_script->throwingStep == m_step)
            throw std::runtime_error("thrown by the fake engine");
        if (m_script->nonFiniteStep == m_step) {
            m_failedAt = m_step;
            return failure();
        }
        progress.miniBatch = LossPoint{m_step, nextLoss()};
        m_losses.miniBatch.push_back(progress.miniBatch->loss);
        progress.step = ++m_step;
        return std::nullopt;
    }

    Error failure() const {
        Error error{ErrorKind::NonFiniteLoss, {}, {}};
        error.number = *m_failedAt;
        return error;
    }

    /// Parameters of the right shapes, each filled with the step.
    StateDict state(std::int64_t step) const {
        StateDict state;
        const RunSettings &settings = m_description.settings;
        const auto V = static_cast<std::int64_t>(m_description.vocabularySize);
        for (const ParameterShape &shape : chapterParameters(V, settings.blockSize, settings.nEmbd)) {
            std::size_t count = 1;
            for (const std::int64_t size : shape.sizes)
                count *= static_cast<std::size_t>(size);
            state.push_back({shape.name, shape.sizes, std::vector<float>(count, static_cast<float>(step))});
        }
        return state;
    }

    double nextLoss() {
        m_random = m_random * 6364136223846793005ULL + 1442695040888963407ULL;
        return 1.0 + static_cast<double>(m_random >> 40) / static_cast<double>(1 << 24);
    }

    Matrix weights(WeightsOf which, std::size_t length) const {
        Matrix matrix(length, length);
        for (std::size_t row = 0; row < length; ++row) {
            for (std::size_t col = 0; col <= row; ++col)
                matrix(row, col) = 1.0F / static_cast<float>(row + 1);
        }
        if (length > 1 && which == WeightsOf::Present) {
            matrix(1, 0) = static_cast<float>(m_step) / 1000.0F;
            matrix(1, 1) = 1.0F - matrix(1, 0);
        }
        return matrix;
    }

    FakeScriptPtr m_script;
    TextDocumentPtr m_text;
    RunDescription m_description;
    std::int64_t m_step = 0;
    std::int64_t m_steps = 0;
    std::uint64_t m_random = 0;
    int m_evaluated = 0;
    std::int64_t m_nextEvaluation = 0;
    std::optional<std::int64_t> m_failedAt;
    LossHistory m_losses;
};

/// An engine without LibTorch that follows a script.
class FakeEngine : public Engine {
public:
    explicit FakeEngine(FakeScriptPtr script)
        : m_script(std::move(script)) {
        m_script->engineThread = std::this_thread::get_id();
    }

    EngineInfo info() const override { return {"0.0-fake", "no BLAS", false, false}; }

    Outcome<std::unique_ptr<TrainingRun>> createRun(
        TextDocumentPtr text, const RunSettings &settings) override {
        if (m_script->createError)
            return *m_script->createError;
        if (const auto error = checkSettings(settings, text->vocabularySize()))
            return *error;
        ++m_script->runsMade;
        return std::unique_ptr<TrainingRun>(new FakeRun(m_script, std::move(text), settings));
    }

    Outcome<std::unique_ptr<TrainingRun>> openRun(
        TextDocumentPtr text, const Checkpoint &checkpoint) override {
        if (m_script->openError)
            return *m_script->openError;
        if (const auto error = checkSettings(checkpoint.settings, text->vocabularySize()))
            return *error;
        if (!checkpoint.vocabulary.empty() && checkpoint.vocabulary != text->tokenizer.characters()) {
            Error error{ErrorKind::VocabularyMismatch, text->facts.name, {}};
            error.number = static_cast<std::int64_t>(text->vocabularySize());
            error.limit = static_cast<std::int64_t>(checkpoint.vocabulary.size());
            return error;
        }
        ++m_script->runsMade;
        ++m_script->runsOpened;
        auto run = std::make_unique<FakeRun>(m_script, std::move(text), checkpoint.settings);
        run->restore(checkpoint);
        return std::unique_ptr<TrainingRun>(std::move(run));
    }

    Outcome<HeadDemo> headDemo() override {
        HeadDemo demo;
        demo.xShape = {4, 8, 32};
        demo.outShape = {4, 8, 32};
        demo.weightsShape = {4, 8, 8};
        demo.rawScores = demo.scaledScores = demo.weights = Matrix(8, 8, 0.125F);
        demo.out = Matrix(8, 32, 0.5F);
        return demo;
    }

private:
    FakeScriptPtr m_script;
};

} // namespace headlight
