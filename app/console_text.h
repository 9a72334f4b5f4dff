// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"
#include "model/text/text_document.h"

#include <QStringList>

namespace headlight {

/// What was decided and done when a text was read, a sentence each; empty for a plain UTF-8 text.
QStringList readingNotes(const TextFacts &facts);

/// Tells those on standard error.
void announceReading(const TextFacts &facts);

/// What was typed as tokens of `text`, treated as the text was. Throws UnknownCharacter.
std::vector<TokenId> tokensOf(const TextDocument &text, const QString &typed);

/// Refuses, as wrong usage, to write `out` over a file that was read.
void refuseToReplace(const NamedFile &out, const std::filesystem::path &read);
void refuseToReplace(const NamedFile &out, const TextDocument &read);

} // namespace headlight
