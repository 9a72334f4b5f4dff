// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/model_run.h"

#include "model/engine/attention_trace.h"
#include "model/engine/device.h"
#include "model/engine/guarded.h"
#include "model/engine/tensor_values.h"
#include "model/engine/text_generation.h"
#include "model/engine/trainer.h"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>
#include <torch/types.h>
#include <torch/utils.h>

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
    ModelRun(SeededModel seeded, TextDocumentPtr text, const RunSettings &settings)
        : m_model(seeded.model)
        , m_initial(copyOf(seeded.model))
        , m_trainer(seeded.model, text, settings, std::move(seeded.random)) {
        m_description.settings = settings;
        m_description.vocabularySize = text->vocabularySize();
        m_description.parameterCount = parameterCount(m_model);
        m_description.device = m_model->device().str();
        m_description.threads = m_model->device().is_cpu() ? trainingThreads(settings) : 1;
        m_description.hasValidation = m_trainer.hasValidation();
        m_description.mask = maskOf(m_model);
    }

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

private:
    const SingleHeadAttentionLanguageModel &modelOf(WeightsOf which) const {
        return which == WeightsOf::Initial ? m_initial : m_model;
    }

    SingleHeadAttentionLanguageModel m_model;
    SingleHeadAttentionLanguageModel m_initial; ///< the untrained weights, for every probe that comes later
    Trainer m_trainer;
    RunDescription m_description;
};

} // namespace

std::unique_ptr<TrainingRun> createModelRun(TextDocumentPtr text, const RunSettings &settings) {
    if (const auto refusal = checkSettings(settings, text->vocabularySize())) {
        throw ErrorException(*refusal);
    }
    const c10::Device device = chooseDevice(settings.device);
    SeededModel seeded = seededModel(optionsFor(settings, text->vocabularySize()), settings.seed, device);
    return std::make_unique<ModelRun>(std::move(seeded), std::move(text), settings);
}

} // namespace headlight
