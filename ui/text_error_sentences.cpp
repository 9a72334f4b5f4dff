// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text_error_sentences.h"

#include "model/text/file_form.h"

namespace headlight {

namespace {

QString notATextSentence(FileForm form, const QString &name) {
    switch (form) {
    case FileForm::Empty:
        return ErrorSentences::tr("“%1” is empty. Choose a file with text in it.").arg(name);
    case FileForm::Document:
        return ErrorSentences::tr(
            "“%1” is a word-processor document, not a plain text. Open it there, save it as plain text in "
            "UTF-8 and open that.")
            .arg(name);
    case FileForm::Picture:
        return ErrorSentences::tr("“%1” is a picture, not a text. Choose a text file.").arg(name);
    case FileForm::Media:
        return ErrorSentences::tr("“%1” is a sound or a video, not a text. Choose a text file.").arg(name);
    case FileForm::Zip:
    case FileForm::Archive:
    case FileForm::Tar:
        return ErrorSentences::tr("“%1” is a packed archive. Unpack it and open the text file inside.")
            .arg(name);
    case FileForm::Program:
        return ErrorSentences::tr("“%1” is a program, not a text. Choose a text file.").arg(name);
    case FileForm::TorchZip:
    case FileForm::TorchLegacy:
    case FileForm::Safetensors:
        return ErrorSentences::tr(
            "“%1” holds the weights of a model, not a text. Open it as a run or as weights.")
            .arg(name);
    case FileForm::Unknown:
    case FileForm::Binary:
        break;
    }
    return ErrorSentences::tr("“%1” is not a text: it holds binary data. Choose a text file.").arg(name);
}

QString brokenBytesSentence(const ErrorFacts &facts) {
    return ErrorSentences::tr("“%1” cannot be read as %2: broken bytes: %3, the first in line %4. Choose "
                              "another encoding, or open it with the broken places shown.")
        .arg(facts.subject, facts.detail, facts.limit, facts.number);
}

QString nulsSentence(const ErrorFacts &facts) {
    return ErrorSentences::tr(
        "“%1” holds NUL characters, which are in no text: %2, the first in line %3. Remove "
        "them, or open it with the broken places shown.")
        .arg(facts.subject, facts.other, facts.number);
}

} // namespace

QString textErrorSentence(const Error &error, const ErrorFacts &facts) {
    switch (error.kind) {
    case ErrorKind::FileNotFound:
        return ErrorSentences::tr("There is no file “%1”. Check the name and the folder.").arg(facts.subject);
    case ErrorKind::FileUnreadable:
        return ErrorSentences::tr(
            "The file “%1” cannot be read (%2). Check its permissions or choose another one.")
            .arg(facts.subject, facts.detail);
    case ErrorKind::NotARegularFile:
        return ErrorSentences::tr("“%1” is a folder or a device, not a file. Choose a file.")
            .arg(facts.subject);
    case ErrorKind::FileTooLarge:
        return ErrorSentences::tr(
            "The file “%1” has %2 MiB; at most %3 MiB can be opened. Choose a smaller one.")
            .arg(facts.subject, mebibytes(error.number), mebibytes(error.limit));
    case ErrorKind::EmptyText:
        return ErrorSentences::tr("“%1” is empty. Choose a file with text in it.").arg(facts.subject);
    case ErrorKind::BrokenBytes:
        return error.other > 0 ? nulsSentence(facts) : brokenBytesSentence(facts);
    case ErrorKind::NotAText:
        return notATextSentence(static_cast<FileForm>(error.number), facts.subject);
    case ErrorKind::UnknownBuiltInText:
        return ErrorSentences::tr(
            "There is no built-in text “%1”. Give a file, or one of the built-in names that the "
            "help lists.")
            .arg(facts.subject);
    default:
        return QString();
    }
}

} // namespace headlight
