// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/generation_intent.h"

#include <QWidget>

#include <string>

class QComboBox;
class QDoubleSpinBox;
class QHBoxLayout;
class QLabel;
class QSpinBox;
class QToolButton;

namespace headlight {

class CharacterPicker;
class PromptEdit;
class SeedEdit;

/// The fields that say what to generate: start, prompt, tokens, temperature, random numbers.
class GenerationControls : public QWidget {
    Q_OBJECT
public:
    explicit GenerationControls(QWidget *parent = nullptr);

    void setBlockSize(int characters);
    void setVocabulary(const std::u32string &characters);
    /// What FirstBlock would start from, shown in the disabled prompt field.
    void setFirstBlock(const QString &text);
    /// What is set, after a syllable still being composed became part of the prompt.
    GenerationIntent intent();

signals:
    void enterPressed();

protected:
    void changeEvent(QEvent *event) override;

private:
    QHBoxLayout *createStartRow();
    QHBoxLayout *createRandomRow();
    void createNumbers();
    void updateEnabled();
    void updatePrompt();
    void retranslate();
    GenerationIntent::Start start() const;

    int m_blockSize = 0;
    std::u32string m_vocabulary;
    QString m_firstBlock;
    QString m_typed; ///< kept while the field shows something else
    QLabel *m_startTitle;
    QComboBox *m_start;
    PromptEdit *m_prompt;
    QToolButton *m_insert;
    CharacterPicker *m_picker;
    QLabel *m_tokensTitle;
    QSpinBox *m_tokens;
    QLabel *m_temperatureTitle;
    QDoubleSpinBox *m_temperature;
    QComboBox *m_random;
    SeedEdit *m_seed;
};

} // namespace headlight
