// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/text_document.h"

#include <cstdint>
#include <string>

namespace headlight::test_support {

/// A random walk over the 17 characters "abcdefghijkl .⏎가나": the next character is one of four that the
/// current one allows, so there is something to learn. The same rule made the text behind
/// tests/support/reference/walk_*.json (see the note there).
std::u32string walkText(std::size_t length);

/// A document of `characters`, named for messages only.
TextDocumentPtr documentOf(std::u32string_view characters);

/// A walk of 2000 characters, the same document at every call.
TextDocumentPtr walk();

} // namespace headlight::test_support
