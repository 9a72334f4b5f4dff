// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/model_run.h"

#include "model/engine/attention_trace.h"
#include "model/engine/checkpoint_checks.h"
#include "model/engine/device.h"
#include "model/engine/guarded.h"
#include "model/engine/random_state.h"
#include "model/engine/state_values.h"
#include "model/engine/tensor_values.h"
#include "model/engine/text_generation.h"
#include "model/engine/trainer.h"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>
#include <torch/types.h>
#include <torch/utils.h>

#include <algorithm>
#include <string>
#include <utility>

namespace headlight {
namespace {

/// A seeded model and the rest of its random stream.
struct SeededModel {
    SingleHeadAttentionLanguageModel model;
    at::Generator random;
};

ModelOptions optionsFor(const RunSettings &settings, std::size_t vocabularySize) {
    return {static_cast<std::int64_t>(vocabularySize), settings.blockSize, settings.nEmbd, settings.scale,
        settings.mask, settings.position};
}

bool sameParameters(const SingleHeadAttentionLanguageModel &a, const SingleHeadAttentionLanguageModel &b) {
    const std::vector<at::Tensor> first = a->parameters();
    const std::vector<at::Tensor> second = b->parameters();
    return std::equal(first.begin(), first.end(), second.begin(), second.end(),
        [](const at::Tensor &one, const at::Tensor &other) { return one.equal(other); });
}

/// The modules draw their first values from the default generator. What follows in it belongs to the run
/// alone, so the run takes it away as its own.
SeededModel seededModel(const ModelOptions &options, std::uint64_t seed, c10::Device device) {
    torch::manual_seed(seed);
    SingleHeadAttentionLanguageModel model(options);
    at::Generator random = at::detail::getDefaultCPUGenerator().clone();
    model->to(device);
    return {std::move(model), std::move(random)};
}

Matrix maskOf(const SingleHeadAttentionLanguageModel &model) {
    const at::Tensor &tril = model->sa_head->tril;
    return toMatrix(model->options.mask ? tril : at::ones_like(tril));
}

class ModelRun : public TrainingRun {
public:
    /// `initial` are the weights at step 0, `start` says what they were.
    ModelRun(const SeededModel &seeded, SingleHeadAttentionLanguageModel initial, StartOfRun start,
        const TextDocumentPtr &text, const RunSettings &settings)
        : m_vocabulary(text->tokenizer.characters())
        , m_model(seeded.model)
        , m_initial(std::move(initial))
        , m_trainer(m_model, makeStepMethod(m_model, settings), text, settings, seeded.random) {
        m_description.settings = settings;
        m_description.vocabularySize = text->vocabularySize();
        m_description.parameterCount = parameterCount(m_model);
        m_description.device = m_model->device().str();
        m_description.threads = m_trainer.threads();
        m_description.hasValidation = m_trainer.hasValidation();
        m_description.mask = maskOf(m_model);
        m_description.start = start;
    }

    /// The model has the checkpoint's weights already.
    void restore(const Checkpoint &checkpoint) { m_trainer.restore(checkpoint); }

    const RunDescription &description() const override { return m_description; }
    std::int64_t step() const override { return m_trainer.step(); }
    std::int64_t steps() const override { return m_trainer.steps(); }

    void setSteps(std::int64_t steps) override {
        m_trainer.setSteps(steps);
        m_description.settings.steps = m_trainer.steps();
    }

    Outcome<Progress> advance() override {
        return guarded([this] { return m_trainer.advance(); });
    }

    Outcome<Matrix> attention(WeightsOf which, const std::vector<TokenId> &tokens) const override {
        return guarded([&] { return attentionOf(modelOf(which), tokens); });
    }

    Outcome<AttentionTrace> trace(WeightsOf which, const std::vector<TokenId> &tokens) const override {
        return guarded(
            [&] { return traceOf(modelOf(which), tokens, which == WeightsOf::Initial ? 0 : step()); });
    }

    Outcome<std::unique_ptr<Generation>> generate(const GenerationRequest &request) const override {
        return guarded([&] { return startGeneration(m_model, request, m_trainer.random(), step()); });
    }

    Outcome<Checkpoint> checkpoint() const override {
        return guarded([this] { return savedCheckpoint(); });
    }

    const LossHistory &losses() const override { return m_trainer.losses(); }

private:
    Checkpoint savedCheckpoint() const {
        Checkpoint checkpoint;
        checkpoint.settings = m_description.settings;
        checkpoint.vocabulary = m_vocabulary;
        checkpoint.start = m_description.start;
        m_trainer.save(checkpoint);
        checkpoint.weights = stateOf(m_model);
        if (step() > 0 || !sameParameters(m_model, m_initial)) {
            checkpoint.startWeights = stateOf(m_initial);
        }
        return checkpoint;
    }

    const SingleHeadAttentionLanguageModel &modelOf(WeightsOf which) const {
        return which == WeightsOf::Initial ? m_initial : m_model;
    }

    std::u32string m_vocabulary;
    SingleHeadAttentionLanguageModel m_model;
    SingleHeadAttentionLanguageModel m_initial; ///< the first weights, for every probe that comes later
    Trainer m_trainer;
    RunDescription m_description;
};

SeededModel newModel(const TextDocument &text, const RunSettings &settings) {
    if (const auto refusal = checkSettings(settings, text.vocabularySize())) {
        throw ErrorException(*refusal);
    }
    const c10::Device device = chooseDevice(settings.device);
    return seededModel(optionsFor(settings, text.vocabularySize()), settings.seed, device);
}

} // namespace

std::unique_ptr<TrainingRun> createModelRun(TextDocumentPtr text, const RunSettings &settings) {
    const SeededModel seeded = newModel(*text, settings);
    return std::make_unique<ModelRun>(
        seeded, copyOf(seeded.model), StartOfRun::Untrained, std::move(text), settings);
}

std::unique_ptr<TrainingRun> openModelRun(TextDocumentPtr text, const Checkpoint &checkpoint) {
    checkVocabulary(checkpoint, *text);
    checkCounts(checkpoint);
    RunSettings settings = checkpoint.settings;
    settings.steps = std::max(settings.steps, checkpoint.step);
    SeededModel seeded = newModel(*text, settings);
    checkTensors(checkpoint, seeded.model);
    if (!checkpoint.randomState.empty()) {
        seeded.random = generatorInState(checkpoint.randomState);
    }
    putState(checkpoint.weights, seeded.model);
    const SingleHeadAttentionLanguageModel initial = copyOf(seeded.model);
    putState(checkpoint.startWeights, initial);
    auto run = std::make_unique<ModelRun>(seeded, initial, checkpoint.start, std::move(text), settings);
    run->restore(checkpoint);
    return run;
}

} // namespace headlight
