// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/attention_trace.h"

#include "model/engine/tensor_values.h"
#include "model/engine/trace_checks.h"
#include "model/text/error.h"

#include <ATen/ATen.h>
#include <torch/types.h>
#include <torch/utils.h>

namespace headlight {
namespace {

void checkTokens(const std::vector<TokenId> &tokens, const ModelOptions &options) {
    const auto count = static_cast<std::int64_t>(tokens.size());
    if (count == 0 || count > options.blockSize) {
        Error error;
        error.kind = count == 0 ? ErrorKind::EmptyProbe : ErrorKind::ProbeTooLong;
        error.number = count;
        error.limit = options.blockSize;
        throw ErrorException(error);
    }
    for (const TokenId token : tokens) {
        TORCH_CHECK(static_cast<std::int64_t>(token) < options.vocabularySize, "token ", token,
            " is not in the vocabulary");
    }
}

/// (1, T)
at::Tensor inputOf(const SingleHeadAttentionLanguageModel &model, const std::vector<TokenId> &tokens) {
    checkTokens(tokens, model->options);
    return toIndices(tokens, tokens.size(), model->device());
}

/// A tensor (1, rows, cols) on the matrix's own memory. With a large vocabulary fresh memory costs more than
/// the numbers that are put into it, so logits and probabilities are computed where they are kept.
at::Tensor tensorOn(Matrix &matrix, const at::IntArrayRef sizes) {
    matrix = Matrix(static_cast<std::size_t>(sizes[1]), static_cast<std::size_t>(sizes[2]));
    return at::from_blob(matrix.values.data(), sizes, at::kFloat);
}

/// The model's pass over idx (1, T), its logits also in `logits`.
ModelPass passOver(SingleHeadAttentionLanguageModel model, const at::Tensor &idx, Matrix &logits) {
    if (!idx.device().is_cpu()) {
        const ModelPass pass = model->pass(idx);
        logits = toMatrix(pass.logits);
        return pass;
    }
    ModelPass pass = model->attend(idx);
    pass.logits = tensorOn(logits, {1, idx.size(1), model->options.vocabularySize});
    at::Tensor rows = pass.logits[0]; // (T, V)
    at::addmm_out(rows, model->lm_head->bias, pass.head.out[0], model->lm_head->weight.t());
    return pass;
}

at::Tensor softmaxOf(const at::Tensor &logits, Matrix &probabilities) {
    if (!logits.device().is_cpu()) {
        const at::Tensor all = at::softmax(logits, /*dim=*/-1);
        probabilities = toMatrix(all);
        return all;
    }
    at::Tensor all = tensorOn(probabilities, logits.sizes());
    at::_softmax_out(all, logits, /*dim=*/-1, /*half_to_float=*/false);
    return all;
}

std::vector<TensorShape> shapesOf(const ModelPass &pass) {
    return {{"x", sizesOf(pass.x)}, {"q", sizesOf(pass.head.q)}, {"k", sizesOf(pass.head.k)},
        {"v", sizesOf(pass.head.v)}, {"wei", sizesOf(pass.head.wei)}, {"out", sizesOf(pass.head.out)},
        {"logits", sizesOf(pass.logits)}};
}

} // namespace

Matrix attentionOf(SingleHeadAttentionLanguageModel model, const std::vector<TokenId> &tokens) {
    const torch::NoGradGuard noGrad;
    return toMatrix(model->attend(inputOf(model, tokens)).head.wei);
}

AttentionTrace traceOf(
    SingleHeadAttentionLanguageModel model, const std::vector<TokenId> &tokens, std::int64_t step) {
    const torch::NoGradGuard noGrad;
    AttentionTrace trace;
    const ModelPass pass = passOver(model, inputOf(model, tokens), trace.logits);
    const at::Tensor probabilities = softmaxOf(pass.logits, trace.probabilities); // (1, T, V)
    trace.step = step;
    trace.tokens = tokens;
    trace.x = toMatrix(pass.x);
    trace.query = toMatrix(pass.head.q);
    trace.key = toMatrix(pass.head.k);
    trace.value = toMatrix(pass.head.v);
    trace.rawScores = toMatrix(pass.head.rawScores);
    trace.scaledScores = toMatrix(pass.head.scaledScores);
    trace.maskedScores = toMatrix(pass.head.maskedScores);
    trace.weights = toMatrix(pass.head.wei);
    trace.out = toMatrix(pass.head.out);
    trace.shapes = shapesOf(pass);
    trace.checks = checksOf(pass, probabilities, model->sa_head->tril, model->options);
    return trace;
}

} // namespace headlight
