// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/error.h"
#include "ui/isolated_text.h"
#include "ui/system_reason.h"

#include <QCoreApplication>

namespace headlight {

/// The translation context of all sentences about errors.
struct ErrorSentences {
    Q_DECLARE_TR_FUNCTIONS(ErrorSentences)
};

/// Error's facts as text. Each sentence inserts them in one call of arg(), so that a "%1" in a name stays as
/// it is.
struct ErrorFacts {
    explicit ErrorFacts(const Error &error)
        : subject(isolatedText(QString::fromStdString(error.subject)))
        , detail(isolatedText(systemReasonInWords(QString::fromStdString(error.detail).trimmed())))
        , number(QString::number(error.number))
        , limit(QString::number(error.limit))
        , other(QString::number(error.other)) {}

    QString subject;
    QString detail;
    QString number;
    QString limit;
    QString other;
};

/// "70.0" of a number of bytes.
inline QString mebibytes(std::int64_t bytes) {
    return QString::number(static_cast<double>(bytes) / 1048576.0, 'f', 1);
}

} // namespace headlight
