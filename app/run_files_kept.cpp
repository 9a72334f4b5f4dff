// SPDX-License-Identifier: GPL-3.0-or-later
// What RunFiles does so that closing, crashes and replacing lose nothing.
#include "app/run_files.h"

#include "ui/error_sentences.h"
#include "ui/kept_runs_menu.h"
#include "ui/main_window.h"

#include <QEvent>
#include <QFileInfo>

namespace headlight {

void RunFiles::connectKeptRuns() {
    auto *menu = m_window.keptRunsMenu();
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { menu->setRuns(m_left.left()); });
    connect(menu, &KeptRunsMenu::runChosen, this, &RunFiles::openKept);
    m_window.installEventFilter(this);
}

void RunFiles::openKept(const QString &path) {
    m_reading = LeftRuns::hold(path);
    if (m_reading)
        return m_textOfRun.openFile(path);
    const bool isThere = QFileInfo::exists(path);
    say(MessageBar::Kind::Information, [isThere] {
        return isThere ? tr("Another window has opened this run.")
                       : tr("This run is not there any more: another window has deleted it.");
    });
}

void RunFiles::reset() {
    RunFile aside;
    std::optional<HeldRun> kept;
    if (m_keeper.isUnsaved()) {
        aside.checkpoint = m_session.checkpointNow();
        aside.text = m_session.text();
        aside.isRun = true;
    }
    if (aside.checkpoint && aside.text) {
        m_keeper.putAside(std::make_shared<Checkpoint>(*aside.checkpoint), aside.text);
        kept = m_left.leave();
    }
    m_session.reset();
    if (!aside.checkpoint || !aside.text)
        return;
    const int steps = static_cast<int>(aside.checkpoint->step);
    say(MessageBar::Kind::Information,
        [steps] { return tr("The run of %n step(s) has been put aside.", nullptr, steps); },
        {{[] { return tr("Bring it back"); }, [this, aside, kept] { open(aside, kept); }}});
}

void RunFiles::offerLeftRun() {
    if (std::exchange(m_leftRunOffered, true))
        return;
    const QStringList left = m_left.left();
    if (left.isEmpty())
        return;
    const QString &path = left.constFirst();
    m_window.messageBar()->showStandingMessage(MessageBar::Kind::Information,
        [path] { return tr("A run of %1 was kept. Go on with it?").arg(KeptRunsMenu::nameOf(path)); },
        {{[] { return tr("Go on"); }, [this, path] { openKept(path); }},
            {[] { return tr("Delete it"); }, [path] { LeftRuns::discard(path); }}});
}

bool RunFiles::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() != QEvent::Close || watched != &m_window || m_closesAnyway)
        return QObject::eventFilter(watched, event);
    const auto error = m_keeper.saveBeforeLeaving();
    if (!error)
        return false;
    event->ignore();
    say(MessageBar::Kind::Warning, [error] { return errorSentence(*error); },
        {{[] { return tr("Save as…"); }, [this] { saveAs([this] { m_window.close(); }); }},
            {[] { return tr("Close all the same"); },
                [this] {
                    m_closesAnyway = true;
                    m_window.close();
                }}});
    return true;
}

} // namespace headlight
