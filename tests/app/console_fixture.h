// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <utility>

/// What one call of the built program came to.
struct ConsoleResult {
    int status = -1;
    QString out;
    QString err;

    /// Refused as a script expects it: one line on standard error, nothing on standard output.
    bool isRefusal() const {
        return out.isEmpty() && err.size() > 1 && err.endsWith(QLatin1Char('\n')) &&
               err.count(QLatin1Char('\n')) == 1;
    }
};

/// Runs the built program (HEADLIGHT_PROGRAM) in English, with `variables` ("LC_ALL=C") added to the
/// environment.
inline ConsoleResult runConsole(const QStringList &arguments, const QStringList &variables = {}) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"LC_ALL", "LANGUAGE", "LC_CTYPE", "LC_NUMERIC", "LC_MESSAGES", "DISPLAY",
             "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(name));
    environment.insert(QStringLiteral("LANG"), QStringLiteral("C.UTF-8"));
    for (const QString &variable : variables)
        environment.insert(variable.section(QLatin1Char('='), 0, 0), variable.section(QLatin1Char('='), 1));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(HEADLIGHT_PROGRAM), arguments);
    if (!process.waitForFinished(100'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
        QString::fromUtf8(process.readAllStandardError())};
}

/// The same for a line of words with spaces between.
inline ConsoleResult runConsole(const char *line) {
    return runConsole(QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts));
}

inline void writeBytes(const QString &path, const QByteArray &bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

inline QByteArray readBytes(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QJsonObject readJson(const QString &path) {
    return QJsonDocument::fromJson(readBytes(path)).object();
}

/// A text of five characters that one head learns at once.
inline QByteArray smallText(qsizetype size = 600) {
    QByteArray text;
    while (text.size() < size)
        text += "abcab cab bac\n";
    return text;
}

/// A folder of its own to be in, so that tests name files as users do.
struct OwnFolder {
    QTemporaryDir folder;
    QString before = QDir::currentPath();

    OwnFolder() { QDir::setCurrent(folder.path()); }
    ~OwnFolder() { QDir::setCurrent(before); }
    OwnFolder(const OwnFolder &) = delete;
    OwnFolder &operator=(const OwnFolder &) = delete;
};

/// Few and small steps, with evaluations in between.
inline QStringList trainWords(const char *more) {
    return QStringLiteral(
        "train text.txt --steps 30 --eval-interval 7 --eval-iters 2 --batch-size 8 --n-embd "
        "16 --block-size 8 --seed 5 %1")
        .arg(QLatin1String(more))
        .split(QLatin1Char(' '), Qt::SkipEmptyParts);
}
