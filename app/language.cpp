// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace headlight {

namespace {

void replace(QTranslator &translator, bool loaded) {
    QCoreApplication::removeTranslator(&translator);
    if (loaded)
        QCoreApplication::installTranslator(&translator);
}

} // namespace

QStringList Language::codes() {
    return {QStringLiteral("ko"), QStringLiteral("en")};
}

QList<QPair<QString, QString>> Language::codesAndNames() {
    return {
        {QStringLiteral("ko"), QStringLiteral("한국어")}, {QStringLiteral("en"), QStringLiteral("English")}};
}

QString Language::codeFor(const QLocale &locale) {
    for (const QString &wanted : locale.uiLanguages()) {
        const QString code = wanted.section(QLatin1Char('-'), 0, 0).section(QLatin1Char('_'), 0, 0);
        if (codes().contains(code))
            return code;
    }
    return QStringLiteral("en");
}

void Language::install(const QString &code) {
    const QString known = codes().contains(code) ? code : QStringLiteral("en");
    if (known == m_code)
        return;
    m_code = known;
    const QString qtFolder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    replace(m_qt, m_qt.load(QStringLiteral("qtbase_") + known, qtFolder));
    replace(m_own, m_own.load(QStringLiteral(":/i18n/headlight_") + known));
}

} // namespace headlight
