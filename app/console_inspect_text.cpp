// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_inspect.h"

#include "model/text/bigram.h"
#include "model/text/settings.h"
#include "ui/character_label.h"
#include "ui/vocabulary_warning.h"

#include <cmath>

namespace headlight {

namespace {

QString number(std::size_t count) {
    return QString::number(count);
}

QString encodingLine(const TextFacts &facts) {
    const QString encoding = QString::fromStdString(facts.encoding);
    return facts.byteOrderMark ? InspectText::tr("encoding: %1, its byte-order mark left out").arg(encoding)
                               : InspectText::tr("encoding: %1").arg(encoding);
}

QString compositionLine(const TextFacts &facts) {
    return facts.reading.compose
               ? InspectText::tr("decomposed characters composed: %1").arg(number(facts.composed))
               : InspectText::tr("decomposed characters kept as they are");
}

QString vocabularyLine(const TextDocument &text) {
    QStringList labels;
    for (const char32_t character : text.tokenizer.characters())
        labels.append(characterLabel(character));
    return InspectText::tr("vocabulary: %1").arg(labels.join(QLatin1Char(' ')));
}

/// What the chapter's block size makes of the text.
QString trainingLine(const TextDocument &text) {
    const RunSettings defaults;
    const QString blockSize = QString::number(defaults.blockSize);
    if (const auto error = checkTrainable(text, defaults.blockSize)) {
        if (error->other == 0)
            return InspectText::tr("too short to train with any block size");
        return InspectText::tr("too short to train with a block size of %1: the largest that fits is %2")
            .arg(blockSize, QString::number(error->other));
    }
    return hasValidationWindow(text, defaults.blockSize)
               ? InspectText::tr("can be trained with a block size of %1").arg(blockSize)
               : InspectText::tr("can be trained with a block size of %1, without a validation loss")
                     .arg(blockSize);
}

QStringList readingLines(const TextFacts &facts) {
    QStringList lines{encodingLine(facts),
        InspectText::tr("line ends folded to LF: %1").arg(number(facts.foldedLineEnds)),
        compositionLine(facts)};
    if (facts.brokenBytes > 0)
        lines << InspectText::tr("broken bytes shown as U+FFFD: %1").arg(number(facts.brokenBytes));
    return lines;
}

} // namespace

QStringList linesAbout(const TextDocument &text) {
    QStringList lines;
    lines << QString::fromStdString(text.facts.name) << readingLines(text.facts)
          << InspectText::tr("characters: %1").arg(number(text.size()))
          << InspectText::tr("vocabulary size: %1").arg(number(text.vocabularySize()));
    const QString warning =
        vocabularyWarning(static_cast<qint64>(text.vocabularySize()), static_cast<qint64>(text.size()));
    if (!warning.isEmpty())
        lines << warning;
    lines << InspectText::tr("training part: %1").arg(number(text.trainSize()))
          << InspectText::tr("validation part: %1").arg(number(text.validationSize())) << trainingLine(text)
          << InspectText::tr("loss of guessing, ln V: %1")
                 .arg(QString::number(std::log(static_cast<double>(text.vocabularySize())), 'f', 4));
    if (const auto loss = bigramValidationLoss(text))
        lines << InspectText::tr("validation loss of counted pairs: %1").arg(QString::number(*loss, 'f', 4));
    lines << vocabularyLine(text);
    return lines;
}

} // namespace headlight
