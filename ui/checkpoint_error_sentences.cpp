// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/checkpoint_error_sentences.h"

#include "model/text/file_form.h"
#include "ui/damage_words.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace headlight {

namespace {

constexpr qsizetype mostKeys = 4;
constexpr qsizetype mostOfAKey = 60; // a file may call its weights anything

QString shortened(const QString &key) {
    const QList<uint> characters = key.toUcs4();
    if (characters.size() <= mostOfAKey)
        return key;
    const auto part = [&characters](qsizetype from) {
        return QString::fromUcs4(
            reinterpret_cast<const char32_t *>(characters.constData() + from), mostOfAKey / 2);
    };
    return part(0) + QStringLiteral("…") + part(characters.size() - mostOfAKey / 2);
}

/// The first few of a list of keys and how many there are beside. The list may itself end in "…".
QString fewKeys(const std::string &keys) {
    static const QRegularExpression separator(QStringLiteral("[,\\n]\\s*"));
    QStringList shown = QString::fromStdString(keys).split(separator, Qt::SkipEmptyParts);
    const bool open = !shown.isEmpty() && shown.last() == QStringLiteral("…");
    const qsizetype more = shown.size() - mostKeys;
    shown = shown.mid(0, mostKeys);
    std::transform(shown.begin(), shown.end(), shown.begin(), shortened);
    const QString list = isolatedText(shown.join(QStringLiteral(", ")));
    if (more <= 0)
        return list;
    return open ? list + QStringLiteral(", …")
                : ErrorSentences::tr("%1 and more: %2").arg(list, QString::number(more));
}

QString notACheckpointSentence(FileForm form, const QString &name) {
    switch (form) {
    case FileForm::Empty:
        return ErrorSentences::tr("“%1” is empty. Choose a file with weights in it.").arg(name);
    case FileForm::TorchLegacy:
        return ErrorSentences::tr("“%1” is in PyTorch's format from before version 1.6. Load it in PyTorch, "
                                  "save it again with torch.save() and open that.")
            .arg(name);
    case FileForm::Tar:
        return ErrorSentences::tr(
            "“%1” is a tar file, which only the oldest PyTorch wrote for weights. If it holds weights, load "
            "it in PyTorch, save it again with torch.save() and open that.")
            .arg(name);
    case FileForm::Zip:
        return ErrorSentences::tr("“%1” is a zip file, but PyTorch did not write it. Choose a run or a file "
                                  "that torch.save() has written.")
            .arg(name);
    case FileForm::Archive:
        return ErrorSentences::tr("“%1” is a packed archive. Unpack it and open the file inside.").arg(name);
    case FileForm::Document:
    case FileForm::Picture:
    case FileForm::Media:
    case FileForm::Program:
        return ErrorSentences::tr(
            "“%1” is a document, a picture or a program; there are no weights in it. Choose a run or a file "
            "that torch.save() has written.")
            .arg(name);
    case FileForm::Unknown:
        return ErrorSentences::tr(
            "“%1” seems to be a text; there are no weights in it. Open it as a text, or "
            "choose a run or a file that torch.save() has written.")
            .arg(name);
    default:
        break;
    }
    return ErrorSentences::tr(
        "“%1” is neither a run nor a file with the weights of a model. Choose a run or a "
        "file that torch.save() has written.")
        .arg(name);
}

QString keysSentence(const Error &error, const ErrorFacts &facts) {
    const QString missing = fewKeys(error.expected);
    const QString unexpected = fewKeys(error.found);
    if (missing.isEmpty())
        return ErrorSentences::tr("“%1” holds the weights of another model. Not of this model: %2. Save the "
                                  "state_dict of the chapter's model and open that.")
            .arg(facts.subject, unexpected);
    if (unexpected.isEmpty())
        return ErrorSentences::tr("“%1” does not hold all weights of the chapter's model. Missing: %2. Save "
                                  "the whole state_dict and open that.")
            .arg(facts.subject, missing);
    return ErrorSentences::tr("“%1” holds the weights of another model. Missing: %2. Not of this model: %3. "
                              "Save the state_dict of the chapter's model and open that.")
        .arg(facts.subject, missing, unexpected);
}

QString shapeSentence(const Error &error, const ErrorFacts &facts, const QString &key) {
    const QString expected = isolatedText(shortened(QString::fromStdString(error.expected)));
    const QString found = isolatedText(shortened(QString::fromStdString(error.found)));
    if (facts.detail.isEmpty())
        return ErrorSentences::tr(
            "The weights “%1” have the shape %3 where %2 is needed. Choose the text and "
            "the settings that these weights were trained with.")
            .arg(key, expected, found);
    return ErrorSentences::tr(
        "“%1” holds the weights of another model: “%2” has the shape %4 where %3 is needed. Save the "
        "state_dict of the chapter's model and open that.")
        .arg(facts.detail, key, expected, found);
}

QString unsupportedSentence(const Error &error, const ErrorFacts &facts, const QString &key) {
    if (error.found.empty())
        return ErrorSentences::tr(
            "The weights “%1” cannot be read: %2. Save them in PyTorch as an ordinary tensor "
            "of floating-point numbers and open that.")
            .arg(key, facts.detail);
    return ErrorSentences::tr(
        "The weights “%2” in “%1” cannot be read: %3. Save them in PyTorch as an ordinary tensor of "
        "floating-point numbers and open that.")
        .arg(isolatedText(QString::fromStdString(error.found)), key, facts.detail);
}

QString weightsSentence(const Error &error, const ErrorFacts &facts) {
    const QString key = isolatedText(shortened(QString::fromStdString(error.subject)));
    return error.kind == ErrorKind::ShapeMismatch ? shapeSentence(error, facts, key)
                                                  : unsupportedSentence(error, facts, key);
}

QString runTextSentence(const Error &error, const ErrorFacts &facts) {
    switch (error.kind) {
    case ErrorKind::VocabularyMismatch:
        return ErrorSentences::tr(
            "The weights are for %3 different characters, but the text “%1” has %2. Choose the text that "
            "these weights were trained with.")
            .arg(facts.subject, facts.number, facts.limit);
    case ErrorKind::WrongText:
        return ErrorSentences::tr(
            "This is another text than the run learns from: “%1”. Choose that text, read as it was then "
            "(encoding, composition, broken places).")
            .arg(facts.subject);
    case ErrorKind::TextMissing:
        return ErrorSentences::tr(
            "To train on, the run needs its text “%1”. Open that text; looking and generating work without.")
            .arg(facts.subject);
    case ErrorKind::TextChanged:
        return ErrorSentences::tr(
            "To train on, the run needs its text “%1” as it was, but the file has changed "
            "since. Open an unchanged copy; looking and generating work without.")
            .arg(facts.subject);
    case ErrorKind::NotExportable:
        return ErrorSentences::tr(
            "Without the causal mask the chapter's class computes something else, so its weights cannot be "
            "exported for it. Save the run instead.");
    default:
        return QString();
    }
}

} // namespace

QString checkpointErrorSentence(const Error &error, const ErrorFacts &facts) {
    switch (error.kind) {
    case ErrorKind::NotACheckpoint:
        return notACheckpointSentence(static_cast<FileForm>(error.number), facts.subject);
    case ErrorKind::FileDamaged:
        if (facts.detail.isEmpty())
            return ErrorSentences::tr("The file “%1” is damaged. Fetch it again or choose another copy.")
                .arg(facts.subject);
        return ErrorSentences::tr("The file “%1” is damaged (%2). Fetch it again or choose another copy.")
            .arg(facts.subject, damageInWords(facts.detail));
    case ErrorKind::NewerRunFile:
        return ErrorSentences::tr("The run “%1” has the format version %2; this program reads up to version "
                                  "%3. Open it with a newer version of Headlight.")
            .arg(facts.subject, facts.number, facts.limit);
    case ErrorKind::KeysMismatch:
        return keysSentence(error, facts);
    case ErrorKind::ShapeMismatch:
    case ErrorKind::UnsupportedTensor:
        return weightsSentence(error, facts);
    default:
        return runTextSentence(error, facts);
    }
}

} // namespace headlight
