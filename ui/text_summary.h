// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/text_document.h"

#include <QString>

namespace headlight {

/// What the run panel shows about a text.
struct TextSummary {
    QString name; ///< shown exactly as it is
    TextFacts facts;
    qint64 characters = 0; ///< N
    qint64 vocabulary = 0; ///< V
    qint64 train = 0;      ///< characters of the training part
    qint64 validation = 0; ///< characters of the validation part
};

} // namespace headlight
