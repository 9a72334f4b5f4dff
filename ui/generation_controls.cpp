// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/generation_controls.h"

#include "ui/character_label.h"
#include "ui/character_picker.h"
#include "ui/number_edits.h"
#include "ui/prompt_edit.h"
#include "ui/prompt_text.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace headlight {

GenerationControls::GenerationControls(QWidget *parent)
    : QWidget(parent)
    , m_startTitle(new QLabel)
    , m_start(new QComboBox)
    , m_prompt(new PromptEdit)
    , m_insert(new QToolButton)
    , m_picker(new CharacterPicker(this))
    , m_tokensTitle(new QLabel)
    , m_tokens(new QSpinBox)
    , m_temperatureTitle(new QLabel)
    , m_temperature(new QDoubleSpinBox)
    , m_random(new QComboBox)
    , m_seed(new SeedEdit) {
    createNumbers();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(createStartRow());
    layout->addLayout(createRandomRow());
    retranslate();
    updateEnabled();
}

void GenerationControls::createNumbers() {
    m_tokens->setObjectName(QStringLiteral("tokensBox"));
    m_tokens->setRange(1, 200'000);
    m_tokens->setValue(500);
    m_temperature->setObjectName(QStringLiteral("temperatureBox"));
    m_temperature->setDecimals(3);
    m_temperature->setRange(0, 1e6);
    m_temperature->setSingleStep(0.1);
    m_temperature->setValue(1);
    m_temperature->setFixedWidth(74);
    m_tokens->setFixedWidth(74);
    for (QAbstractSpinBox *box :
        {static_cast<QAbstractSpinBox *>(m_tokens), static_cast<QAbstractSpinBox *>(m_temperature)}) {
        box->setLocale(QLocale::c());
        box->setAlignment(Qt::AlignRight);
    }
    m_seed->setObjectName(QStringLiteral("generationSeedEdit"));
    m_seed->setValue(1337);
    m_tokensTitle->setBuddy(m_tokens);
    m_temperatureTitle->setBuddy(m_temperature);
    m_startTitle->setBuddy(m_start);
}

QHBoxLayout *GenerationControls::createStartRow() {
    m_start->setObjectName(QStringLiteral("startBox"));
    for (const auto start : {GenerationIntent::Start::TokenZero, GenerationIntent::Start::FirstBlock,
             GenerationIntent::Start::Prompt})
        m_start->addItem(QString(), static_cast<int>(start));
    m_insert->setObjectName(QStringLiteral("insertCharacterButton"));
    m_insert->setText(QStringLiteral("…"));
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_startTitle);
    row->addWidget(m_start);
    row->addWidget(m_prompt, 1);
    row->addWidget(m_insert);
    connect(m_start, &QComboBox::activated, this, [this] {
        updateEnabled();
        if (start() == GenerationIntent::Start::Prompt)
            m_prompt->setFocus();
    });
    connect(m_prompt, &QLineEdit::textEdited, this, [this](const QString &text) { m_typed = text; });
    connect(m_prompt, &QLineEdit::returnPressed, this, &GenerationControls::enterPressed);
    connect(m_insert, &QToolButton::clicked, this, [this] { m_picker->popUpBelow(m_insert); });
    connect(m_picker, &CharacterPicker::characterPicked, this, [this](char32_t character) {
        m_prompt->insertCharacter(character);
        m_typed = m_prompt->text();
    });
    return row;
}

QHBoxLayout *GenerationControls::createRandomRow() {
    m_random->setObjectName(QStringLiteral("randomBox"));
    m_random->addItem(QString());
    m_random->addItem(QString());
    m_random->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_random->setMinimumContentsLength(6);
    m_seed->setMinimumWidth(60);
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_tokensTitle);
    row->addWidget(m_tokens);
    row->addWidget(m_temperatureTitle);
    row->addWidget(m_temperature);
    row->addWidget(m_random, 3);
    row->addWidget(m_seed, 2);
    connect(m_random, &QComboBox::activated, this, &GenerationControls::updateEnabled);
    return row;
}

void GenerationControls::setBlockSize(int characters) {
    m_blockSize = characters;
    retranslate();
}

void GenerationControls::setVocabulary(const std::u32string &characters) {
    if (characters == m_vocabulary)
        return;
    m_vocabulary = characters;
    m_picker->setVocabulary(characters);
    updatePrompt();
}

void GenerationControls::setFirstBlock(const QString &text) {
    m_firstBlock = text;
    updatePrompt();
}

GenerationIntent::Start GenerationControls::start() const {
    return static_cast<GenerationIntent::Start>(m_start->currentData().toInt());
}

GenerationIntent GenerationControls::intent() {
    GenerationIntent intent;
    intent.start = start();
    if (intent.start == GenerationIntent::Start::Prompt) {
        m_prompt->commitComposition();
        m_typed = m_prompt->text();
        intent.prompt = promptFromField(m_typed, m_vocabulary);
    }
    m_tokens->interpretText();
    m_temperature->interpretText();
    intent.tokens = m_tokens->value();
    intent.temperature = m_temperature->value();
    if (m_random->currentIndex() == 1)
        intent.seed = m_seed->value();
    return intent;
}

void GenerationControls::updateEnabled() {
    const bool typed = start() == GenerationIntent::Start::Prompt;
    m_prompt->setEnabled(typed);
    m_insert->setEnabled(typed);
    m_seed->setVisible(m_random->currentIndex() == 1);
    updatePrompt();
}

void GenerationControls::updatePrompt() {
    QString shown = m_typed;
    if (start() == GenerationIntent::Start::TokenZero)
        shown = m_vocabulary.empty() ? QString() : characterLabel(m_vocabulary.front());
    else if (start() == GenerationIntent::Start::FirstBlock)
        shown = QString(m_firstBlock)
                    .replace(QLatin1Char('\n'), fieldTextFor(U'\n'))
                    .replace(QLatin1Char('\t'), fieldTextFor(U'\t'));
    if (m_prompt->text() != shown)
        m_prompt->setText(shown);
    m_prompt->setCursorPosition(
        start() == GenerationIntent::Start::Prompt ? static_cast<int>(shown.size()) : 0);
}

void GenerationControls::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void GenerationControls::retranslate() {
    m_startTitle->setText(tr("Start"));
    m_start->setAccessibleName(tr("Start"));
    m_start->setItemText(0, tr("token 0"));
    m_start->setItemText(1, tr("first block"));
    m_start->setItemText(2, tr("prompt"));
    m_start->setToolTip(
        tr("Token 0 and the first block of the training text are the chapter's two ways to start; a "
           "prompt is what you type."));
    m_prompt->setPlaceholderText(tr("type a prompt"));
    m_prompt->setAccessibleName(tr("Prompt"));
    m_prompt->setToolTip(
        tr("Shift+Enter types ↵ for a new line, ⇥ stands for a tab. Of a long prompt the model sees "
           "the last %n character(s).",
            nullptr, m_blockSize));
    m_insert->setToolTip(tr("Insert a character of the text"));
    m_insert->setAccessibleName(tr("Insert a character of the text"));
    m_tokensTitle->setText(tr("Tokens"));
    m_tokens->setAccessibleName(tr("Tokens"));
    m_tokens->setToolTip(tr("New characters to generate"));
    m_temperatureTitle->setText(tr("Temp."));
    m_temperature->setAccessibleName(tr("Temperature"));
    const QString temperatureTip =
        tr("Temperature: 1 draws as the model predicts (the chapter's way), less is more "
           "careful, 0 always takes the most likely character.");
    m_temperatureTitle->setToolTip(temperatureTip);
    m_temperature->setToolTip(temperatureTip);
    m_random->setAccessibleName(tr("Random numbers"));
    m_random->setItemText(0, tr("random: as the run"));
    m_random->setItemText(1, tr("random: seed"));
    m_random->setToolTip(
        tr("Random numbers come from a copy of the run's stream as it stands, which gives the "
           "chapter's text after the chapter's run, or from a seed of your own. Training is not "
           "disturbed by either."));
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("A whole number, not negative"));
}

} // namespace headlight
