// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check_sentences.h"

#include <QCoreApplication>
#include <QStringList>

namespace headlight {

QString checkTitle(CheckKind kind) {
    switch (kind) {
    case CheckKind::InputShape:
        return QCoreApplication::translate("CheckSentences", "x is (B, T, C)");
    case CheckKind::ScoresShape:
        return QCoreApplication::translate("CheckSentences", "q @ k.transpose(-2, -1) is (B, T, T)");
    case CheckKind::TrilShape:
        return QCoreApplication::translate("CheckSentences", "tril[:T, :T] is (T, T)");
    case CheckKind::OutShape:
        return QCoreApplication::translate("CheckSentences", "wei @ v is (B, T, head_size)");
    case CheckKind::RowsSumToOne:
        return QCoreApplication::translate("CheckSentences", "every row of wei sums to 1");
    case CheckKind::NothingOnFuture:
        return QCoreApplication::translate("CheckSentences", "no weight on the future");
    case CheckKind::AllFinite:
        return QCoreApplication::translate("CheckSentences", "all numbers are finite");
    case CheckKind::SameDevice:
        return QCoreApplication::translate("CheckSentences", "all tensors are on one device");
    }
    return {};
}

QString checkFinding(const Check &check) {
    const QString measured = QString::number(check.measured, 'g', 3);
    switch (check.kind) {
    case CheckKind::RowsSumToOne:
        return QCoreApplication::translate("CheckSentences", "largest |sum − 1|: %1").arg(measured);
    case CheckKind::NothingOnFuture:
        return QCoreApplication::translate("CheckSentences", "largest weight above the diagonal: %1")
            .arg(measured);
    case CheckKind::AllFinite:
        return QCoreApplication::translate("CheckSentences", "not finite: %1").arg(measured);
    default:
        break;
    }
    if (check.found.empty())
        return QStringLiteral("–");
    return QCoreApplication::translate("CheckSentences", "found: %1")
        .arg(QString::fromStdString(check.found));
}

QString shapeLetters(const std::string &name) {
    if (name == "x")
        return QStringLiteral("(B, T, C)");
    if (name == "q" || name == "k" || name == "v" || name == "out")
        return QStringLiteral("(B, T, head_size)");
    if (name == "wei")
        return QStringLiteral("(B, T, T)");
    if (name == "logits")
        return QStringLiteral("(B, T, V)");
    return {};
}

} // namespace headlight
