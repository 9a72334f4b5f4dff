// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/window_logits.h"

#include <ATen/ATen.h>
#include <torch/types.h>
#include <torch/utils.h>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

/// Multiply-adds of the tokens' table that are done in one go: some ten milliseconds.
constexpr std::int64_t mostAtOnce = 200'000'000;

} // namespace

WindowLogits::WindowLogits(const SingleHeadAttentionLanguageModel &model)
    : m_headSize(static_cast<std::size_t>(model->options.nEmbd))
    , m_scale(model->options.scale ? 1.0F / std::sqrt(static_cast<float>(m_headSize)) : 1.0F) {
    const torch::NoGradGuard noGrad;
    m_projection =
        at::cat({model->sa_head->key->weight, model->sa_head->query->weight, model->sa_head->value->weight})
            .t();
    m_embedding = model->token_embedding_table->weight.detach();
    if (m_embedding.numel() * m_projection.size(1) <= mostAtOnce) {
        m_tokens = m_embedding.mm(m_projection);
    } else {
        m_tokens = at::empty({m_embedding.size(0), m_projection.size(1)});
        m_multiplied.resize(static_cast<std::size_t>(m_embedding.size(0)));
    }
    m_positions = model->position_embedding_table->weight.mm(m_projection);
    if (!model->options.position) {
        m_positions.zero_();
    }
    m_lmHead = model->lm_head->weight.detach();
    m_bias = model->lm_head->bias.detach();
    m_out = at::empty({static_cast<std::int64_t>(m_headSize)});
    m_logits = at::empty({1, model->options.vocabularySize});
}

const float *WindowLogits::rowOf(const at::Tensor &table, std::size_t row) const {
    return table.data_ptr<float>() + row * 3 * m_headSize;
}

void WindowLogits::multiplyTokens(const std::vector<TokenId> &window) {
    if (m_multiplied.empty()) {
        return;
    }
    for (const TokenId token : window) {
        if (!m_multiplied[token]) {
            at::Tensor row = m_tokens[token];
            at::mv_out(row, m_projection.t(), m_embedding[token]);
            m_multiplied[token] = true;
        }
    }
}

const at::Tensor &WindowLogits::of(const std::vector<TokenId> &window) {
    const torch::NoGradGuard noGrad;
    multiplyTokens(window);
    const std::size_t last = window.size() - 1;
    const float *tokenQuery = rowOf(m_tokens, window[last]) + m_headSize;
    const float *positionQuery = rowOf(m_positions, last) + m_headSize;
    m_weights.resize(window.size());
    for (std::size_t j = 0; j < window.size(); ++j) {
        const float *tokenKey = rowOf(m_tokens, window[j]);
        const float *positionKey = rowOf(m_positions, j);
        float score = 0;
        for (std::size_t c = 0; c < m_headSize; ++c) {
            score += (tokenQuery[c] + positionQuery[c]) * (tokenKey[c] + positionKey[c]);
        }
        m_weights[j] = score * m_scale;
    }
    const float largest = *std::max_element(m_weights.begin(), m_weights.end());
    float sum = 0;
    for (float &weight : m_weights) {
        weight = std::exp(weight - largest);
        sum += weight;
    }
    float *out = m_out.data_ptr<float>();
    std::fill(out, out + m_headSize, 0.0F);
    for (std::size_t j = 0; j < window.size(); ++j) {
        const float *tokenValue = rowOf(m_tokens, window[j]) + 2 * m_headSize;
        const float *positionValue = rowOf(m_positions, j) + 2 * m_headSize;
        const float weight = m_weights[j] / sum;
        for (std::size_t c = 0; c < m_headSize; ++c) {
            out[c] += weight * (tokenValue[c] + positionValue[c]);
        }
    }
    at::Tensor logits = m_logits.view(-1);
    at::addmv_out(logits, m_bias, m_lmHead, m_out);
    return m_logits;
}

} // namespace headlight
