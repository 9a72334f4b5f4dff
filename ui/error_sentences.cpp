// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/error_sentences.h"

#include "ui/character_label.h"
#include "ui/checkpoint_error_sentences.h"
#include "ui/error_facts.h"
#include "ui/text_error_sentences.h"

namespace headlight {

namespace {

QString tooShortSentence(const Error &error, const ErrorFacts &facts) {
    if (error.other > 0)
        return ErrorSentences::tr(
            "This text is too short to train on: characters: %1, needed for this block size: %2. "
            "Set the block size to %3 or less, or choose a longer text.")
            .arg(facts.number, facts.limit, facts.other);
    return ErrorSentences::tr(
        "This text is too short to train on: characters: %1, needed: %2. Choose a longer text.")
        .arg(facts.number, facts.limit);
}

QString unknownCharacterSentence(const Error &error) {
    const auto codePoint = static_cast<char32_t>(error.number);
    const QString code = codePointLabel(codePoint);
    const QString label = characterLabel(codePoint);
    if (label == code)
        return ErrorSentences::tr(
            "The character %1 does not occur in the text, so the model has no token for it. "
            "Leave it out.")
            .arg(code);
    return ErrorSentences::tr(
        "The character “%1” (%2) does not occur in the text, so the model has no token for it. "
        "Leave it out.")
        .arg(label, code);
}

/// Empty for kinds of another group.
QString requestSentence(const Error &error, const ErrorFacts &facts) {
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
        return unknownCharacterSentence(error);
    case ErrorKind::EmptyProbe:
        return ErrorSentences::tr("The input to observe is empty. Type at least one character of the text.");
    case ErrorKind::ProbeTooLong:
        return ErrorSentences::tr(
            "The input to observe is too long: characters: %1, at most: %2. Shorten it, or raise "
            "the block size.")
            .arg(facts.number, facts.limit);
    default:
        return QString();
    }
}

QString internalSentence(const ErrorFacts &facts) {
    if (facts.detail.isEmpty())
        return ErrorSentences::tr(
            "Something unexpected went wrong inside the program. Press Reset and try again.");
    return ErrorSentences::tr(
        "Something unexpected went wrong inside the program: %1. Press Reset and try again.")
        .arg(facts.detail);
}

QString engineSentence(const Error &error, const ErrorFacts &facts) {
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
        if (!facts.subject.isEmpty())
            return ErrorSentences::tr("The weights “%1” hold numbers that are not finite, so they give no "
                                      "probabilities. Choose other weights or train new ones.")
                .arg(facts.subject);
        return ErrorSentences::tr(
            "The weights are so large or broken that they give no probabilities. Lower the "
            "learning rate and begin again.");
    case ErrorKind::FileNotWritten:
        return ErrorSentences::tr(
            "The file “%1” could not be written (%2). Choose another place or free some space.")
            .arg(facts.subject, facts.detail);
    case ErrorKind::RunNotKept:
        return ErrorSentences::tr("This run is not kept for the next start: “%1” could not be written (%2). "
                                  "Save the run where there is room.")
            .arg(facts.subject, facts.detail);
    default:
        return internalSentence(facts);
    }
}

} // namespace

QString errorSentence(const Error &error) {
    if (error.kind == ErrorKind::Cancelled)
        return QString();
    const ErrorFacts facts(error);
    for (const auto sentenceOf : {textErrorSentence, checkpointErrorSentence, requestSentence})
        if (const QString sentence = sentenceOf(error, facts); !sentence.isEmpty())
            return sentence;
    return engineSentence(error, facts);
}

} // namespace headlight
