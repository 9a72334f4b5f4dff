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

ModelPass passOver(SingleHeadAttentionLanguageModel model, const std::vector<TokenId> &tokens) {
    checkTokens(tokens, model->options);
    const torch::NoGradGuard noGrad;
    return model->pass(toIndices(tokens, tokens.size(), model->device()));
}

std::vector<TensorShape> shapesOf(const ModelPass &pass) {
    return {{"x", sizesOf(pass.x)}, {"q", sizesOf(pass.head.q)}, {"k", sizesOf(pass.head.k)},
        {"v", sizesOf(pass.head.v)}, {"wei", sizesOf(pass.head.wei)}, {"out", sizesOf(pass.head.out)},
        {"logits", sizesOf(pass.logits)}};
}

} // namespace

Matrix attentionOf(SingleHeadAttentionLanguageModel model, const std::vector<TokenId> &tokens) {
    return toMatrix(passOver(std::move(model), tokens).head.wei);
}

AttentionTrace traceOf(
    SingleHeadAttentionLanguageModel model, const std::vector<TokenId> &tokens, std::int64_t step) {
    const ModelPass pass = passOver(model, tokens);
    const at::Tensor probabilities = at::softmax(pass.logits, /*dim=*/-1); // (1, T, V)
    AttentionTrace trace;
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
    trace.logits = toMatrix(pass.logits);
    trace.probabilities = toMatrix(probabilities);
    trace.shapes = shapesOf(pass);
    trace.checks = checksOf(pass, probabilities, model->sa_head->tril, model->options);
    return trace;
}

} // namespace headlight
