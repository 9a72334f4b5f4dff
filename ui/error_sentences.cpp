// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/error_sentences.h"

#include "ui/character_label.h"

#include <QCoreApplication>

namespace headlight {

namespace {

struct ErrorSentences {
    Q_DECLARE_TR_FUNCTIONS(ErrorSentences)
};

/// Error's facts as text. Each sentence inserts them in one call of arg(), so that a "%1" in a name stays as
/// it is.
struct Facts {
    explicit Facts(const Error &error)
        : subject(QString::fromStdString(error.subject))
        , detail(QString::fromStdString(error.detail).trimmed())
        , number(QString::number(error.number))
        , limit(QString::number(error.limit))
        , other(QString::number(error.other)) {}

    QString subject;
    QString detail;
    QString number;
    QString limit;
    QString other;
};

QString mebibytes(std::int64_t bytes) {
    return QString::number(static_cast<double>(bytes) / 1048576.0, 'f', 1);
}

QString textSentence(const Error &error, const Facts &facts) {
    switch (error.kind) {
    case ErrorKind::FileNotFound:
        return ErrorSentences::tr("There is no file “%1”. Check the name and the folder.").arg(facts.subject);
    case ErrorKind::FileUnreadable:
        return ErrorSentences::tr(
            "The file “%1” cannot be read (%2). Check its permissions or choose another one.")
            .arg(facts.subject, facts.detail);
    case ErrorKind::NotARegularFile:
        return ErrorSentences::tr("“%1” is not a file but a folder or a device. Choose a text file.")
            .arg(facts.subject);
    case ErrorKind::FileTooLarge:
        return ErrorSentences::tr(
            "The file “%1” has %2 MiB; at most %3 MiB can be opened. Choose a smaller text.")
            .arg(facts.subject, mebibytes(error.number), mebibytes(error.limit));
    case ErrorKind::EmptyText:
        return ErrorSentences::tr("“%1” is empty. Choose a file with text in it.").arg(facts.subject);
    case ErrorKind::InvalidUtf8:
        return ErrorSentences::tr(
            "“%1” is not valid UTF-8: bad bytes: %2, the first in line %3. Save it as UTF-8 in "
            "a text editor and open it again.")
            .arg(facts.subject, facts.limit, facts.number);
    case ErrorKind::UnsupportedEncoding:
        return ErrorSentences::tr(
            "“%1” seems to be %2, which cannot be opened. Save it as plain text in UTF-8 and "
            "open it again.")
            .arg(facts.subject, facts.detail);
    default:
        return ErrorSentences::tr(
            "There is no built-in text “%1”. Give a file, or one of the built-in names that the "
            "help lists.")
            .arg(facts.subject);
    }
}

QString tooShortSentence(const Error &error, const Facts &facts) {
    if (error.other > 0)
        return ErrorSentences::tr(
            "This text is too short to train on: characters: %1, needed for this block size: %2. "
            "Set the block size to %3 or less, or choose a longer text.")
            .arg(facts.number, facts.limit, facts.other);
    return ErrorSentences::tr(
        "This text is too short to train on: characters: %1, needed: %2. Choose a longer text.")
        .arg(facts.number, facts.limit);
}

QString unknownCharacterSentence(const Error &error, const Facts &facts) {
    const auto codePoint = static_cast<char32_t>(error.number);
    const QString code = codePointLabel(codePoint);
    const QString label = characterLabel(codePoint);
    if (label == code)
        return ErrorSentences::tr(
            "The character %1 does not occur in the text, so the model has no token for it. "
            "Leave it out.")
            .arg(code);
    // The marks for blanks are better known than the blanks themselves.
    const QString shown = facts.subject.trimmed().isEmpty() ? label : facts.subject;
    return ErrorSentences::tr(
        "The character “%1” (%2) does not occur in the text, so the model has no token for it. "
        "Leave it out.")
        .arg(shown, code);
}

QString requestSentence(const Error &error, const Facts &facts) {
    switch (error.kind) {
    case ErrorKind::TextTooShortToTrain:
        return tooShortSentence(error, facts);
    case ErrorKind::SettingOutOfRange:
        return ErrorSentences::tr("The setting “%1” is out of range. Choose a value in this range: %2.")
            .arg(facts.subject, facts.detail);
    case ErrorKind::ModelTooLarge:
        return ErrorSentences::tr(
            "This model is too large: %1 = %2, and at most %3 is possible. Choose a smaller batch "
            "size, block size or n_embd, or a text with fewer different characters.")
            .arg(facts.detail, facts.number, facts.limit);
    case ErrorKind::UnknownCharacter:
        return unknownCharacterSentence(error, facts);
    case ErrorKind::EmptyProbe:
        return ErrorSentences::tr("The input to observe is empty. Type at least one character of the text.");
    default:
        return ErrorSentences::tr(
            "The input to observe is too long: characters: %1, at most: %2. Shorten it, or raise "
            "the block size.")
            .arg(facts.number, facts.limit);
    }
}

QString internalSentence(const Facts &facts) {
    if (facts.detail.isEmpty())
        return ErrorSentences::tr(
            "Something unexpected went wrong inside the program. Press Reset and try again.");
    return ErrorSentences::tr(
        "Something unexpected went wrong inside the program: %1. Press Reset and try again.")
        .arg(facts.detail);
}

QString engineSentence(const Error &error, const Facts &facts) {
    switch (error.kind) {
    case ErrorKind::EngineUnavailable:
        return ErrorSentences::tr(
            "LibTorch could not be loaded, so nothing can be trained: %1. Install it again; texts "
            "can be looked at meanwhile.")
            .arg(facts.detail);
    case ErrorKind::DeviceUnavailable:
        return ErrorSentences::tr("The device “%1” is not available here. Choose automatic or CPU.")
            .arg(facts.subject);
    case ErrorKind::OutOfMemory:
        if (error.number > 0)
            return ErrorSentences::tr(
                "There is not enough memory: %1 MiB were asked for. Choose a smaller batch size, "
                "block size or n_embd.")
                .arg(mebibytes(error.number));
        return ErrorSentences::tr(
            "There is not enough memory. Choose a smaller batch size, block size or n_embd.");
    case ErrorKind::NonFiniteLoss:
        return ErrorSentences::tr(
            "At step %1 the loss was no longer a finite number, so training has stopped; the "
            "weights from before that step are kept. Lower the learning rate and begin again.")
            .arg(facts.number);
    case ErrorKind::NonFiniteWeights:
        return ErrorSentences::tr(
            "The weights are so large or broken that they give no probabilities. Lower the "
            "learning rate and begin again.");
    case ErrorKind::FileNotWritten:
        return ErrorSentences::tr(
            "The file “%1” could not be written (%2). Choose another place or free some space.")
            .arg(facts.subject, facts.detail);
    default:
        return internalSentence(facts);
    }
}

} // namespace

QString errorSentence(const Error &error) {
    const Facts facts(error);
    switch (error.kind) {
    case ErrorKind::FileNotFound:
    case ErrorKind::FileUnreadable:
    case ErrorKind::NotARegularFile:
    case ErrorKind::FileTooLarge:
    case ErrorKind::EmptyText:
    case ErrorKind::InvalidUtf8:
    case ErrorKind::UnsupportedEncoding:
    case ErrorKind::UnknownBuiltInText:
        return textSentence(error, facts);
    case ErrorKind::TextTooShortToTrain:
    case ErrorKind::SettingOutOfRange:
    case ErrorKind::ModelTooLarge:
    case ErrorKind::UnknownCharacter:
    case ErrorKind::EmptyProbe:
    case ErrorKind::ProbeTooLong:
        return requestSentence(error, facts);
    case ErrorKind::EngineUnavailable:
    case ErrorKind::DeviceUnavailable:
    case ErrorKind::OutOfMemory:
    case ErrorKind::NonFiniteLoss:
    case ErrorKind::NonFiniteWeights:
    case ErrorKind::FileNotWritten:
    case ErrorKind::Internal:
        return engineSentence(error, facts);
    }
    return internalSentence(facts);
}

} // namespace headlight
