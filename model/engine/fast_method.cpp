// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/fast_step.h"
#include "model/engine/state_values.h"
#include "model/engine/step_kernels.h"
#include "model/engine/step_method.h"

#include <ATen/ATen.h>
#include <torch/utils.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

FastStepSizes sizesOf(const ModelOptions &options) {
    FastStepSizes sizes;
    sizes.vocabularySize = static_cast<std::size_t>(options.vocabularySize);
    sizes.blockSize = static_cast<std::size_t>(options.blockSize);
    sizes.nEmbd = static_cast<std::size_t>(options.nEmbd);
    sizes.scale = options.scale;
    sizes.mask = options.mask;
    sizes.position = options.position;
    return sizes;
}

/// The parts of `all` (P) that belong to each parameter, in its shape; they share its memory.
std::vector<at::Tensor> partsOf(const at::Tensor &all, const SingleHeadAttentionLanguageModel &model) {
    std::vector<at::Tensor> parts;
    std::int64_t begin = 0;
    for (const at::Tensor &parameter : model->parameters()) {
        parts.push_back(all.narrow(0, begin, parameter.numel()).view(parameter.sizes()));
        begin += parameter.numel();
    }
    return parts;
}

/// Moves all parameters, in the chapter's order, into one block of memory that they then share with the
/// result (P).
at::Tensor joined(const SingleHeadAttentionLanguageModel &model) {
    const torch::NoGradGuard noGrad;
    std::vector<at::Tensor> flat;
    for (const at::Tensor &parameter : model->parameters()) {
        flat.push_back(parameter.flatten());
    }
    const at::Tensor all = at::cat(flat);
    const std::vector<at::Tensor> parts = partsOf(all, model);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        model->parameters()[i].set_data(parts[i]);
    }
    return all;
}

class FastMethod : public StepMethod {
public:
    FastMethod(const SingleHeadAttentionLanguageModel &model, double learningRate, std::size_t threads)
        : m_model(model)
        , m_team(threads)
        , m_step(sizesOf(model->options), m_team)
        , m_learningRate(learningRate)
        , m_parameters(joined(model))
        , m_gradients(at::zeros_like(m_parameters))
        , m_firstMoments(at::zeros_like(m_parameters))
        , m_secondMoments(at::zeros_like(m_parameters)) {}

    double addGradients(const Batch &batch, double weight) override {
        return m_step.addGradients(m_parameters.data_ptr<float>(), m_gradients.data_ptr<float>(),
            batch.x.data_ptr<std::int64_t>(), batch.y.data_ptr<std::int64_t>(), rowsOf(batch), weight);
    }

    double loss(const Batch &batch) override {
        return m_step.loss(m_parameters.data_ptr<float>(), batch.x.data_ptr<std::int64_t>(),
            batch.y.data_ptr<std::int64_t>(), rowsOf(batch));
    }

    /// AdamW with PyTorch's defaults (Loshchilov and Hutter, "Decoupled Weight Decay Regularization").
    void update() override {
        constexpr double beta1 = 0.9;
        constexpr double beta2 = 0.999;
        constexpr double weightDecay = 0.01;
        ++m_updates;
        AdamWUpdate update{};
        update.decay = static_cast<float>(1 - m_learningRate * weightDecay);
        update.beta1 = static_cast<float>(beta1);
        update.beta2 = static_cast<float>(beta2);
        update.otherBeta1 = static_cast<float>(1 - beta1);
        update.otherBeta2 = static_cast<float>(1 - beta2);
        update.stepSize = static_cast<float>(m_learningRate / (1 - std::pow(beta1, m_updates)));
        update.rootCorrection = static_cast<float>(std::sqrt(1 - std::pow(beta2, m_updates)));
        update.epsilon = 1e-8F;
        const auto count = static_cast<std::size_t>(m_parameters.numel());
        const std::size_t share = (count + m_team.size() - 1) / m_team.size();
        m_team.run([&](std::size_t number) {
            const std::size_t begin = std::min(number * share, count);
            bestStepKernels().adamW(update, m_parameters.data_ptr<float>() + begin,
                m_gradients.data_ptr<float>() + begin, m_firstMoments.data_ptr<float>() + begin,
                m_secondMoments.data_ptr<float>() + begin, std::min(share, count - begin));
        });
        dropGradients();
    }

    void dropGradients() override { m_gradients.zero_(); }

    std::vector<at::Tensor> gradients() const override { return partsOf(m_gradients, m_model); }

    OptimizerState optimizerState() const override {
        OptimizerState state;
        state.updates = m_updates;
        if (m_updates > 0) {
            state.firstMoments = namedValues(m_model, partsOf(m_firstMoments, m_model));
            state.secondMoments = namedValues(m_model, partsOf(m_secondMoments, m_model));
        }
        return state;
    }

    void setOptimizerState(const OptimizerState &state) override {
        m_updates = state.updates;
        m_firstMoments.zero_();
        m_secondMoments.zero_();
        putValues(state.firstMoments, m_model, partsOf(m_firstMoments, m_model));
        putValues(state.secondMoments, m_model, partsOf(m_secondMoments, m_model));
    }

    std::int64_t threads() const override { return static_cast<std::int64_t>(m_team.size()); }

private:
    static std::size_t rowsOf(const Batch &batch) { return static_cast<std::size_t>(batch.rows()); }

    SingleHeadAttentionLanguageModel m_model;
    ThreadTeam m_team;
    FastStep m_step;
    double m_learningRate;
    at::Tensor m_parameters; ///< (P)
    at::Tensor m_gradients;
    at::Tensor m_firstMoments;
    at::Tensor m_secondMoments;
    std::int64_t m_updates = 0;
};

} // namespace

std::unique_ptr<StepMethod> makeFastMethod(
    SingleHeadAttentionLanguageModel model, double learningRate, std::size_t threads) {
    return std::make_unique<FastMethod>(model, learningRate, threads);
}

} // namespace headlight
