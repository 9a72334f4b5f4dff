// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/language_model.h"
#include "model/text/checkpoint.h"

#include <ATen/core/Tensor.h>

#include <string>
#include <vector>

namespace headlight {

/// Copies of the parameters' values under the chapter's names and in its order.
StateDict stateOf(const SingleHeadAttentionLanguageModel &model);

/// Copies of `values`, one a parameter in the chapter's order, under the parameters' names.
StateDict namedValues(const SingleHeadAttentionLanguageModel &model, const std::vector<at::Tensor> &values);

/// Zeros, one tensor a parameter and of its shape.
std::vector<at::Tensor> zerosLike(const SingleHeadAttentionLanguageModel &model);

/// Throws KeysMismatch, ShapeMismatch or FileDamaged unless `state` holds exactly the model's parameters, in
/// any order.
void checkState(const StateDict &state, const SingleHeadAttentionLanguageModel &model);

/// Copies a state that checkState() accepts, or nothing if it is empty, into `targets`: one a parameter in
/// the chapter's order.
void putValues(const StateDict &state, const SingleHeadAttentionLanguageModel &model,
    const std::vector<at::Tensor> &targets);

/// The same into the parameters themselves.
void putState(const StateDict &state, const SingleHeadAttentionLanguageModel &model);

/// The first parameter with a value that is not finite; empty when there is none.
std::string nonFiniteParameter(const SingleHeadAttentionLanguageModel &model);

} // namespace headlight
