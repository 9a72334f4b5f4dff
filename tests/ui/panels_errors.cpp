// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the sentences about errors: every kind has one, with its facts, and user text in it stays as it
// is.
#include "model/text/file_form.h"
#include "ui/error_sentences.h"
#include "ui/isolated_text.h"
#include "ui/system_reason.h"

#include <QSet>
#include <QTest>

#include <cerrno>
#include <cstring>

using namespace headlight;

class ErrorSentencesTest : public QObject {
    Q_OBJECT
private slots:
    void everyKindHasItsSentence_data();
    void everyKindHasItsSentence();
    void sentencesDiffer();
    void nothingIsSaidOfWhatTheUserGaveUp();
    void everyFormOfFileHasItsAdvice_data();
    void everyFormOfFileHasItsAdvice();
    void nulsAreCalledByTheirName();
    void reasonsOfTheSystemAreInOurWords();
    void weightsAreNamedWithTheirFile();
    void longListsOfKeysAreCut();
    void rightToLeftNamesStayByThemselves();
    void optionalFactsMayBeAbsent();
    void namesInvisibleCharactersByCodePoint();

private:
    static Error make(ErrorKind kind, const char *subject, const char *detail);
};

Error ErrorSentencesTest::make(ErrorKind kind, const char *subject, const char *detail) {
    Error error;
    error.kind = kind;
    error.subject = subject;
    error.detail = detail;
    error.number = kind == ErrorKind::UnknownCharacter ? 0x51 : 73400320;
    error.limit = 4321098;
    error.other = 77;
    error.expected = "lm_head.bias";
    error.found = "layers.%1.w";
    return error;
}

void ErrorSentencesTest::everyKindHasItsSentence_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<QStringList>("facts");
    const auto row = [](const char *name, ErrorKind kind, const QStringList &facts) {
        QTest::newRow(name) << static_cast<int>(kind) << facts;
    };
    const QString subject = QStringLiteral("%1 <b>&amp;");
    const QString detail = QStringLiteral("why %2 %1");
    const QString number = QStringLiteral("73400320");
    const QString limit = QStringLiteral("4321098");
    row("FileNotFound", ErrorKind::FileNotFound, {subject});
    row("FileUnreadable", ErrorKind::FileUnreadable, {subject, detail});
    row("NotARegularFile", ErrorKind::NotARegularFile, {subject});
    row("FileTooLarge", ErrorKind::FileTooLarge, {subject, "70.0", "4.1"});
    row("EmptyText", ErrorKind::EmptyText, {subject});
    row("BrokenBytes", ErrorKind::BrokenBytes, {subject, "77", number});
    row("NotAText", ErrorKind::NotAText, {subject});
    row("UnknownBuiltInText", ErrorKind::UnknownBuiltInText, {subject});
    row("NotACheckpoint", ErrorKind::NotACheckpoint, {subject});
    row("FileDamaged", ErrorKind::FileDamaged, {subject, detail});
    row("NewerRunFile", ErrorKind::NewerRunFile, {subject, number, limit});
    row("KeysMismatch", ErrorKind::KeysMismatch, {subject, "lm_head.bias", "layers.%1.w"});
    row("ShapeMismatch", ErrorKind::ShapeMismatch, {subject, "lm_head.bias", "layers.%1.w"});
    row("UnsupportedTensor", ErrorKind::UnsupportedTensor, {subject, detail});
    row("VocabularyMismatch", ErrorKind::VocabularyMismatch, {subject, number, limit});
    row("WrongText", ErrorKind::WrongText, {subject});
    row("TextMissing", ErrorKind::TextMissing, {subject});
    row("NotExportable", ErrorKind::NotExportable, {});
    row("TextTooShortToTrain", ErrorKind::TextTooShortToTrain, {number, limit, "77"});
    row("SettingOutOfRange", ErrorKind::SettingOutOfRange, {subject, detail});
    row("ModelTooLarge", ErrorKind::ModelTooLarge, {number, limit, detail});
    row("UnknownCharacter", ErrorKind::UnknownCharacter, {"“Q”", "U+0051"});
    row("EmptyProbe", ErrorKind::EmptyProbe, {});
    row("ProbeTooLong", ErrorKind::ProbeTooLong, {number, limit});
    row("EngineUnavailable", ErrorKind::EngineUnavailable, {detail});
    row("DeviceUnavailable", ErrorKind::DeviceUnavailable, {subject});
    row("OutOfMemory", ErrorKind::OutOfMemory, {"70.0"});
    row("NonFiniteLoss", ErrorKind::NonFiniteLoss, {number});
    row("NonFiniteWeights", ErrorKind::NonFiniteWeights, {subject});
    row("FileNotWritten", ErrorKind::FileNotWritten, {subject, detail});
    row("Internal", ErrorKind::Internal, {detail});
}

void ErrorSentencesTest::everyKindHasItsSentence() {
    QFETCH(int, kind);
    QFETCH(QStringList, facts);
    const QString marked = errorSentence(make(static_cast<ErrorKind>(kind), "%1 <b>&amp;", "why %2 %1"));
    for (const QString &fact : facts)
        QVERIFY2(marked.contains(fact), qPrintable(marked));
    Error error = make(static_cast<ErrorKind>(kind), "S", "D");
    error.found = "found";
    const QString plain = errorSentence(error);
    QVERIFY2(!plain.contains('%'), qPrintable(plain));
    QVERIFY2(plain.size() > 20 && plain.endsWith('.') && !plain.contains(".."), qPrintable(plain));
    QVERIFY(!plain.contains('\n'));
}

void ErrorSentencesTest::sentencesDiffer() {
    const int kinds = static_cast<int>(ErrorKind::Internal) + 1;
    QSet<QString> sentences;
    for (int kind = 0; kind < kinds; ++kind) // that of Cancelled is empty
        sentences.insert(errorSentence(make(static_cast<ErrorKind>(kind), "S", "D")));
    QCOMPARE(sentences.size(), kinds);
}

void ErrorSentencesTest::nothingIsSaidOfWhatTheUserGaveUp() {
    QVERIFY(errorSentence(make(ErrorKind::Cancelled, "S", "D")).isEmpty());
}

void ErrorSentencesTest::everyFormOfFileHasItsAdvice_data() {
    QTest::addColumn<int>("form");
    QTest::addColumn<QString>("asText");
    QTest::addColumn<QString>("asWeights");
    const auto row = [](const char *name, FileForm form, const char *asText, const char *asWeights) {
        QTest::newRow(name) << static_cast<int>(form) << QString::fromUtf8(asText)
                            << QString::fromUtf8(asWeights);
    };
    row("Unknown", FileForm::Unknown, "binary", "Open it as a text");
    row("Empty", FileForm::Empty, "is empty", "is empty");
    row("TorchZip", FileForm::TorchZip, "as a run", "torch.save()");
    row("TorchLegacy", FileForm::TorchLegacy, "as a run", "save it again");
    row("Safetensors", FileForm::Safetensors, "as a run", "torch.save()");
    row("Tar", FileForm::Tar, "Unpack", "save it again");
    row("Zip", FileForm::Zip, "Unpack", "PyTorch did not write it");
    row("Document", FileForm::Document, "plain text in UTF-8", "no weights");
    row("Picture", FileForm::Picture, "picture", "no weights");
    row("Media", FileForm::Media, "sound or a video", "no weights");
    row("Archive", FileForm::Archive, "Unpack", "Unpack");
    row("Program", FileForm::Program, "program", "no weights");
    row("Binary", FileForm::Binary, "binary", "torch.save()");
}

void ErrorSentencesTest::everyFormOfFileHasItsAdvice() {
    QFETCH(int, form);
    QFETCH(QString, asText);
    QFETCH(QString, asWeights);
    Error error = make(ErrorKind::NotAText, "100%1 <b>", "");
    error.number = form;
    const QString text = errorSentence(error);
    QVERIFY2(text.contains("“100%1 <b>”") && text.contains(asText) && text.endsWith('.'), qPrintable(text));
    error.kind = ErrorKind::NotACheckpoint;
    const QString weights = errorSentence(error);
    QVERIFY2(weights.contains("“100%1 <b>”") && weights.contains(asWeights) && weights.endsWith('.'),
        qPrintable(weights));
}

void ErrorSentencesTest::nulsAreCalledByTheirName() {
    Error error{ErrorKind::BrokenBytes, "a.txt", "UTF-8", 3, 2, 2};
    const QString nuls = errorSentence(error);
    QVERIFY2(nuls.contains("NUL") && nuls.contains("2, the first in line 3") && !nuls.contains("UTF-8"),
        qPrintable(nuls));
    error.other = 0;
    QVERIFY(!errorSentence(error).contains("NUL"));
}

void ErrorSentencesTest::reasonsOfTheSystemAreInOurWords() {
    for (const int code : {ENOENT, EACCES, EISDIR, ENOTDIR, ENOSPC, EROFS, EFBIG, ENAMETOOLONG, ELOOP}) {
        const QString ofC = systemReasonInWords(QString::fromLocal8Bit(std::strerror(code)));
        QCOMPARE(systemReasonInWords(qt_error_string(code)), ofC);
        QVERIFY(ofC != QString::fromLocal8Bit(std::strerror(code)) || code == EACCES);
    }
    QCOMPARE(systemReasonInWords("the file became shorter"), QStringLiteral("the file became shorter"));
    const Error error{ErrorKind::FileNotWritten, "/a/b.pt", std::strerror(ENOTDIR)};
    QVERIFY(errorSentence(error).contains("(A part of the path is not a folder)"));
}

void ErrorSentencesTest::weightsAreNamedWithTheirFile() {
    Error shape{ErrorKind::ShapeMismatch, "query", "w %1.pt"};
    shape.expected = "(64, 64)";
    shape.found = "(3, 4)";
    const QString other = errorSentence(shape);
    QVERIFY2(other.contains("“w %1.pt”") &&
                 other.contains("“query” has the shape (3, 4) where (64, 64) is needed") &&
                 !other.contains("Choose the text"),
        qPrintable(other));
    Error type{ErrorKind::UnsupportedTensor, "query", "int64"};
    type.found = "w %1.pt";
    const QString unsupported = errorSentence(type);
    QVERIFY2(unsupported.contains("“query” in “w %1.pt”") && unsupported.contains(": int64."),
        qPrintable(unsupported));
}

void ErrorSentencesTest::longListsOfKeysAreCut() {
    Error error = make(ErrorKind::KeysMismatch, "m.pt", "");
    error.expected = "a, b, c, d, e, f, g";
    error.found = std::string(5000, 'x') + ", y";
    const QString both = errorSentence(error);
    QVERIFY2(both.contains("a, b, c, d and more: 3") && both.contains("xxx…xxx"), qPrintable(both));
    QVERIFY(both.size() < 400);
    error.expected = "a, b, c, d, e, …"; // already cut by who made it
    error.found.clear();
    const QString open = errorSentence(error);
    QVERIFY2(open.contains("a, b, c, d, ….") && !open.contains("more"), qPrintable(open));
    error.expected.clear();
    error.found = "😀" + std::string(58, 'x') + "😀😀"; // cut between characters, not within
    QVERIFY(!errorSentence(error).contains(QChar::ReplacementCharacter));
}

void ErrorSentencesTest::rightToLeftNamesStayByThemselves() {
    const QString plain = errorSentence(make(ErrorKind::EmptyText, "하루.txt", ""));
    QVERIFY(!plain.contains(QChar(0x2068)));
    const QString hebrew = errorSentence(make(ErrorKind::EmptyText, "שלום.txt", ""));
    QVERIFY2(hebrew.contains(QStringLiteral("“\u2068שלום.txt\u2069”")), qPrintable(hebrew));
    QCOMPARE(isolatedText("\u05E9\u2069\u202Etxt"), QStringLiteral("\u2068\u05E9\u2B1A\u2B1Atxt\u2069"));
    // A mark of direction is seen, and turns nothing.
    const QString reversing = errorSentence(make(ErrorKind::EmptyText, "a\u202Etxt", ""));
    QVERIFY(reversing.contains(QStringLiteral("“a\u2B1Atxt”")));
    // Nor does a name get out of its isolate.
    const QString closing = errorSentence(make(ErrorKind::EmptyText, "a\u2069\u202Etxt", ""));
    QVERIFY(closing.contains(QStringLiteral("“a\u2B1A\u2B1Atxt”")));
}

void ErrorSentencesTest::optionalFactsMayBeAbsent() {
    Error shortText{ErrorKind::TextTooShortToTrain, {}, {}, 2, 4, 0};
    QVERIFY(!errorSentence(shortText).contains("block size"));
    QVERIFY(!errorSentence(shortText).contains('0'));
    QVERIFY(!errorSentence(Error{ErrorKind::OutOfMemory, {}, {}, 0, 0, 0}).contains('0'));
    QVERIFY(!errorSentence(Error()).contains(": ."));
    QVERIFY(!errorSentence(Error{ErrorKind::NonFiniteWeights, {}, {}}).contains("“”"));
    QVERIFY(!errorSentence(Error{ErrorKind::FileDamaged, "a.pt", {}}).contains("()"));
    Error keys{ErrorKind::KeysMismatch, "a.pt", {}};
    keys.expected = "lm_head.bias";
    QVERIFY(!errorSentence(keys).contains("Not of this model"));
    keys.found.swap(keys.expected);
    QVERIFY(!errorSentence(keys).contains("Missing"));
}

void ErrorSentencesTest::namesInvisibleCharactersByCodePoint() {
    const QString bell = errorSentence(Error{ErrorKind::UnknownCharacter, "\a", {}, 7, 0, 0});
    QVERIFY2(bell.contains("U+0007") && !bell.contains('\a'), qPrintable(bell));
    const QString newline = errorSentence(Error{ErrorKind::UnknownCharacter, "\n", {}, 10, 0, 0});
    QVERIFY2(newline.contains("↵") && !newline.contains('\n'), qPrintable(newline));
    const QString emoji = errorSentence(Error{ErrorKind::UnknownCharacter, "😀", {}, 0x1f600, 0, 0});
    QVERIFY2(emoji.contains("😀") && emoji.contains("U+1F600"), qPrintable(emoji));
    const QString accent = errorSentence(Error{ErrorKind::UnknownCharacter, "\u0301", {}, 0x301, 0, 0});
    QVERIFY2(accent.contains("◌\u0301") && accent.contains("U+0301"), qPrintable(accent));
}

QTEST_MAIN(ErrorSentencesTest)
#include "panels_errors.moc"
