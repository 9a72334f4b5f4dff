// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pattern_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>

namespace headlight {

PatternDialog::PatternDialog(const PatternRule &rule, QWidget *parent)
    : QDialog(parent)
    , m_rule(rule)
    , m_wordLength(new QSpinBox)
    , m_repeats(new QSpinBox)
    , m_letters(new QComboBox)
    , m_example(new QLabel) {
    setObjectName(QStringLiteral("patternDialog"));
    setWindowTitle(tr("Pattern text"));
    m_wordLength->setRange(2, 8);
    m_wordLength->setValue(rule.wordLength);
    m_wordLength->setObjectName(QStringLiteral("patternWordLength"));
    m_repeats->setRange(2, 40);
    m_repeats->setValue(rule.repeats);
    m_repeats->setObjectName(QStringLiteral("patternRepeats"));
    m_letters->addItem(tr("Latin (a – h)"), static_cast<int>(PatternLetters::Latin));
    m_letters->addItem(tr("Hangul (가 – 아)"), static_cast<int>(PatternLetters::Hangul));
    m_letters->setCurrentIndex(m_letters->findData(static_cast<int>(rule.letters)));
    m_letters->setObjectName(QStringLiteral("patternLetters"));
    m_example->setTextFormat(Qt::PlainText);

    auto *explanation = new QLabel(tr("Every line is one random word, repeated. To predict the next letter, "
                                      "the head only has to look word length − 1 places back."));
    explanation->setWordWrap(true);
    auto *form = new QFormLayout(this);
    form->addRow(explanation);
    form->addRow(tr("Word length k"), m_wordLength);
    form->addRow(tr("Repeats R"), m_repeats);
    form->addRow(tr("Letters"), m_letters);
    form->addRow(tr("First line"), m_example);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_wordLength, &QSpinBox::valueChanged, this, &PatternDialog::updateExample);
    connect(m_repeats, &QSpinBox::valueChanged, this, &PatternDialog::updateExample);
    connect(m_letters, &QComboBox::currentIndexChanged, this, &PatternDialog::updateExample);
    setMinimumWidth(380);
    updateExample();
}

PatternRule PatternDialog::rule() const {
    PatternRule rule = m_rule;
    rule.wordLength = m_wordLength->value();
    rule.repeats = m_repeats->value();
    rule.letters = static_cast<PatternLetters>(m_letters->currentData().toInt());
    return rule;
}

void PatternDialog::updateExample() {
    PatternRule oneLine = rule();
    oneLine.characters = 1;
    const QString line = QString::fromStdU32String(makePatternText(oneLine)).trimmed();
    m_example->setText(m_example->fontMetrics().elidedText(line, Qt::ElideRight, 280));
}

} // namespace headlight
