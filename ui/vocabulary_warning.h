// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headlight {

/// True when a text of `characters` (N) has suspiciously many different ones (V).
bool isVocabularyLarge(qint64 vocabulary, qint64 characters);

/// One sentence about it, or empty.
QString vocabularyWarning(qint64 vocabulary, qint64 characters);

} // namespace headlight
