// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_text.h"

#include "app/console_refusal.h"
#include "app/guarded.h"
#include "model/text/text_file.h"

#include <QCoreApplication>

namespace headlight {

namespace {

struct ConsoleText {
    Q_DECLARE_TR_FUNCTIONS(Console)
};

QString number(std::size_t count) {
    return QString::number(count);
}

} // namespace

QStringList readingNotes(const TextFacts &facts) {
    QStringList notes;
    if (!facts.encoding.empty() && facts.encoding != "UTF-8")
        notes << ConsoleText::tr("Read as %1; --encoding NAME chooses another encoding.")
                     .arg(QString::fromStdString(facts.encoding));
    if (facts.foldedLineEnds > 0)
        notes << ConsoleText::tr("Line ends that became LF: %1.").arg(number(facts.foldedLineEnds));
    if (facts.composed > 0)
        notes << ConsoleText::tr(
            "Decomposed characters that were composed: %1; --raw keeps them as they are.")
                     .arg(number(facts.composed));
    if (facts.brokenBytes > 0)
        notes << ConsoleText::tr("Broken bytes that became U+FFFD: %1.").arg(number(facts.brokenBytes));
    return notes;
}

void announceReading(const TextFacts &facts) {
    for (const QString &note : readingNotes(facts))
        printError(note + QLatin1Char('\n'));
}

std::vector<TokenId> tokensOf(const TextDocument &text, const QString &typed) {
    return valueOrThrow(text.tokenizer.encode(readAsText(typed.toStdU32String(), text.facts)));
}

void refuseToReplace(const NamedFile &out, const std::filesystem::path &read) {
    std::error_code unknown; // what does not exist is not the same file
    if (!out.name.isEmpty() && std::filesystem::is_regular_file(read, unknown) &&
        std::filesystem::equivalent(out.path, read, unknown))
        throw ConsoleRefusal(
            ConsoleText::tr("“%1” is a file that is read: give another name to write to.").arg(out.name),
            ExitUsage);
}

void refuseToReplace(const NamedFile &out, const TextDocument &read) {
    refuseToReplace(out, std::filesystem::u8path(read.facts.path));
}

} // namespace headlight
