// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/number_edits.h"

#include "model/text/settings.h"

#include <QLocale>

#include <cmath>
#include <limits>

namespace headlight {

namespace {

/// As short as it can be while it reads back to the very same value.
QString rateText(double rate) {
    return QString::number(rate, 'g', QLocale::FloatingPointShortest);
}

std::optional<QString> checkedRate(const QString &text) {
    const std::optional<double> rate = parseLearningRate(text);
    return rate ? std::optional<QString>(rateText(*rate)) : std::nullopt;
}

std::optional<QString> checkedSeed(const QString &text) {
    const std::optional<std::uint64_t> seed = parseSeed(text);
    return seed ? std::optional<QString>(QString::number(*seed)) : std::nullopt;
}

} // namespace

std::optional<double> parseLearningRate(const QString &text) {
    bool isNumber = false;
    const double rate = text.trimmed().toDouble(&isNumber); // the C locale's, and also "inf" and "nan"
    if (!isNumber || !std::isfinite(rate))
        return std::nullopt;
    if (rate < setting_limits::leastLearningRate || rate > setting_limits::mostLearningRate)
        return std::nullopt;
    return rate;
}

std::optional<std::uint64_t> parseSeed(const QString &text) {
    bool isNumber = false;
    const qulonglong seed = text.trimmed().toULongLong(&isNumber);
    if (!isNumber || seed > static_cast<qulonglong>(std::numeric_limits<std::int64_t>::max()))
        return std::nullopt;
    return seed;
}

LearningRateEdit::LearningRateEdit(QWidget *parent)
    : CheckedEdit(checkedRate, parent) {
}

void LearningRateEdit::setValue(double rate) {
    setGoodText(rateText(rate));
}

SeedEdit::SeedEdit(QWidget *parent)
    : CheckedEdit(checkedSeed, parent) {
}

void SeedEdit::setValue(std::uint64_t seed) {
    setGoodText(QString::number(seed));
}

} // namespace headlight
