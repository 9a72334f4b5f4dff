// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/language_model.h"
#include "model/text/tokenizer.h"

#include <vector>

namespace headlight {

/// The logits behind a window's last token, for weights that no longer change: all that generating needs.
/// Every token's and position's query, key and value are multiplied once (in a large model when first needed,
/// so that beginning stays quick); a window only adds them up. On the CPU only.
class WindowLogits {
public:
    explicit WindowLogits(const SingleHeadAttentionLanguageModel &model);

    /// logits[:, -1, :] of `window` (1 .. T tokens): (1, V), valid until the next call.
    const at::Tensor &of(const std::vector<TokenId> &window);

private:
    const float *rowOf(const at::Tensor &table, std::size_t row) const;
    void multiplyTokens(const std::vector<TokenId> &window);

    std::size_t m_headSize;
    float m_scale;
    at::Tensor m_projection;        ///< (C, 3 * hs): turns a row of x into key, query, value
    at::Tensor m_embedding;         ///< (V, C)
    at::Tensor m_tokens;            ///< (V, 3 * hs): key, query, value of every token
    std::vector<bool> m_multiplied; ///< (V): that row of m_tokens is made; empty: all are
    at::Tensor m_positions;         ///< (T, 3 * hs): of every position; zeros without the position embedding
    at::Tensor m_lmHead;            ///< (V, C)
    at::Tensor m_bias;              ///< (V)
    at::Tensor m_out;               ///< (hs)
    at::Tensor m_logits;            ///< (1, V)
    std::vector<float> m_weights;
};

} // namespace headlight
