// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/checkpoint.h"
#include "model/text/error.h"
#include "model/text/text_document.h"
#include "model/text/text_reading.h"

#include <string>

namespace headlight {

/// SHA-256 of a text as the model sees it, in UTF-8; hexadecimal.
std::string sha256Of(const TextDocument &text);

/// The text itself as UTF-8.
std::string contentOf(const TextDocument &text);

/// What a run file says of its text. Built-in texts are always carried along, others when `withContent`; a
/// text that is missing keeps what was said of it.
TextReference referenceTo(const TextDocument &text, bool withContent);

/// The text of a run: the one it carries, else its file if that still holds the same text, else (never null)
/// a document of its vocabulary alone.
TextDocumentPtr textOf(const Checkpoint &checkpoint, const ReadingProgress &progress = {});

/// Why the text of a run is not there: TextMissing or TextChanged. `text` is what textOf() gave.
Error whyMissing(const TextDocument &text);

/// Whether `text` is the very text of the run.
bool isTextOf(const Checkpoint &checkpoint, const TextDocument &text);

} // namespace headlight
