// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/left_runs.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QStandardPaths>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace headlight {

namespace {

constexpr int mostLeft = 10;
constexpr int leastLeft = 3; ///< kept whatever their size
constexpr qint64 mostBytes = 1LL << 30;

QString lockOf(const QString &runFile) {
    return runFile + QStringLiteral(".lock");
}

/// "run-1.pt" of "run-1.pt.aB3x", which QSaveFile leaves when the process is killed.
QString runFileOf(const QString &remains) {
    return remains.left(remains.indexOf(QLatin1String(".pt")) + 3);
}

std::shared_ptr<QLockFile> lockFor(const QString &runFile) {
    auto lock = std::make_shared<QLockFile>(lockOf(runFile));
    lock->setStaleLockTime(0); // only the death of its process frees a lock, not its age
    return lock;
}

bool isHeld(const QString &runFile) {
    return QFile::exists(lockOf(runFile)) && !lockFor(runFile)->tryLock();
}

/// Called at once after what failed.
Error notWritten(const QString &path) {
    return Error{ErrorKind::FileNotWritten, path.toStdString(), qt_error_string(errno).toStdString()};
}

} // namespace

LeftRuns::LeftRuns(QString folder)
    : m_folder(folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                                      QStringLiteral("/runs")
                                : std::move(folder)) {
}

Outcome<QString> LeftRuns::ownFile() {
    if (m_own)
        return m_own->path;
    if (!QDir().mkpath(m_folder))
        return notWritten(m_folder);
    const QString name =
        QStringLiteral("run-%1-%2.pt")
            .arg(QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-hhmmss-zzz")),
                QString::number(QCoreApplication::applicationPid()));
    HeldRun run{QDir(m_folder).filePath(name), {}};
    run.lock = lockFor(run.path);
    if (!run.lock->tryLock())
        return notWritten(lockOf(run.path));
    m_own = std::move(run);
    return m_own->path;
}

std::optional<HeldRun> LeftRuns::leave() {
    return std::exchange(m_own, std::nullopt);
}

void LeftRuns::discardOwn() {
    if (m_own)
        QFile::remove(m_own->path);
}

QStringList LeftRuns::left() const {
    QStringList found;
    const QDir folder(m_folder);
    const QStringList names = folder.entryList({QStringLiteral("run-*.pt*")}, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        const QString path = folder.filePath(name);
        if (name.endsWith(QLatin1String(".lock")) || isHeld(runFileOf(path)))
            continue;
        if (name.endsWith(QLatin1String(".pt")))
            found << path;
        else
            QFile::remove(path);
    }
    const auto changed = [](const QString &path) { return QFileInfo(path).lastModified(); };
    std::stable_sort(found.begin(), found.end(),
        [&](const QString &one, const QString &other) { return changed(one) > changed(other); });
    qint64 bytes = 0;
    for (int i = 0; i < found.size(); ++i) {
        bytes += QFileInfo(found[i]).size();
        if (i >= mostLeft || (i >= leastLeft && bytes > mostBytes)) {
            discard(found[i]);
            found.removeAt(i--);
        }
    }
    return found;
}

std::optional<HeldRun> LeftRuns::hold(const QString &path) {
    HeldRun run{path, lockFor(path)};
    return QFile::exists(path) && run.lock->tryLock() ? std::optional(run) : std::nullopt;
}

void LeftRuns::discard(const QString &path) {
    if (hold(path))
        QFile::remove(path);
}

bool LeftRuns::isOurs(const QString &path) const {
    return !path.isEmpty() && QFileInfo(path).absoluteDir() == QDir(m_folder);
}

} // namespace headlight
