// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/trace_checks.h"

#include "model/engine/tensor_values.h"
#include "model/text/shape_text.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace headlight {
namespace {

constexpr double rowSumTolerance = 1e-5;

Check shapeCheck(CheckKind kind, const at::Tensor &tensor, at::IntArrayRef wanted) {
    return {kind, tensor.sizes() == wanted, shapeText(sizesOf(tensor)), 0};
}

Check rowsSumToOne(const at::Tensor &wei) {
    const double largest = (wei.sum(-1) - 1).abs().max().item<double>();
    return {CheckKind::RowsSumToOne, largest <= rowSumTolerance, {}, largest};
}

Check nothingOnFuture(const at::Tensor &wei) {
    const double largest = wei.triu(1).abs().max().item<double>();
    return {CheckKind::NothingOnFuture, largest == 0, {}, largest};
}

/// The masked scores are left out: there -inf is the point.
Check allFinite(const std::vector<at::Tensor> &tensors) {
    std::int64_t bad = 0;
    for (const at::Tensor &tensor : tensors) {
        bad += nonFiniteValues(tensor);
    }
    return {CheckKind::AllFinite, bad == 0, {}, static_cast<double>(bad)};
}

Check sameDevice(const std::vector<at::Tensor> &tensors) {
    const c10::Device device = tensors.front().device();
    const bool same = std::all_of(tensors.begin(), tensors.end(),
        [device](const at::Tensor &tensor) { return tensor.device() == device; });
    return {CheckKind::SameDevice, same, device.str(), 0};
}

} // namespace

std::vector<Check> checksOf(const ModelPass &pass, const at::Tensor &probabilities, const at::Tensor &tril,
    const ModelOptions &options) {
    const HeadSteps &head = pass.head;
    const std::int64_t T = pass.logits.size(1);
    const at::Tensor trilT = tril.slice(0, 0, T).slice(1, 0, T);
    return {
        shapeCheck(CheckKind::InputShape, pass.x, {1, T, options.nEmbd}),
        shapeCheck(CheckKind::ScoresShape, head.rawScores, {1, T, T}),
        shapeCheck(CheckKind::TrilShape, trilT, {T, T}),
        shapeCheck(CheckKind::OutShape, head.out, {1, T, options.nEmbd}),
        rowsSumToOne(head.wei),
        nothingOnFuture(head.wei),
        allFinite({pass.x, head.k, head.q, head.v, head.scaledScores, head.wei, head.out, pass.logits,
            probabilities}),
        sameDevice({pass.x, tril, head.k, head.wei, head.out, pass.logits}),
    };
}

} // namespace headlight
