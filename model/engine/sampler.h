// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/tokenizer.h"

#include <ATen/core/Generator.h>
#include <ATen/core/Tensor.h>

namespace headlight {

/// Draws the next token from logits (1, V) on the CPU. Temperature 1 is the chapter's softmax and multinomial
/// to the last digit; 0, or so little that only rounding could tell it from 0, takes the most likely token
/// and draws nothing. Throws NonFiniteWeights when the logits give no probabilities.
TokenId sampleToken(const at::Tensor &logits, double temperature, at::Generator &random);

} // namespace headlight
