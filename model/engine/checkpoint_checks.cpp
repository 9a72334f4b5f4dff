// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/checkpoint_checks.h"

#include "model/engine/state_values.h"
#include "model/text/error.h"

#include <algorithm>
#include <string>

namespace headlight {
namespace {

[[noreturn]] void refuseAsDamaged(const std::string &what) {
    Error error;
    error.kind = ErrorKind::FileDamaged;
    error.detail = what;
    throw ErrorException(error);
}

/// V of the weights as lm_head has it; that of the text where lm_head is missing or no matrix, which
/// checkTensors() refuses.
std::int64_t rowsOfHead(const StateDict &weights, std::int64_t otherwise) {
    const auto head = std::find_if(weights.begin(), weights.end(),
        [](const NamedTensor &tensor) { return tensor.name == "lm_head.weight"; });
    return head != weights.end() && head->sizes.size() == 2 ? head->sizes.front() : otherwise;
}

} // namespace

void checkVocabulary(const Checkpoint &checkpoint, const TextDocument &text) {
    const auto vocabularySize = static_cast<std::int64_t>(text.vocabularySize());
    const std::int64_t rows = rowsOfHead(checkpoint.weights, vocabularySize);
    const std::u32string &own = checkpoint.vocabulary;
    if (rows == vocabularySize && (own.empty() || own == text.tokenizer.characters())) {
        return;
    }
    Error error;
    error.kind = ErrorKind::VocabularyMismatch;
    error.subject = text.facts.name;
    error.number = vocabularySize;
    error.limit = rows;
    throw ErrorException(error);
}

void checkCounts(const Checkpoint &checkpoint) {
    if (checkpoint.step < 0 || checkpoint.step > setting_limits::steps.most ||
        checkpoint.nextEvaluation < 0) {
        refuseAsDamaged("step");
    }
    if (checkpoint.nonFiniteStep && *checkpoint.nonFiniteStep < checkpoint.step) {
        refuseAsDamaged("nonFiniteStep");
    }
    if (checkpoint.optimizer.updates < 0) {
        refuseAsDamaged("optimizer");
    }
    // The loss that was found before an update which broke the weights stays in the history.
    const auto losses = static_cast<std::int64_t>(checkpoint.losses.miniBatch.size());
    const std::int64_t most = checkpoint.step + (checkpoint.nonFiniteStep ? 1 : 0);
    if (losses < checkpoint.step || losses > most) {
        refuseAsDamaged("losses");
    }
}

void checkTensors(const Checkpoint &checkpoint, const SingleHeadAttentionLanguageModel &model) {
    checkState(checkpoint.weights, model);
    for (const StateDict *state :
        {&checkpoint.startWeights, &checkpoint.optimizer.firstMoments, &checkpoint.optimizer.secondMoments}) {
        if (!state->empty()) {
            checkState(*state, model);
        }
    }
}

} // namespace headlight
