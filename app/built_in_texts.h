// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/error.h"
#include "model/text/pattern_text.h"
#include "model/text/text_document.h"

#include <QLocale>
#include <QString>
#include <QStringList>

namespace headlight {

/// The names that the console and the preferences know built-in texts by:
/// "story-ko", "story-en", "pattern", "pattern-hangul".
QStringList builtInTextNames();
bool isBuiltInText(const QString &name);

/// The title of a built-in text in the language of the moment; empty for an unknown name.
QString builtInTextTitle(const QString &name);

/// A text's name for the user. Runs keep a built-in text by the title it had in the language of that time: it
/// is shown by that of the moment. Other names come back as they are.
QString shownTextName(const TextFacts &facts);

/// The story for the first start: Korean in a Korean locale, else English.
QString firstBuiltInText(const QLocale &locale);

/// Opens a built-in text; `rule` is used by the patterns, whose name decides the letters.
/// Errors: UnknownBuiltInText.
Outcome<TextDocumentPtr> builtInText(const QString &name, PatternRule rule = {});

} // namespace headlight
