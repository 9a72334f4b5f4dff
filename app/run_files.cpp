// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run_files.h"

#include "app/built_in_texts.h"
#include "app/preferences.h"
#include "app/run_text.h"
#include "ui/error_sentences.h"
#include "ui/file_dialogs.h"
#include "ui/isolated_text.h"
#include "ui/main_window.h"
#include "ui/text_menu.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace headlight {

RunFiles::RunFiles(MainWindow &window, TrainingSession &session, TextOpener &texts, Preferences &preferences,
    LeftRuns &left, int interval)
    : m_window(window)
    , m_session(session)
    , m_preferences(preferences)
    , m_left(left)
    , m_keeper(session, left, interval) {
    connect(&texts, &TextOpener::runFileAvailable, this, [this](const RunFile &file) { open(file); });
    connect(&m_textOfRun, &TextOpener::textAvailable, this, &RunFiles::openWith);
    connect(&m_textOfRun, &TextOpener::refused, this, [this](const Error &error) {
        m_reading.reset();
        sayError(error);
    });
    connect(&m_textOfRun, &TextOpener::runFileAvailable, this,
        [this](const RunFile &file) { open(file, std::exchange(m_reading, std::nullopt)); });
    connect(&m_session, &TrainingSession::runStarted, this, &RunFiles::showOpened);
    connect(&m_session, &TrainingSession::failed, this, [this] {
        m_opening = false;
        m_kept.reset();
    });
    connect(&m_keeper, &RunKeeper::failed, this, [this](const Error &error) {
        m_afterSaving = nullptr;
        sayError(error);
    });
    connect(&m_keeper, &RunKeeper::saved, this, [this](const QString &path) {
        m_preferences.addRecentFile(path);
        m_window.textMenu()->setRecentFiles(m_preferences.recentFiles());
        say(MessageBar::Kind::Information,
            [path] { return tr("The run is saved in “%1”.").arg(isolatedText(path)); });
        if (const auto act = std::exchange(m_afterSaving, nullptr))
            act();
    });
    connect(&m_keeper, &RunKeeper::exported, this, [this](const QString &path) {
        say(MessageBar::Kind::Information, [path] {
            return tr("The weights are in “%1”: load_state_dict() of the chapter's class takes them.")
                .arg(isolatedText(path));
        });
    });
    connectWindow();
    connectKeptRuns();
}

void RunFiles::connectWindow() {
    connect(&m_window, &MainWindow::saveRunRequested, this, [this] {
        if (m_keeper.savedPath().isEmpty())
            saveAs();
        else
            m_keeper.save(m_keeper.savedPath(), m_window.savesText());
    });
    connect(&m_window, &MainWindow::saveRunAsRequested, this, [this] { saveAs(); });
    connect(&m_window, &MainWindow::exportWeightsRequested, this, [this] {
        if (!m_session.description()->settings.mask)
            return sayError(Error{ErrorKind::NotExportable, {}, {}});
        const QString path = askForWeightsToSave(&m_window, suggestedName(QStringLiteral("state_dict")));
        if (!path.isEmpty())
            m_keeper.exportWeights(path);
    });
    m_window.setSavesText(m_preferences.savesText());
    connect(&m_window, &MainWindow::savesTextChanged, this,
        [this](bool saves) { m_preferences.setSavesText(saves); });
}

QString RunFiles::suggestedName(const QString &ending) const {
    const auto text = m_session.text();
    const QString name = text ? QString::fromStdString(text->facts.name) : QString();
    return QStringLiteral("%1-%2-%3.pt")
        .arg(QFileInfo(name).completeBaseName(), QString::number(m_session.step()), ending);
}

void RunFiles::saveAs(const Act &afterwards) {
    const QString path = askForRunToSave(&m_window, suggestedName(QStringLiteral("run")));
    if (path.isEmpty())
        return;
    m_afterSaving = afterwards;
    m_keeper.save(path, m_window.savesText());
}

void RunFiles::say(MessageBar::Kind kind, MessageBar::Text text, std::vector<MessageBar::Offer> offers) {
    m_window.messageBar()->showMessage(kind, std::move(text), std::move(offers));
}

void RunFiles::sayError(const Error &error) {
    if (error.kind != ErrorKind::Cancelled)
        say(MessageBar::Kind::Warning, [error] { return errorSentence(error); });
}

void RunFiles::open(const RunFile &file, const std::optional<HeldRun> &kept) {
    askBeforeReplacing([this, file, kept] { openNow(file, kept); });
}

void RunFiles::openNow(const RunFile &file, const std::optional<HeldRun> &kept) {
    m_file = file;
    m_kept = kept;
    if (!file.isRun)
        return askForTextOf(file);
    openInSession();
}

void RunFiles::openInSession() {
    m_opening = true;
    if (m_keeper.isUnsaved())
        m_keeper.putAside(m_session.checkpointNow(), m_session.text());
    m_session.openRun(m_file->checkpoint, m_file->text);
}

/// Weights alone know no characters.
void RunFiles::askForTextOf(const RunFile &file) {
    const auto size = static_cast<qint64>(vocabularySizeOf(*file.checkpoint));
    std::vector<MessageBar::Offer> offers;
    const auto present = m_session.pendingText();
    if (present && static_cast<qint64>(present->vocabularySize()) == size) {
        offers.push_back({[present] { return tr("“%1”").arg(isolatedText(shownTextName(present->facts))); },
            [this, present] { openWith(present); }});
    }
    offers.push_back({[] { return tr("Choose the text…"); }, [this] { chooseText(); }});
    const QString name = isolatedText(QFileInfo(file.path).fileName());
    say(
        MessageBar::Kind::Information,
        [name, size] {
            return tr("“%1” holds weights for V = %2 but no characters. Which text were they trained on?")
                .arg(name, QString::number(size));
        },
        std::move(offers));
}

void RunFiles::chooseText() {
    const QString path = askForText(&m_window);
    if (!path.isEmpty())
        m_textOfRun.openFile(path);
}

void RunFiles::openWith(const TextDocumentPtr &text) {
    if (!m_file)
        return;
    if (const auto error = checkTextOf(*m_file, *text))
        return say(MessageBar::Kind::Warning, [error] { return errorSentence(*error); },
            {{[] { return tr("Choose the text…"); }, [this] { chooseText(); }}});
    m_file->text = text;
    openInSession();
    if (m_left.isOurs(m_file->path))
        m_kept = m_left.leave(); // the same run, now with its text
}

/// Once the session has the run: what is to be known about it.
void RunFiles::showOpened() {
    m_window.setRunPresent(true);
    m_left.leave();
    const auto kept = std::exchange(m_kept, std::nullopt);
    if (!std::exchange(m_opening, false)) {
        if (m_file && m_file->text) // else it still waits for its text
            m_file.reset();
        return;
    }
    offerLeftRun();
    const RunFile file = *m_file;
    if (kept) {
        m_left.own(*kept);
        m_keeper.setKept();
    } else if (file.isRun && !file.path.isEmpty()) {
        m_keeper.setSavedAs(file.path);
    }
    if (!kept && !file.path.isEmpty()) {
        m_preferences.addRecentFile(file.path);
        m_window.textMenu()->setRecentFiles(m_preferences.recentFiles());
    }
    if (!file.nonFinite.empty()) {
        sayError(Error{ErrorKind::NonFiniteWeights, file.nonFinite, {}});
    } else if (file.text->size() == 0) {
        Error error = whyMissing(*file.text);
        error.subject = shownTextName(file.text->facts).toStdString();
        say(MessageBar::Kind::Information, [error] { return errorSentence(error); },
            {{[] { return tr("Choose the text…"); }, [this] { chooseText(); }}});
    } else {
        m_window.messageBar()->dismiss();
    }
}

void RunFiles::askBeforeReplacing(const Act &replace) {
    if (!m_keeper.isUnsaved() || m_askedAbout == m_session.runId())
        return replace();
    auto *box = new QMessageBox(&m_window);
    box->setObjectName(QStringLiteral("replaceRunQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIcon(QMessageBox::Question);
    box->setText(tr("The present run has done %n step(s) and is in no file. Replace it?", nullptr,
        static_cast<int>(m_session.step())));
    auto *save = box->addButton(tr("Save it first…"), QMessageBox::AcceptRole);
    auto *discard = box->addButton(tr("Replace it"), QMessageBox::DestructiveRole);
    box->addButton(tr("Cancel"), QMessageBox::RejectRole);
    connect(save, &QPushButton::clicked, this, [this, replace] { saveAs(replace); });
    connect(discard, &QPushButton::clicked, this, [this, replace] {
        m_askedAbout = m_session.runId();
        replace();
    });
    box->open();
}

} // namespace headlight
