// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text_menu.h"

#include "ui/isolated_text.h"
#include "ui/pattern_dialog.h"

#include <QEvent>
#include <QFileInfo>

namespace headlight {

TextMenu::TextMenu(QWidget *parent)
    : QMenu(parent) {
    setToolTipsVisible(true);
    m_storyKo = addAction(QString(), this, [this] { emit builtInTextChosen(QStringLiteral("story-ko")); });
    m_storyKo->setObjectName(QStringLiteral("storyKoAction"));
    m_storyEn = addAction(QString(), this, [this] { emit builtInTextChosen(QStringLiteral("story-en")); });
    m_storyEn->setObjectName(QStringLiteral("storyEnAction"));
    m_pattern = addAction(QString(), this, &TextMenu::askForPattern);
    m_pattern->setObjectName(QStringLiteral("patternAction"));
    addSeparator();
    m_open = addAction(QString(), this, &TextMenu::openRequested);
    m_recent = addMenu(QString());
    m_recent->setToolTipsVisible(true);
    m_recent->setEnabled(false);
    retranslate();
}

void TextMenu::setRecentFiles(const QStringList &paths) {
    m_recent->clear();
    for (const QString &path : paths) {
        QString name = isolatedText(QFileInfo(path).fileName());
        QAction *action = m_recent->addAction(name.replace(QLatin1Char('&'), QLatin1String("&&")), this,
            [this, path] { emit recentFileChosen(path); });
        action->setToolTip(isolatedText(path).toHtmlEscaped());
    }
    m_recent->setEnabled(!paths.isEmpty());
}

void TextMenu::changeEvent(QEvent *event) {
    QMenu::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void TextMenu::askForPattern() {
    PatternDialog dialog(m_rule, parentWidget());
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_rule = dialog.rule();
    emit patternChosen(m_rule);
}

void TextMenu::retranslate() {
    setTitle(tr("&Text"));
    m_storyKo->setText(tr("Korean story"));
    m_storyEn->setText(tr("English story"));
    m_pattern->setText(tr("Pattern…"));
    m_open->setText(tr("Open a text file…"));
    m_recent->setTitle(tr("Recent files"));
}

} // namespace headlight
