// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kept_runs_menu.h"

#include <QDateTime>
#include <QEvent>
#include <QFileInfo>

namespace headlight {

KeptRunsMenu::KeptRunsMenu(QWidget *parent)
    : QMenu(parent) {
    setObjectName(QStringLiteral("keptRunsMenu"));
    retranslate();
}

void KeptRunsMenu::setRuns(const QStringList &paths) {
    clear();
    for (const QString &path : paths)
        addAction(nameOf(path), this, [this, path] { emit runChosen(path); });
    if (paths.isEmpty())
        addAction(tr("None"))->setEnabled(false);
}

QString KeptRunsMenu::nameOf(const QString &path) {
    return QFileInfo(path).lastModified().toString(QStringLiteral("yyyy-MM-dd hh:mm:ss"));
}

void KeptRunsMenu::changeEvent(QEvent *event) {
    QMenu::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void KeptRunsMenu::retranslate() {
    setTitle(tr("&Kept runs"));
}

} // namespace headlight
