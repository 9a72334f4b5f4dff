// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/pattern_text.h"

#include <QMenu>
#include <QStringList>

namespace headlight {

/// The menu of texts: built-in stories, pattern texts, recent files.
class TextMenu : public QMenu {
    Q_OBJECT
public:
    explicit TextMenu(QWidget *parent = nullptr);

    /// Full paths, newest first; the menu shows the file names as they are.
    void setRecentFiles(const QStringList &paths);

signals:
    /// "story-ko", "story-en": the names the console uses as well.
    void builtInTextChosen(const QString &name);
    void patternChosen(const headlight::PatternRule &rule);
    void recentFileChosen(const QString &path);
    void openRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void askForPattern();
    void retranslate();

    QAction *m_storyKo;
    QAction *m_storyEn;
    QAction *m_pattern;
    QAction *m_open;
    QMenu *m_recent;
    PatternRule m_rule;
};

} // namespace headlight
