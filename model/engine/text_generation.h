// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/language_model.h"
#include "model/text/engine.h"
#include "model/text/generation.h"

#include <ATen/core/Generator.h>

#include <memory>

namespace headlight {

/// Continues `request.prompt` with a copy of `model` as it is now, drawing from a copy of `random` or, if the
/// request has a seed, from a new stream. `step` is what the weights are called.
/// Throws EmptyProbe (no prompt), SettingOutOfRange (temperature), NonFiniteWeights (naming the first such
/// parameter), Internal (a token that is not in the vocabulary).
std::unique_ptr<Generation> startGeneration(const SingleHeadAttentionLanguageModel &model,
    const GenerationRequest &request, const at::Generator &random, std::int64_t step);

} // namespace headlight
