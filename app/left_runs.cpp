// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/left_runs.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QStandardPaths>

namespace headlight {

namespace {

constexpr int mostLeft = 3;

QString lockOf(const QString &runFile) {
    return runFile + QStringLiteral(".lock");
}

/// "run-1.pt" of "run-1.pt.aB3x", which QSaveFile leaves when the process is killed.
QString runFileOf(const QString &remains) {
    return remains.left(remains.indexOf(QLatin1String(".pt")) + 3);
}

bool isHeld(const QString &runFile) {
    QLockFile lock(lockOf(runFile));
    lock.setStaleLockTime(0); // only the death of its process frees a lock, not its age
    return QFile::exists(lockOf(runFile)) && !lock.tryLock();
}

} // namespace

LeftRuns::LeftRuns(QString folder)
    : m_folder(folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                                      QStringLiteral("/runs")
                                : std::move(folder)) {
}

LeftRuns::~LeftRuns() = default;

QString LeftRuns::ownFile() {
    if (!m_ownFile.isEmpty() || !QDir().mkpath(m_folder))
        return m_ownFile;
    const QString name =
        QStringLiteral("run-%1-%2.pt")
            .arg(QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-hhmmss-zzz")),
                QString::number(QCoreApplication::applicationPid()));
    const QString path = QDir(m_folder).filePath(name);
    m_lock = std::make_unique<QLockFile>(lockOf(path));
    m_lock->setStaleLockTime(0);
    if (m_lock->tryLock())
        m_ownFile = path;
    return m_ownFile;
}

QStringList LeftRuns::left() const {
    QStringList found;
    const QDir folder(m_folder);
    const QStringList names = folder.entryList({QStringLiteral("run-*.pt*")}, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        const QString path = folder.filePath(name);
        if (name.endsWith(QLatin1String(".lock")) || path == m_ownFile || isHeld(runFileOf(path)))
            continue;
        if (name.endsWith(QLatin1String(".pt")))
            found.prepend(path);
        else
            QFile::remove(path);
    }
    while (found.size() > mostLeft)
        discard(found.takeLast());
    return found;
}

bool LeftRuns::isOurs(const QString &path) const {
    return !path.isEmpty() && QFileInfo(path).absoluteDir() == QDir(m_folder);
}

void LeftRuns::discard(const QString &path) {
    QFile::remove(path);
}

} // namespace headlight
