// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_choice.h"

#include "app/built_in_texts.h"
#include "model/text/text_file.h"

namespace headlight {

namespace {

/// Somebody who writes no dot and no slash more likely mistyped a built-in name than a file name.
bool looksLikeBuiltIn(const QString &name) {
    return !name.contains(QLatin1Char('.')) && !name.contains(QLatin1Char('/')) &&
           !name.contains(QLatin1Char('\\'));
}

} // namespace

Outcome<TextDocumentPtr> openText(const TextChoice &choice, const ReadingProgress &progress) {
    if (isBuiltInText(choice.name))
        return builtInText(choice.name, choice.pattern);
    auto text = readTextFile(choice.path, choice.reading, progress);
    if (!text && text.error().kind == ErrorKind::FileNotFound && looksLikeBuiltIn(choice.name))
        return builtInText(choice.name);
    return text;
}

} // namespace headlight
