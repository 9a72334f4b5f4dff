// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/error.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

class QLockFile;

namespace headlight {

/// A file in the folder of kept runs that no other program may offer, open or delete as long as this lives.
struct HeldRun {
    QString path;
    std::shared_ptr<QLockFile> lock;
};

/// The folder where programs keep their runs without being asked, one file a run. A program holds the file of
/// its present run; files that nobody holds were left behind, by a close, a crash or a Reset.
class LeftRuns {
public:
    /// The application's data folder, or `folder` for tests. Nothing is created before it is needed.
    explicit LeftRuns(QString folder = {});

    /// The file of the present run, held. The Error is FileNotWritten.
    Outcome<QString> ownFile();
    /// The present run is the one in this file.
    void own(HeldRun run) { m_own = std::move(run); }
    /// The next run has another file; this run's, if it has one, is left behind once what is returned is
    /// gone.
    std::optional<HeldRun> leave();
    /// The present run needs no file any more.
    void discardOwn();

    /// Files that were left behind, newest first. Those that are too many, and remains of writing that was
    /// cut off, are deleted.
    QStringList left() const;
    /// Empty when another program holds the file or it is gone.
    static std::optional<HeldRun> hold(const QString &path);
    /// Deletes the file unless it is held.
    static void discard(const QString &path);
    /// The file lies in this folder: the user never named it.
    bool isOurs(const QString &path) const;

private:
    QString m_folder;
    std::optional<HeldRun> m_own;
};

} // namespace headlight
