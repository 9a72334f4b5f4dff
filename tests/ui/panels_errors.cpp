// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the sentences about errors: every kind has one, with its facts, and user text in it stays as it
// is.
#include "ui/error_sentences.h"

#include <QSet>
#include <QTest>

using namespace headlight;

class ErrorSentencesTest : public QObject {
    Q_OBJECT
private slots:
    void everyKindHasItsSentence_data();
    void everyKindHasItsSentence();
    void sentencesDiffer();
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
    row("InvalidUtf8", ErrorKind::InvalidUtf8, {subject, number, limit});
    row("UnsupportedEncoding", ErrorKind::UnsupportedEncoding, {subject, detail});
    row("UnknownBuiltInText", ErrorKind::UnknownBuiltInText, {subject});
    row("TextTooShortToTrain", ErrorKind::TextTooShortToTrain, {number, limit, "77"});
    row("SettingOutOfRange", ErrorKind::SettingOutOfRange, {subject, detail});
    row("ModelTooLarge", ErrorKind::ModelTooLarge, {number, limit, detail});
    row("UnknownCharacter", ErrorKind::UnknownCharacter, {subject, "U+0051"});
    row("EmptyProbe", ErrorKind::EmptyProbe, {});
    row("ProbeTooLong", ErrorKind::ProbeTooLong, {number, limit});
    row("EngineUnavailable", ErrorKind::EngineUnavailable, {detail});
    row("DeviceUnavailable", ErrorKind::DeviceUnavailable, {subject});
    row("OutOfMemory", ErrorKind::OutOfMemory, {"70.0"});
    row("NonFiniteLoss", ErrorKind::NonFiniteLoss, {number});
    row("NonFiniteWeights", ErrorKind::NonFiniteWeights, {});
    row("FileNotWritten", ErrorKind::FileNotWritten, {subject, detail});
    row("Internal", ErrorKind::Internal, {detail});
}

void ErrorSentencesTest::everyKindHasItsSentence() {
    QFETCH(int, kind);
    QFETCH(QStringList, facts);
    const QString marked = errorSentence(make(static_cast<ErrorKind>(kind), "%1 <b>&amp;", "why %2 %1"));
    for (const QString &fact : facts)
        QVERIFY2(marked.contains(fact), qPrintable(marked));
    const QString plain = errorSentence(make(static_cast<ErrorKind>(kind), "S", "D"));
    QVERIFY2(!plain.contains('%'), qPrintable(plain));
    QVERIFY2(plain.size() > 20 && plain.endsWith('.') && !plain.contains(".."), qPrintable(plain));
    QVERIFY(!plain.contains('\n'));
}

void ErrorSentencesTest::sentencesDiffer() {
    const int kinds = static_cast<int>(ErrorKind::Internal) + 1;
    QSet<QString> sentences;
    for (int kind = 0; kind < kinds; ++kind)
        sentences.insert(errorSentence(make(static_cast<ErrorKind>(kind), "S", "D")));
    QCOMPARE(sentences.size(), kinds);
}

void ErrorSentencesTest::optionalFactsMayBeAbsent() {
    Error shortText{ErrorKind::TextTooShortToTrain, {}, {}, 2, 4, 0};
    QVERIFY(!errorSentence(shortText).contains("block size"));
    QVERIFY(!errorSentence(shortText).contains('0'));
    QVERIFY(!errorSentence(Error{ErrorKind::OutOfMemory, {}, {}, 0, 0, 0}).contains('0'));
    QVERIFY(!errorSentence(Error()).contains(": ."));
}

void ErrorSentencesTest::namesInvisibleCharactersByCodePoint() {
    const QString bell = errorSentence(Error{ErrorKind::UnknownCharacter, "\a", {}, 7, 0, 0});
    QVERIFY2(bell.contains("U+0007") && !bell.contains('\a'), qPrintable(bell));
    const QString newline = errorSentence(Error{ErrorKind::UnknownCharacter, "\n", {}, 10, 0, 0});
    QVERIFY2(newline.contains("↵") && !newline.contains('\n'), qPrintable(newline));
    const QString emoji = errorSentence(Error{ErrorKind::UnknownCharacter, "😀", {}, 0x1f600, 0, 0});
    QVERIFY2(emoji.contains("😀") && emoji.contains("U+1F600"), qPrintable(emoji));
}

QTEST_MAIN(ErrorSentencesTest)
#include "panels_errors.moc"
