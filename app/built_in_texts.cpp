// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/built_in_texts.h"

#include "model/text/text_file.h"

#include <QCoreApplication>
#include <QFile>

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
