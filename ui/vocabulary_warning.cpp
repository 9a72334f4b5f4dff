// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/vocabulary_warning.h"

#include <QCoreApplication>

#include <cmath>

namespace headlight {

namespace {

constexpr qint64 alwaysFine = 200;
constexpr double mostPerRoot = 16;

} // namespace

bool isVocabularyLarge(qint64 vocabulary, qint64 characters) {
    // What people write uses new characters about as the square root of its length: measured, Korean prose
    // has V = 5 √N to 8 √N at 700 to 9,000 characters, Chinese up to 14 √N. A fixed share of N would warn of
    // every page of Korean or never. Bytes read with a wrong width (UTF-16 for something else) go beyond 16
    // √N.
    return vocabulary > alwaysFine &&
           static_cast<double>(vocabulary) > mostPerRoot * std::sqrt(static_cast<double>(characters));
}

QString vocabularyWarning(qint64 vocabulary, qint64 characters) {
    if (!isVocabularyLarge(vocabulary, characters))
        return QString();
    return QCoreApplication::translate(
        "VocabularyWarning", "V = %1 different characters in N = %2: perhaps the wrong encoding.")
        .arg(QString::number(vocabulary), QString::number(characters));
}

} // namespace headlight
