// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/generation_panel.h"

#include "ui/export_actions.h"
#include "ui/generated_text_view.h"
#include "ui/generation_controls.h"
#include "ui/icons.h"
#include "ui/panel_colours.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace headlight {

GenerationPanel::GenerationPanel(QWidget *parent)
    : QWidget(parent)
    , m_controls(new GenerationControls)
    , m_generate(new QPushButton)
    , m_stop(new QPushButton)
    , m_copy(new QPushButton)
    , m_marks(new QLabel)
    , m_error(new QLabel)
    , m_status(new QLabel)
    , m_text(new GeneratedTextView) {
    setObjectName(QStringLiteral("generationPanel"));
    m_error->setObjectName(QStringLiteral("generationError"));
    m_status->setObjectName(QStringLiteral("generationStatus"));
    m_marks->setObjectName(QStringLiteral("generationMarks"));
    m_marks->setTextFormat(Qt::RichText); // our own words only
    m_error->setAutoFillBackground(true);
    for (QLabel *label : {m_error, m_status}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_error->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(4);
    layout->addWidget(m_controls);
    layout->addLayout(createButtons());
    layout->addWidget(m_error);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_status);
    connect(m_text, &GeneratedTextView::shownChanged, this, &GenerationPanel::updateStatus);
    connect(m_controls, &GenerationControls::enterPressed, this, &GenerationPanel::generate);
    createExports();
    updateColours();
    retranslate();
    updateButtons();
}

void GenerationPanel::createExports() {
    ExportContent content;
    content.available = [this] { return m_state != State::Empty; };
    content.text = [this] { return m_text->fullText(); };
    content.textTitle = [this] { return tr("Generated text: step %1").arg(QString::number(m_step)); };
    auto *exports = new ExportActions(m_text, content);
    exports->setBaseMenu([this] { return m_text->createStandardContextMenu(); });
}

QHBoxLayout *GenerationPanel::createButtons() {
    m_generate->setObjectName(QStringLiteral("generateButton"));
    m_stop->setObjectName(QStringLiteral("stopButton"));
    m_copy->setObjectName(QStringLiteral("copyButton"));
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_generate);
    row->addWidget(m_stop);
    row->addWidget(m_copy);
    row->addStretch(1);
    row->addWidget(m_marks);
    connect(m_generate, &QPushButton::clicked, this, &GenerationPanel::generate);
    connect(m_stop, &QPushButton::clicked, this, &GenerationPanel::stopRequested);
    connect(m_copy, &QPushButton::clicked, this, &GenerationPanel::copyAll);
    return row;
}

void GenerationPanel::setReady(bool ready) {
    m_ready = ready;
    updateButtons();
}

void GenerationPanel::setBlockSize(int characters) {
    m_blockSize = characters;
    m_controls->setBlockSize(characters);
    m_text->setBlockSize(characters);
    updateMarksCaption();
}

void GenerationPanel::setVocabulary(const std::u32string &characters) {
    m_controls->setVocabulary(characters);
}

void GenerationPanel::setFirstBlock(const QString &text) {
    m_controls->setFirstBlock(text);
}

void GenerationPanel::begin(const QString &prompt, qint64 step, const QString &randomDescription) {
    setError(QString());
    m_state = State::Writing;
    m_step = step;
    m_randomDescription = randomDescription;
    m_text->begin(prompt);
    updateButtons();
    updateStatus();
}

void GenerationPanel::setRandomDescription(const QString &description) {
    m_randomDescription = description;
    updateStatus();
}

void GenerationPanel::appendText(const QString &piece) {
    m_text->append(piece);
}

void GenerationPanel::end(bool stopped) {
    if (m_state != State::Writing)
        return; // what ended never began: the text shown is an earlier one
    m_text->flush();
    m_state = stopped ? State::Stopped : State::Done;
    updateButtons();
    updateStatus();
}

void GenerationPanel::setError(const QString &sentence) {
    m_error->setText(sentence);
    m_error->setVisible(!sentence.isEmpty());
}

void GenerationPanel::generate() {
    if (m_generate->isEnabled())
        emit generateRequested(m_controls->intent());
}

void GenerationPanel::copyAll() {
    QGuiApplication::clipboard()->setText(m_text->fullText());
}

void GenerationPanel::updateButtons() {
    m_generate->setEnabled(m_ready && m_state != State::Writing);
    m_stop->setEnabled(m_state == State::Writing);
    m_copy->setEnabled(m_state != State::Empty);
}

void GenerationPanel::updateStatus() {
    m_status->setText(status());
}

QString GenerationPanel::status() const {
    if (m_state == State::Empty)
        return QStringLiteral("–");
    const QString step = QString::number(m_step);
    const QString count = QString::number(m_text->characterCount());
    if (m_text->shownCount() < m_text->characterCount())
        return tr(
            "Weights of step %1 · random numbers: %2 · shows the last %3 of %4 characters; Copy gives all")
            .arg(step, m_randomDescription, QString::number(m_text->shownCount()), count);
    if (m_state == State::Stopped)
        return tr("Weights of step %1 · random numbers: %2 · %3 characters · stopped")
            .arg(step, m_randomDescription, count);
    return tr("Weights of step %1 · random numbers: %2 · %3 characters")
        .arg(step, m_randomDescription, count);
}

void GenerationPanel::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        updateColours();
}

void GenerationPanel::updateColours() {
    m_generate->setIcon(themedIcon(QStringLiteral("generate"), palette()));
    m_stop->setIcon(themedIcon(QStringLiteral("stop"), palette()));
    m_copy->setIcon(themedIcon(QStringLiteral("copy"), palette()));
    QPalette colours; // all but this one role is inherited
    colours.setColor(QPalette::WindowText, PanelColours::of(palette()).attention);
    m_error->setPalette(colours);
    updateMarksCaption();
}

void GenerationPanel::updateMarksCaption() {
    const PanelColours colours = PanelColours::of(palette());
    const QString swatch = QStringLiteral("<span style=\"background:%1;color:%2;%3\">&nbsp;%4&nbsp;</span>");
    const QString text = colours.text.name();
    const QString prompt = swatch.arg(colours.promptTint.name(), text,
        QStringLiteral("text-decoration:underline"), tr("prompt").toHtmlEscaped());
    const QString seen = m_blockSize > 0 ? tr("seen: last %1").arg(QString::number(m_blockSize)) : tr("seen");
    m_marks->setText(QStringLiteral("%1 %2").arg(
        prompt, swatch.arg(colours.windowTint.name(), text, QString(), seen.toHtmlEscaped())));
    m_marks->setToolTip(
        tr("The prompt is underlined; the last characters, as many as the block size, are all that "
           "the model sees when it writes the next one."));
}

void GenerationPanel::retranslate() {
    m_generate->setText(tr("Generate"));
    m_stop->setText(tr("Stop"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy all of the text, also what the pane no longer shows"));
    m_text->setPlaceholderText(tr("What the model writes appears here."));
    m_text->setAccessibleName(tr("Generated text"));
    updateMarksCaption();
    updateStatus();
}

} // namespace headlight
