// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/settings.h"

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>

namespace headlight {

/// What the program remembers between two starts. Whatever stands in the file, the values given here make
/// sense.
class Preferences {
public:
    static constexpr int mostRecentFiles = 8;

    /// The user's own file, or `file` for tests.
    explicit Preferences(const QString &file = {});

    /// "ko", "en", or empty: the locale decides.
    QString language() const;
    void setLanguage(const QString &code);

    /// "system", "light" or "dark".
    QString colours() const;
    void setColours(const QString &name);

    /// The name of a built-in text or the path of a file; empty at the first start.
    QString lastText() const;
    void setLastText(const QString &nameOrPath);

    /// Newest first.
    QStringList recentFiles() const;
    void addRecentFile(const QString &path);
    void removeRecentFile(const QString &path);

    QByteArray windowGeometry() const { return bytes("window/geometry"); }
    void setWindowGeometry(const QByteArray &geometry);
    QByteArray windowState() const { return bytes("window/state"); }
    void setWindowState(const QByteArray &state);

    /// Of the last run; what is missing or out of range is the chapter's.
    RunSettings runSettings() const;
    void setRunSettings(const RunSettings &settings);

    /// Saved runs carry their text.
    bool savesText() const { return flag("saves-text", false); }
    void setSavesText(bool saves);

    /// Steps a second, 0 = full speed.
    int speed() const;
    void setSpeed(int stepsPerSecond);

private:
    QByteArray bytes(const char *key) const;
    void setString(const char *key, const QString &text);
    std::int64_t whole(const char *key, std::int64_t fallback, SettingRange range) const;
    bool flag(const char *key, bool fallback) const;

    mutable QSettings m_file;
};

} // namespace headlight
