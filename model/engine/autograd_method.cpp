// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/gradient_step.h"
#include "model/engine/step_method.h"

#include <torch/optim/adamw.h>

#include <utility>

namespace headlight {

namespace {

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

private:
    SingleHeadAttentionLanguageModel m_model;
    torch::optim::AdamW m_optimizer;
};

} // namespace

std::unique_ptr<StepMethod> makeAutogradMethod(SingleHeadAttentionLanguageModel model, double learningRate) {
    return std::make_unique<AutogradMethod>(std::move(model), learningRate);
}

} // namespace headlight
