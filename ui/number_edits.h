// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/checked_edit.h"

#include <cstdint>

namespace headlight {

/// A learning rate: positive, plain or scientific notation, always with a decimal point.
class LearningRateEdit : public CheckedEdit {
    Q_OBJECT
public:
    explicit LearningRateEdit(QWidget *parent = nullptr);
    double value() const { return goodText().toDouble(); }
    void setValue(double rate);
};

/// A seed: a whole number from 0 to 2^63 - 1.
class SeedEdit : public CheckedEdit {
    Q_OBJECT
public:
    explicit SeedEdit(QWidget *parent = nullptr);
    std::uint64_t value() const { return goodText().toULongLong(); }
    void setValue(std::uint64_t seed);
};

/// The learning rate in `text`, if it is one that a run accepts.
std::optional<double> parseLearningRate(const QString &text);
std::optional<std::uint64_t> parseSeed(const QString &text);

} // namespace headlight
