// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/code_points.h"
#include "model/text/reading_stage.h"
#include "model/text/text_document.h"

#include <string>

namespace headlight {

/// The distinct characters, ascending. Throws ErrorException (Cancelled).
std::u32string vocabularyOf(const CodePoints &characters, ReadingStage &stage);

/// A document of `characters`, which become its tokens where they stand; `tokenizer` has their vocabulary.
/// Throws ErrorException (Cancelled).
TextDocumentPtr makeTextDocument(
    CodePoints characters, Tokenizer tokenizer, TextFacts facts, ReadingStage &stage);

} // namespace headlight
