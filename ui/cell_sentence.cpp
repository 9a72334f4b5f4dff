// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cell_sentence.h"

#include "ui/drawable_characters.h"

#include <QCoreApplication>

#include <cmath>

namespace headlight {

namespace {

// Characters are given as "(‘h’)", and no word follows them directly: languages with particles need none
// after them.
QString nowSentence(
    bool future, const QString &row, const QString &from, const QString &col, const QString &to, double now) {
    const QString sentence = future ? QCoreApplication::translate("CellSentence",
                                          "Position %1 (%2) looks into the future, at position %3 (%4), "
                                          "with %5 %.")
                                    : QCoreApplication::translate("CellSentence",
                                          "Position %1 (%2) looks at position %3 (%4) with %5 %.");
    return sentence.arg(row, from, col, to, percentText(now));
}

/// With five places for positions, characters and the weight, then the earlier weight and the difference.
QString comparingSentence(bool future, bool untrained) {
    if (future && untrained)
        return QCoreApplication::translate("CellSentence",
            "Position %1 (%2) looks into the future, at position %3 (%4), with %5 %: before "
            "%6 %, difference %7 points.");
    if (future)
        return QCoreApplication::translate("CellSentence",
            "Position %1 (%2) looks into the future, at position %3 (%4), with %5 %: as opened "
            "%6 %, difference %7 points.");
    if (untrained)
        return QCoreApplication::translate("CellSentence",
            "Position %1 (%2) looks at position %3 (%4) with %5 %: before %6 %, difference %7 points.");
    return QCoreApplication::translate("CellSentence",
        "Position %1 (%2) looks at position %3 (%4) with %5 %: as opened %6 %, difference %7 points.");
}

QString beforeIsNoNumber(bool untrained) {
    return untrained
               ? QCoreApplication::translate("CellSentence", "Before, the weight was not a number (NaN).")
               : QCoreApplication::translate("CellSentence", "As opened, the weight was not a number (NaN).");
}

QString weightSentence(
    const CellFacts &facts, const QString &row, const QString &from, const QString &col, const QString &to) {
    const bool future = facts.cell.col > facts.cell.row;
    if (!facts.now)
        return QCoreApplication::translate(
            "CellSentence", "Position %1 (%2) and position %3 (%4): no weight is known yet.")
            .arg(row, from, col, to);
    if (!std::isfinite(*facts.now))
        return QCoreApplication::translate(
            "CellSentence", "Position %1 (%2) and position %3 (%4): the weight is not a number (NaN).")
            .arg(row, from, col, to);
    if (!facts.before)
        return nowSentence(future, row, from, col, to, *facts.now);
    if (!std::isfinite(*facts.before))
        return nowSentence(future, row, from, col, to, *facts.now) + QLatin1Char(' ') +
               beforeIsNoNumber(facts.beforeIsUntrained);
    return comparingSentence(future, facts.beforeIsUntrained)
        .arg(row, from, col, to, percentText(*facts.now), percentText(*facts.before),
            pointsText(*facts.now - *facts.before));
}

} // namespace

QString percentText(double weight) {
    if (!std::isfinite(weight))
        return QStringLiteral("NaN");
    if (weight > 0 && weight < 0.0005)
        return QStringLiteral("<0.1");
    return QString::number(100 * weight, 'f', 1);
}

QString pointsText(double difference) {
    if (!std::isfinite(difference))
        return QStringLiteral("NaN");
    const QString digits = QString::number(std::fabs(100 * difference), 'f', 1);
    if (digits == QLatin1String("0.0"))
        return digits;
    return (difference < 0 ? QStringLiteral("−") : QStringLiteral("+")) + digits;
}

QString cellSentence(const CellFacts &facts) {
    const QString row = QString::number(facts.cell.row);
    const QString col = QString::number(facts.cell.col);
    const QString from = drawableInWords(facts.rowCharacter);
    const QString to = drawableInWords(facts.colCharacter);
    if (facts.blocked)
        return QCoreApplication::translate("CellSentence",
            "Position %1 (%2) may not look at position %3 (%4): the causal mask blocks the future.")
            .arg(row, from, col, to);
    const QString weight = weightSentence(facts, row, from, col, to);
    if (!facts.next)
        return weight;
    return QCoreApplication::translate("CellSentence", "%1 The true next character: %2")
        .arg(weight, drawableInWords(*facts.next));
}

} // namespace headlight
