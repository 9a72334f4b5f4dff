// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace headlight {

/// Runs that were kept without being asked, to go on with.
class KeptRunsMenu : public QMenu {
    Q_OBJECT
public:
    explicit KeptRunsMenu(QWidget *parent = nullptr);

    /// The files, newest first.
    void setRuns(const QStringList &paths);
    /// When the run in this file was kept, for reading.
    static QString nameOf(const QString &path);

signals:
    void runChosen(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
};

} // namespace headlight
