// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/built_in_texts.h"

#include "app/language.h"
#include "model/text/text_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QTranslator>

namespace headlight {

namespace {

constexpr const char *context = "BuiltInTexts";

/// A built-in text is a resource, or a pattern made when it is opened.
struct Entry {
    const char *name;
    const char *title;
    const char *resource; ///< null for a pattern
    PatternLetters letters;
};

constexpr Entry entries[] = {
    {"story-ko", QT_TRANSLATE_NOOP("BuiltInTexts", "Story (Korean)"), ":/texts/story_ko.txt",
        PatternLetters::Latin},
    {"story-en", QT_TRANSLATE_NOOP("BuiltInTexts", "Story (English)"), ":/texts/story_en.txt",
        PatternLetters::Latin},
    {"pattern", QT_TRANSLATE_NOOP("BuiltInTexts", "Pattern (Latin letters)"), nullptr, PatternLetters::Latin},
    {"pattern-hangul", QT_TRANSLATE_NOOP("BuiltInTexts", "Pattern (Hangul)"), nullptr,
        PatternLetters::Hangul},
};

const Entry *entryOf(const QString &name) {
    for (const Entry &entry : entries) {
        if (name == QLatin1String(entry.name))
            return &entry;
    }
    return nullptr;
}

/// Every built-in text's name by its titles in all languages.
const QHash<QString, QString> &titles() {
    static const QHash<QString, QString> all = [] {
        QHash<QString, QString> names;
        for (const Entry &entry : entries)
            names.insert(QString::fromLatin1(entry.title), QString::fromLatin1(entry.name));
        for (const QString &code : Language::codes()) {
            QTranslator translator;
            if (!translator.load(QStringLiteral(":/i18n/headlight_") + code))
                continue;
            for (const Entry &entry : entries)
                names.insert(translator.translate(context, entry.title), QString::fromLatin1(entry.name));
        }
        names.remove(QString()); // of a title that a language does not translate
        return names;
    }();
    return all;
}

} // namespace

QStringList builtInTextNames() {
    QStringList names;
    for (const Entry &entry : entries)
        names.append(QString::fromLatin1(entry.name));
    return names;
}

bool isBuiltInText(const QString &name) {
    return entryOf(name) != nullptr;
}

QString builtInTextTitle(const QString &name) {
    const Entry *entry = entryOf(name);
    return entry == nullptr ? QString() : QCoreApplication::translate(context, entry->title);
}

QString shownTextName(const TextFacts &facts) {
    const QString name = QString::fromStdString(facts.name);
    const QString builtIn = facts.path.empty() ? titles().value(name) : QString();
    return builtIn.isEmpty() ? name : builtInTextTitle(builtIn);
}

QString firstBuiltInText(const QLocale &locale) {
    return locale.language() == QLocale::Korean ? QStringLiteral("story-ko") : QStringLiteral("story-en");
}

Outcome<TextDocumentPtr> builtInText(const QString &name, PatternRule rule) {
    const Entry *entry = entryOf(name);
    if (entry == nullptr)
        return Error{ErrorKind::UnknownBuiltInText, name.toStdString(), {}};
    TextFacts facts;
    facts.name = builtInTextTitle(name).toStdString();
    if (entry->resource == nullptr) {
        rule.letters = entry->letters;
        facts.encoding = "UTF-8";
        return makeTextDocument(makePatternText(rule), facts);
    }
    QFile file(QString::fromLatin1(entry->resource));
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorKind::FileUnreadable, entry->resource, file.errorString().toStdString()};
    const QByteArray bytes = file.readAll();
    return readTextBytes({bytes.constData(), static_cast<std::size_t>(bytes.size())}, facts);
}

} // namespace headlight
