// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run_keeper.h"
#include "app/text_opener.h"
#include "ui/message_bar.h"

#include <QObject>

#include <functional>
#include <optional>

namespace headlight {

class MainWindow;
class Preferences;

/// Connects run files with the window: opening, saving, and everything that keeps a run from being lost.
class RunFiles : public QObject {
    Q_OBJECT
public:
    RunFiles(MainWindow &window, TrainingSession &session, TextOpener &texts, Preferences &preferences,
        LeftRuns &left, int interval);

    /// Offers, once, the run that was left behind last, if there is one.
    void offerLeftRun();
    /// A new run of the edited text and settings; the one before can be brought back.
    void reset();
    /// Asks for the text that the opened run or weights belong to.
    void chooseText();
    RunKeeper &keeper() { return m_keeper; }

    /// Keeps the window open when closing it would lose steps.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using Act = std::function<void()>;

    void connectWindow();
    void connectKeptRuns();
    /// `kept` is what holds the file if it is one of the kept runs.
    void open(const RunFile &file, const std::optional<HeldRun> &kept = {});
    void openNow(const RunFile &file, const std::optional<HeldRun> &kept);
    void openKept(const QString &path);
    void openInSession();
    void openWith(const TextDocumentPtr &text);
    void askForTextOf(const RunFile &file);
    void askBeforeReplacing(const Act &replace);
    void saveAs(const Act &afterwards = {});
    void showOpened();
    void say(MessageBar::Kind kind, MessageBar::Text text, std::vector<MessageBar::Offer> offers = {});
    void sayError(const Error &error);
    QString suggestedName(const QString &ending) const;

    MainWindow &m_window;
    TrainingSession &m_session;
    Preferences &m_preferences;
    LeftRuns &m_left;
    RunKeeper m_keeper;
    TextOpener m_textOfRun;           ///< apart from the window's: its text is not trained on by itself
    std::optional<RunFile> m_file;    ///< opened, or waiting for its text
    bool m_opening = false;           ///< m_file is on its way to the session
    std::optional<HeldRun> m_kept;    ///< holds m_file if it is one of the kept runs
    std::optional<HeldRun> m_reading; ///< the kept run that is being read
    bool m_leftRunOffered = false;
    bool m_closesAnyway = false;
    quint64 m_askedAbout = 0; ///< the run whose replacement has been agreed to
    Act m_afterSaving;
};

} // namespace headlight
