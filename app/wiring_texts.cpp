// SPDX-License-Identifier: GPL-3.0-or-later
// What Wiring does with texts.
#include "app/wiring.h"

#include "app/built_in_texts.h"
#include "ui/drawable_characters.h"
#include "ui/encoding_dialog.h"
#include "ui/error_sentences.h"
#include "ui/isolated_text.h"
#include "ui/reading_progress.h"
#include "ui/run_panel.h"
#include "ui/text_menu.h"
#include "ui/vocabulary_dialog.h"

#include <QFile>
#include <QFileInfo>

#include <utility>

namespace headlight {

void Wiring::connectTexts() {
    const auto *menu = m_window.textMenu();
    connect(menu, &TextMenu::builtInTextChosen, &m_texts,
        [this](const QString &name) { m_texts.openBuiltIn(name); });
    connect(menu, &TextMenu::patternChosen, &m_texts, [this](const PatternRule &rule) {
        const bool hangul = rule.letters == PatternLetters::Hangul;
        m_texts.openBuiltIn(hangul ? QStringLiteral("pattern-hangul") : QStringLiteral("pattern"), rule);
    });
    connect(&m_window, &MainWindow::fileChosen, &m_texts,
        [this](const QString &path) { m_texts.openFile(path); });
    connect(&m_texts, &TextOpener::textAvailable, this, &Wiring::showText);
    connect(&m_texts, &TextOpener::refused, this, &Wiring::refuseText);

    auto *progress = m_window.readingProgress();
    connect(&m_texts, &TextOpener::started, progress, [this, progress](const QString &name) {
        m_reading = name;
        progress->start(name);
    });
    connect(&m_texts, &TextOpener::progressed, progress,
        [this, progress](double share) { progress->setProgress(m_reading, share); });
    connect(&m_texts, &TextOpener::finished, progress, &ReadingProgressBar::finish);
    connect(progress, &ReadingProgressBar::cancelRequested, this, [this] {
        m_texts.cancel();
        if (!m_session.pendingText())
            m_texts.openBuiltIn(firstBuiltInText(QLocale(m_language.code())));
    });

    const auto *panel = m_window.runPanel();
    connect(panel, &RunPanel::vocabularyRequested, this, &Wiring::showVocabulary);
    connect(panel, &RunPanel::changeEncodingRequested, this,
        [this] { chooseEncoding(m_choice, m_session.pendingText()->facts); });
    connect(panel, &RunPanel::readingChangeRequested, this,
        [this](const TextReading &reading) { m_texts.openFile(m_choice.name, reading); });
}

void Wiring::openInitialText(const std::optional<TextChoice> &asked) {
    const QString last = m_preferences.lastText();
    if (asked)
        m_texts.open(*asked);
    else if (isBuiltInText(last))
        m_texts.openBuiltIn(last);
    else if (QFileInfo(last).isFile())
        m_texts.openFile(last);
    else
        m_texts.openBuiltIn(firstBuiltInText(QLocale(m_language.code())));
}

/// Once: whether Korean characters can only be shown as code points.
void Wiring::noticeMissingFonts() {
    if (std::exchange(m_fontsChecked, true) || hangulIsDrawable())
        return;
    m_window.messageBar()->showMessage(MessageBar::Kind::Warning, [] {
        return tr(
            "No installed font has Korean characters: they are shown as code points. Install one, such as "
            "Nanum Gothic, and start again.");
    });
}

void Wiring::showText(const TextDocumentPtr &text, const TextChoice &choice) {
    m_choice = choice;
    m_chosen = text;
    m_session.setText(text);
    if (text->facts.path.empty()) {
        m_preferences.setLastText(choice.name);
    } else {
        const QString path = QFileInfo(choice.name).absoluteFilePath();
        m_preferences.setLastText(path);
        m_preferences.addRecentFile(path);
        m_window.textMenu()->setRecentFiles(m_preferences.recentFiles());
    }
    // What went wrong before the first text, or for good, stays to be read.
    if (!std::exchange(m_keepMessage, false) && !m_messageIsOfRun &&
        m_session.phase() != RunPhase::EngineMissing)
        m_window.messageBar()->dismiss();
    noticeMissingFonts();
    showTextState();
    m_runs.offerLeftRun();
}

void Wiring::refuseText(const Error &error, const TextChoice &choice) {
    m_preferences.removeRecentFile(choice.name);
    m_window.textMenu()->setRecentFiles(m_preferences.recentFiles());
    m_messageIsOfRun = false;
    std::vector<MessageBar::Offer> offers;
    if (error.kind == ErrorKind::BrokenBytes) {
        TextFacts facts;
        facts.reading = choice.reading;
        facts.encoding = error.detail;
        offers.push_back(
            {[] { return tr("Encoding…"); }, [this, choice, facts] { chooseEncoding(choice, facts); }});
    }
    m_window.messageBar()->showMessage(
        MessageBar::Kind::Warning, [error] { return errorSentence(error); }, std::move(offers));
    m_keepMessage = !m_session.pendingText();
    if (m_keepMessage)
        m_texts.openBuiltIn(firstBuiltInText(QLocale(m_language.code())));
}

/// Asks how the file of `choice` is to be read and reads it so.
void Wiring::chooseEncoding(const TextChoice &choice, const TextFacts &facts) {
    QFile file(choice.name);
    if (!file.open(QIODevice::ReadOnly)) {
        refuseText(
            Error{ErrorKind::FileUnreadable, choice.name.toStdString(), file.errorString().toStdString()},
            choice);
        return;
    }
    auto *dialog = new EncodingDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setText(QFileInfo(choice.name).fileName(),
        file.read(static_cast<qint64>(EncodingDialog::mostBytes)).toStdString(), facts);
    connect(dialog, &QDialog::accepted, this,
        [this, dialog, choice] { m_texts.openFile(choice.name, dialog->reading()); });
    dialog->open();
}

void Wiring::showVocabulary() {
    if (!m_vocabulary)
        m_vocabulary = new VocabularyDialog(&m_window);
    const TextDocumentPtr text = m_session.pendingText();
    m_vocabulary->setText(text, text ? shownTextName(text->facts) : QString());
    m_vocabulary->show();
    m_vocabulary->raise();
}

void Wiring::showTextState() {
    const TextDocumentPtr text = m_session.pendingText();
    if (!text)
        return;
    TextSummary summary;
    const QString name = shownTextName(text->facts);
    summary.name = isolatedText(name);
    summary.facts = text->facts;
    summary.characters = static_cast<qint64>(text->size());
    summary.vocabulary = static_cast<qint64>(text->vocabularySize());
    summary.train = static_cast<qint64>(text->trainSize());
    summary.validation = static_cast<qint64>(text->validationSize());
    const bool pending = m_session.isStarted() && text != m_session.text();
    m_window.setTextName(summary.name, pending);
    if (pending)
        summary.name = tr("%1 (after Reset)").arg(summary.name);
    m_window.runPanel()->setTextSummary(summary);
    if (m_vocabulary)
        m_vocabulary->setText(text, name);
}

} // namespace headlight
