// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <memory>

class QLockFile;

namespace headlight {

/// The folder where programs keep their runs without being asked. Each running program has one file of its
/// own, held by a lock; files without a live lock were left behind, by a close or by a crash.
class LeftRuns {
public:
    /// The application's data folder, or `folder` for tests. Nothing is created before it is needed.
    explicit LeftRuns(QString folder = {});
    ~LeftRuns();

    /// The file of this program; takes its lock. Empty when the folder cannot be used.
    QString ownFile();
    /// Files that earlier programs left behind, newest first. Those beyond the newest few, and remains of
    /// writing that was cut off, are deleted.
    QStringList left() const;
    /// The file lies in this folder: the user never named it.
    bool isOurs(const QString &path) const;
    static void discard(const QString &path);

private:
    QString m_folder;
    QString m_ownFile;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace headlight
