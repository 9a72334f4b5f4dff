// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/error.h"
#include "model/text/pattern_text.h"
#include "model/text/text_document.h"

#include <QString>

#include <filesystem>

namespace headlight {

/// A text as it was asked for: the name of a built-in text or, if it is none, a file.
struct TextChoice {
    QString name;               ///< as typed
    std::filesystem::path path; ///< the file of that name
    PatternRule pattern;        ///< for the built-in patterns
    TextReading reading{};      ///< for files
};

/// Errors: those of readTextFile() and of builtInText().
Outcome<TextDocumentPtr> openText(const TextChoice &choice, const ReadingProgress &progress = {});

} // namespace headlight
