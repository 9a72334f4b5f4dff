// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/language_model.h"
#include "model/text/checkpoint.h"
#include "model/text/text_document.h"

namespace headlight {

/// Throws VocabularyMismatch unless the weights, and the checkpoint's own vocabulary if it has one, are of
/// the text's characters.
void checkVocabulary(const Checkpoint &checkpoint, const TextDocument &text);

/// Throws FileDamaged, naming what does not fit together, for counts that no run has.
void checkCounts(const Checkpoint &checkpoint);

/// Throws KeysMismatch, ShapeMismatch or FileDamaged unless weights and moments are those of `model`.
void checkTensors(const Checkpoint &checkpoint, const SingleHeadAttentionLanguageModel &model);

} // namespace headlight
