// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/gradient_step.h"
#include "model/engine/state_values.h"
#include "model/engine/step_method.h"

#include <ATen/ATen.h>
#include <torch/optim/adamw.h>

#include <algorithm>
#include <memory>
#include <sstream>
#include <string>
#include <type_traits>
#include <utility>

namespace headlight {

namespace {

/// The key under which an optimizer keeps a parameter's state: text in LibTorch 1.13, an address in 2.
template <class Key> Key stateKey(const at::Tensor &parameter) {
    if constexpr (std::is_same_v<Key, std::string>) {
        std::ostringstream address;
        address << parameter.unsafeGetTensorImpl();
        return address.str();
    } else {
        return parameter.unsafeGetTensorImpl();
    }
}

using StateMap = std::decay_t<decltype(std::declval<torch::optim::Optimizer>().state())>;

class AutogradMethod : public StepMethod {
public:
    AutogradMethod(SingleHeadAttentionLanguageModel model, double learningRate)
        : m_model(std::move(model))
        , m_optimizer(m_model->parameters(), torch::optim::AdamWOptions(learningRate)) {}

    double addGradients(const Batch &batch, double weight) override {
        return headlight::addGradients(m_model, batch, weight);
    }

    double loss(const Batch &batch) override { return lossWithoutGradients(m_model, batch); }

    void update() override {
        m_optimizer.step();
        dropGradients();
    }

    void dropGradients() override { headlight::dropGradients(m_model); }

    std::vector<at::Tensor> gradients() const override {
        std::vector<at::Tensor> all;
        for (const at::Tensor &parameter : m_model->parameters()) {
            all.push_back(parameter.grad());
        }
        return all;
    }

    OptimizerState optimizerState() const override {
        OptimizerState state;
        std::vector<at::Tensor> first;
        std::vector<at::Tensor> second;
        for (const at::Tensor &parameter : m_model->parameters()) {
            const auto found = m_optimizer.state().find(stateKey<StateMap::key_type>(parameter));
            if (found == m_optimizer.state().end()) { // its gradient has never been there
                first.push_back(at::zeros_like(parameter));
                second.push_back(first.back());
                continue;
            }
            const auto &moments = static_cast<const torch::optim::AdamWParamState &>(*found->second);
            state.updates = std::max(state.updates, moments.step());
            first.push_back(moments.exp_avg());
            second.push_back(moments.exp_avg_sq());
        }
        if (state.updates > 0) {
            state.firstMoments = namedValues(m_model, first);
            state.secondMoments = namedValues(m_model, second);
        }
        return state;
    }

    void setOptimizerState(const OptimizerState &state) override {
        m_optimizer.state().clear();
        if (state.updates == 0) {
            return;
        }
        const std::vector<at::Tensor> first = zerosLike(m_model);
        const std::vector<at::Tensor> second = zerosLike(m_model);
        putValues(state.firstMoments, m_model, first);
        putValues(state.secondMoments, m_model, second);
        std::size_t i = 0;
        for (const at::Tensor &parameter : m_model->parameters()) {
            auto moments = std::make_unique<torch::optim::AdamWParamState>();
            moments->step(state.updates);
            moments->exp_avg(first[i]);
            moments->exp_avg_sq(second[i]);
            m_optimizer.state()[stateKey<StateMap::key_type>(parameter)] = std::move(moments);
            ++i;
        }
    }

    std::int64_t threads() const override { return 1; }

private:
    SingleHeadAttentionLanguageModel m_model;
    torch::optim::AdamW m_optimizer;
};

} // namespace

std::unique_ptr<StepMethod> makeAutogradMethod(SingleHeadAttentionLanguageModel model, double learningRate) {
    return std::make_unique<AutogradMethod>(std::move(model), learningRate);
}

} // namespace headlight
