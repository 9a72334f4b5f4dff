// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/pattern_text.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QSpinBox;

namespace headlight {

/// Asks for the rule of a pattern text and shows one line of it.
class PatternDialog : public QDialog {
    Q_OBJECT
public:
    explicit PatternDialog(const PatternRule &rule, QWidget *parent = nullptr);
    PatternRule rule() const;

private:
    void updateExample();

    PatternRule m_rule;
    QSpinBox *m_wordLength;
    QSpinBox *m_repeats;
    QComboBox *m_letters;
    QLabel *m_example;
};

} // namespace headlight
