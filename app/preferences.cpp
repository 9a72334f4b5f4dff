// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences.h"

#include "app/language.h"

#include <QVariant>

#include <memory>

namespace headlight {

namespace {

constexpr int longestString = 4096;

/// One line of sensible length, or nothing.
QString sensible(const QVariant &value) {
    const QString text = value.toString();
    return text.size() <= longestString && !text.contains(QChar::Null) ? text : QString();
}

QString defaultFile() {
    return QSettings(
        QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Headlight"), QStringLiteral("headlight"))
        .fileName();
}

} // namespace

Preferences::Preferences(const QString &file)
    : m_file(file.isEmpty() ? defaultFile() : file, QSettings::IniFormat) {
}

QString Preferences::language() const {
    const QString code = sensible(m_file.value(QStringLiteral("language")));
    return Language::codes().contains(code) ? code : QString();
}

void Preferences::setLanguage(const QString &code) {
    setString("language", code);
}

QString Preferences::colours() const {
    const QString name = sensible(m_file.value(QStringLiteral("colours")));
    const bool known = name == QLatin1String("light") || name == QLatin1String("dark");
    return known ? name : QStringLiteral("system");
}

void Preferences::setColours(const QString &name) {
    setString("colours", name);
}

QString Preferences::lastText() const {
    return sensible(m_file.value(QStringLiteral("text/last")));
}

void Preferences::setLastText(const QString &nameOrPath) {
    setString("text/last", nameOrPath);
}

QStringList Preferences::recentFiles() const {
    QStringList files;
    for (const QString &entry : m_file.value(QStringLiteral("text/recent")).toStringList()) {
        const QString file = sensible(entry);
        if (!file.isEmpty() && !files.contains(file) && files.size() < mostRecentFiles)
            files.append(file);
    }
    return files;
}

void Preferences::addRecentFile(const QString &path) {
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    m_file.setValue(QStringLiteral("text/recent"), QStringList(files.mid(0, mostRecentFiles)));
}

void Preferences::removeRecentFile(const QString &path) {
    QStringList files = recentFiles();
    files.removeAll(path);
    m_file.setValue(QStringLiteral("text/recent"), files);
}

void Preferences::setWindowGeometry(const QByteArray &geometry) {
    m_file.setValue(QStringLiteral("window/geometry"), geometry);
}

void Preferences::setWindowState(const QByteArray &state) {
    m_file.setValue(QStringLiteral("window/state"), state);
}

RunSettings Preferences::runSettings() const {
    using namespace setting_limits;
    RunSettings s;
    s.batchSize = whole("run/batch-size", s.batchSize, batchSize);
    s.blockSize = whole("run/block-size", s.blockSize, blockSize);
    s.nEmbd = whole("run/n-embd", s.nEmbd, nEmbd);
    s.steps = whole("run/steps", s.steps, steps);
    s.evalInterval = whole("run/eval-interval", s.evalInterval, evalInterval);
    s.evalIters = whole("run/eval-iters", s.evalIters, evalIters);
    const double rate = m_file.value(QStringLiteral("run/learning-rate")).toString().toDouble();
    if (rate >= leastLearningRate && rate <= mostLearningRate)
        s.learningRate = rate;
    bool isNumber = false;
    const qulonglong seed = m_file.value(QStringLiteral("run/seed")).toString().toULongLong(&isNumber);
    if (isNumber)
        s.seed = seed;
    s.scale = flag("run/scale", s.scale);
    s.mask = flag("run/mask", s.mask);
    s.position = flag("run/position", s.position);
    s.device = static_cast<DeviceChoice>(whole("run/device", 0, {0, 2}));
    s.threads = whole("run/threads", s.threads, threads);
    return s;
}

void Preferences::setRunSettings(const RunSettings &s) {
    const auto setWhole = [this](const char *key, std::int64_t number) {
        setString(key, QString::number(number));
    };
    setWhole("run/batch-size", s.batchSize);
    setWhole("run/block-size", s.blockSize);
    setWhole("run/n-embd", s.nEmbd);
    setWhole("run/steps", s.steps);
    setWhole("run/eval-interval", s.evalInterval);
    setWhole("run/eval-iters", s.evalIters);
    setString("run/learning-rate", QString::number(s.learningRate, 'g', QLocale::FloatingPointShortest));
    setString("run/seed", QString::number(s.seed));
    setWhole("run/scale", s.scale ? 1 : 0);
    setWhole("run/mask", s.mask ? 1 : 0);
    setWhole("run/position", s.position ? 1 : 0);
    setWhole("run/device", static_cast<int>(s.device));
    setWhole("run/threads", s.threads);
}

int Preferences::speed() const {
    return static_cast<int>(whole("run/speed", 0, {0, 100'000}));
}

void Preferences::setSavesText(bool saves) {
    m_file.setValue(QStringLiteral("saves-text"), saves);
}

void Preferences::setSpeed(int stepsPerSecond) {
    setString("run/speed", QString::number(stepsPerSecond));
}

QByteArray Preferences::bytes(const char *key) const {
    return m_file.value(QString::fromLatin1(key)).toByteArray();
}

void Preferences::setString(const char *key, const QString &text) {
    m_file.setValue(QString::fromLatin1(key), text);
}

std::int64_t Preferences::whole(const char *key, std::int64_t fallback, SettingRange range) const {
    bool isNumber = false;
    const qlonglong number = m_file.value(QString::fromLatin1(key)).toString().toLongLong(&isNumber);
    return isNumber && number >= range.least && number <= range.most ? number : fallback;
}

bool Preferences::flag(const char *key, bool fallback) const {
    return whole(key, fallback ? 1 : 0, {0, 1}) != 0;
}

} // namespace headlight
