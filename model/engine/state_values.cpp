// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/state_values.h"

#include "model/engine/tensor_values.h"
#include "model/text/error.h"
#include "model/text/shape_text.h"

#include <ATen/ATen.h>
#include <torch/types.h>
#include <torch/utils.h>

#include <algorithm>

namespace headlight {
namespace {

NamedTensor namedTensor(const std::string &name, const at::Tensor &tensor) {
    const at::Tensor flat = tensor.detach().to(at::kCPU, at::kFloat).contiguous();
    const float *values = flat.data_ptr<float>();
    return {name, sizesOf(flat), std::vector<float>(values, values + flat.numel())};
}

const NamedTensor *findNamed(const StateDict &state, const std::string &name) {
    const auto found = std::find_if(
        state.begin(), state.end(), [&](const NamedTensor &tensor) { return tensor.name == name; });
    return found == state.end() ? nullptr : &*found;
}

void append(std::string &list, const std::string &name) {
    list += (list.empty() ? "" : ", ") + name;
}

void checkKeys(const StateDict &state, const SingleHeadAttentionLanguageModel &model) {
    Error error;
    error.kind = ErrorKind::KeysMismatch;
    const auto parameters = model->named_parameters();
    for (const auto &parameter : parameters) {
        if (findNamed(state, parameter.key()) == nullptr) {
            append(error.expected, parameter.key());
        }
    }
    for (const NamedTensor &tensor : state) {
        const bool known = parameters.contains(tensor.name);
        if (!known || findNamed(state, tensor.name) != &tensor) { // a name may come once only
            append(error.found, tensor.name);
        }
    }
    if (!error.expected.empty() || !error.found.empty()) {
        throw ErrorException(error);
    }
}

void checkShape(const NamedTensor &tensor, const at::Tensor &parameter) {
    Error error;
    error.subject = tensor.name;
    if (parameter.sizes() != at::IntArrayRef(tensor.sizes)) {
        error.kind = ErrorKind::ShapeMismatch;
        error.expected = shapeText(sizesOf(parameter));
        error.found = shapeText(tensor.sizes);
        throw ErrorException(error);
    }
    if (static_cast<std::int64_t>(tensor.values.size()) != parameter.numel()) {
        error.kind = ErrorKind::FileDamaged;
        error.detail = tensor.name;
        throw ErrorException(error);
    }
}

} // namespace

StateDict namedValues(const SingleHeadAttentionLanguageModel &model, const std::vector<at::Tensor> &values) {
    StateDict state;
    for (const auto &parameter : model->named_parameters()) {
        state.push_back(namedTensor(parameter.key(), values[state.size()]));
    }
    return state;
}

StateDict stateOf(const SingleHeadAttentionLanguageModel &model) {
    return namedValues(model, model->parameters());
}

std::vector<at::Tensor> zerosLike(const SingleHeadAttentionLanguageModel &model) {
    std::vector<at::Tensor> zeros;
    for (const at::Tensor &parameter : model->parameters()) {
        zeros.push_back(at::zeros_like(parameter));
    }
    return zeros;
}

void checkState(const StateDict &state, const SingleHeadAttentionLanguageModel &model) {
    checkKeys(state, model);
    for (const auto &parameter : model->named_parameters()) {
        checkShape(*findNamed(state, parameter.key()), parameter.value());
    }
}

void putValues(const StateDict &state, const SingleHeadAttentionLanguageModel &model,
    const std::vector<at::Tensor> &targets) {
    if (state.empty()) {
        return;
    }
    const torch::NoGradGuard noGrad;
    std::size_t i = 0;
    for (const auto &parameter : model->named_parameters()) {
        const NamedTensor &tensor = *findNamed(state, parameter.key());
        // Only read: from_blob has no other form.
        auto *values = const_cast<float *>(tensor.values.data());
        targets[i].copy_(at::from_blob(values, tensor.sizes, at::kFloat));
        ++i;
    }
}

void putState(const StateDict &state, const SingleHeadAttentionLanguageModel &model) {
    putValues(state, model, model->parameters());
}

std::string nonFiniteParameter(const SingleHeadAttentionLanguageModel &model) {
    for (const auto &parameter : model->named_parameters()) {
        if (nonFiniteValues(parameter.value()) > 0) {
            return parameter.key();
        }
    }
    return {};
}

} // namespace headlight
