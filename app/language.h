// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QLocale>
#include <QPair>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace headlight {

/// The language of everything the program says, ours and Qt's own; can be changed at any time while a
/// QCoreApplication exists (widgets are told by LanguageChange events).
class Language {
public:
    /// "ko", "en".
    static QStringList codes();
    /// The same with each language's own name, for menus.
    static QList<QPair<QString, QString>> codesAndNames();
    /// The first of the locale's languages that there is, else English.
    static QString codeFor(const QLocale &locale);

    void install(const QLocale &locale) { install(codeFor(locale)); }
    /// An unknown code stands for English.
    void install(const QString &code);
    QString code() const { return m_code; } ///< empty before the first install()

private:
    QString m_code;
    QTranslator m_own;
    QTranslator m_qt;
};

} // namespace headlight
