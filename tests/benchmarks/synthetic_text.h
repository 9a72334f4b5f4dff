// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/text_document.h"

#include <cstddef>

namespace headlight::benchmarks {

/// `length` random characters out of `vocabularySize` Hangul syllables (at most 11,172), every one of which
/// occurs if `length` allows; always the same.
TextDocumentPtr syntheticText(std::size_t vocabularySize, std::size_t length);

} // namespace headlight::benchmarks
