// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/text_generation.h"

#include "model/engine/guarded.h"
#include "model/engine/sampler.h"
#include "model/engine/state_values.h"
#include "model/engine/tensor_values.h"
#include "model/engine/window_logits.h"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>
#include <torch/types.h>
#include <torch/utils.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace headlight {
namespace {

class TextGeneration : public Generation {
public:
    TextGeneration(SingleHeadAttentionLanguageModel model, const GenerationRequest &request,
        at::Generator random, std::int64_t step)
        : m_model(std::move(model))
        , m_blockSize(static_cast<std::size_t>(m_model->options.blockSize))
        , m_random(std::move(random))
        , m_temperature(request.temperature)
        , m_step(step) {
        const std::size_t kept = std::min(request.prompt.size(), m_blockSize);
        if (m_model->device().is_cpu()) {
            m_logits.emplace(m_model);
        }
        m_window.assign(request.prompt.end() - static_cast<std::ptrdiff_t>(kept), request.prompt.end());
    }

    std::int64_t step() const override { return m_step; }

    Outcome<TokenId> advance() override {
        return guarded([this] { return nextToken(); });
    }

private:
    TokenId nextToken() {
        const at::Tensor logits = m_logits ? m_logits->of(m_window) : modelLogits();
        const TokenId next = sampleToken(logits, m_temperature, m_random);
        m_window.push_back(next);
        if (m_window.size() > m_blockSize) {
            m_window.erase(m_window.begin());
        }
        return next;
    }

    /// The chapter's way, for every device.
    at::Tensor modelLogits() {
        const torch::NoGradGuard noGrad;
        const at::Tensor idxCond =
            toIndices(m_window, m_blockSize, m_model->device());     // idx[:, -block_size:]
        return m_model->forward(idxCond).select(1, -1).to(at::kCPU); // logits[:, -1, :]
    }

    SingleHeadAttentionLanguageModel m_model;
    std::optional<WindowLogits> m_logits; ///< the same numbers sooner, on the CPU
    std::size_t m_blockSize;
    at::Generator m_random;
    double m_temperature;
    std::int64_t m_step;
    std::vector<TokenId> m_window; ///< the last T tokens: all that the model sees
};

void checkRequest(const GenerationRequest &request, std::int64_t vocabularySize) {
    Error error;
    if (request.prompt.empty()) {
        error.kind = ErrorKind::EmptyProbe;
        throw ErrorException(error);
    }
    if (!std::isfinite(request.temperature) || request.temperature < 0) {
        error.kind = ErrorKind::SettingOutOfRange;
        error.subject = "temperature";
        error.detail = ">= 0";
        throw ErrorException(error);
    }
    for (const TokenId token : request.prompt) {
        TORCH_CHECK(
            static_cast<std::int64_t>(token) < vocabularySize, "token ", token, " is not in the vocabulary");
    }
}

void checkWeights(const SingleHeadAttentionLanguageModel &model) {
    Error error;
    error.kind = ErrorKind::NonFiniteWeights;
    error.subject = nonFiniteParameter(model);
    if (!error.subject.empty()) {
        throw ErrorException(error);
    }
}

} // namespace

std::unique_ptr<Generation> startGeneration(const SingleHeadAttentionLanguageModel &model,
    const GenerationRequest &request, const at::Generator &random, std::int64_t step) {
    checkRequest(request, model->options.vocabularySize);
    checkWeights(model);
    at::Generator stream = request.seed ? at::detail::createCPUGenerator(*request.seed) : random.clone();
    return std::make_unique<TextGeneration>(copyOf(model), request, std::move(stream), step);
}

} // namespace headlight
