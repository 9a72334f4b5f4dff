// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/language_model.h"
#include "model/text/trace.h"

namespace headlight {

/// (T, T) attention weights of `tokens`, 1 .. block_size of them.
/// Throws EmptyProbe, ProbeTooLong, Internal (a token that is not in the vocabulary).
Matrix attentionOf(SingleHeadAttentionLanguageModel model, const std::vector<TokenId> &tokens);

/// Every intermediate of the same pass, its shapes and the chapter's checks. Throws the same.
AttentionTrace traceOf(
    SingleHeadAttentionLanguageModel model, const std::vector<TokenId> &tokens, std::int64_t step);

} // namespace headlight
