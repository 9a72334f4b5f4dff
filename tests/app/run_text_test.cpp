// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: a run finds exactly its own text again, in the file itself or where it was, and never another
// one.
#include "app/run_text.h"
#include "model/text/text_file.h"
#include "model/text/unicode.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace headlight {

class RunTextTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    TextDocumentPtr fileWith(const QByteArray &content, const TextReading &reading = {}) {
        const QString path = m_folder.filePath(QStringLiteral("한글 %1.txt"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            return nullptr;
        file.close();
        const auto text = readTextFile(path.toStdU16String(), reading);
        return text ? *text : nullptr;
    }

    static Checkpoint runOn(const TextDocument &text, bool withContent) {
        Checkpoint checkpoint;
        checkpoint.vocabulary = text.tokenizer.characters();
        checkpoint.text = referenceTo(text, withContent);
        return checkpoint;
    }

private slots:
    void theHashIsThatOfThePlainFile() {
        const auto text = fileWith("abc");
        QVERIFY(text);
        QCOMPARE(QString::fromStdString(sha256Of(*text)),
            QStringLiteral("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    }

    void aTextOfTheUsersStaysAtHomeUnlessWanted() {
        const auto text = fileWith("처음 만나는 text\n");
        QVERIFY(text);
        QVERIFY(!referenceTo(*text, false).content);
        QCOMPARE(*referenceTo(*text, true).content, std::string("처음 만나는 text\n"));
        const auto builtIn = makeTextDocument(U"built in", TextFacts{});
        QVERIFY(referenceTo(*builtIn, false).content);
    }

    void theTextIsFoundWhereItWas() {
        for (const char *content : {"처음 만나는 text\n", "line\r\nends\r\n", "\xC7\xD1\xB1\xDB ascii\n"}) {
            const auto text = fileWith(content);
            QVERIFY(text);
            const auto found = textOf(runOn(*text, false));
            QCOMPARE(found->tokens, text->tokens);
            QVERIFY(found->size() > 0);
        }
    }

    void aChangedFileIsNotTheText() {
        const Checkpoint run = runOn(*fileWith("abcabd"), false);
        QVERIFY(fileWith("abdabc")); // the same characters as often, in another order
        const auto found = textOf(run);
        QCOMPARE(found->size(), std::size_t(0));
        QCOMPARE(found->tokenizer.characters(), std::u32string(U"abcd"));
        QCOMPARE(found->facts.name, run.text.name);
        QCOMPARE(whyMissing(*found).kind, ErrorKind::TextChanged);
        QVERIFY(QFile::remove(m_folder.filePath(QStringLiteral("한글 %1.txt"))));
        QCOMPARE(whyMissing(*found).kind, ErrorKind::TextMissing);
    }

    void theTextCarriedAlongNeedsNoFile() {
        const auto text = fileWith("carried \xF0\x9F\x98\x80\n");
        const Checkpoint run = runOn(*text, true);
        QVERIFY(QFile::remove(m_folder.filePath(QStringLiteral("한글 %1.txt"))));
        QCOMPARE(textOf(run)->tokens, text->tokens);
    }

    void aTextThatWasMissingIsFoundOnceItIsBack() {
        const QByteArray content = "here, gone, here\n";
        const Checkpoint run = runOn(*fileWith(content), false);
        QVERIFY(fileWith("another text"));
        const auto missing = textOf(run);
        QCOMPARE(missing->size(), std::size_t(0));
        const Checkpoint savedAgain = runOn(*missing, true);
        QCOMPARE(savedAgain.text.sha256, run.text.sha256);
        QVERIFY(fileWith(content));
        QCOMPARE(textOf(savedAgain)->size(), std::size_t(content.size()));
    }

    void whatWasKeptRawStaysRaw() {
        const std::u32string decomposed = U"\u1112\u1161\u11AB";
        const QString content = QString::fromStdU32String(decomposed).repeated(3);
        const auto text = fileWith(content.toUtf8(), TextReading{{}, /*compose=*/false, false});
        QCOMPARE(text->size(), std::size_t(9));
        for (const bool withContent : {false, true}) {
            const auto found = textOf(runOn(*text, withContent));
            QCOMPARE(found->tokens, text->tokens);
            QCOMPARE(readAsText(decomposed, found->facts), decomposed);
        }
        QVERIFY(fileWith("gone"));
        QCOMPARE(readAsText(decomposed, textOf(runOn(*text, false))->facts), decomposed);
    }

    void aForgedContentIsNotTaken() {
        Checkpoint run = runOn(*makeTextDocument(U"abcd", TextFacts{}), true);
        run.text.content = "dcba";
        QCOMPARE(textOf(run)->size(), std::size_t(0));
    }
};

} // namespace headlight

QTEST_GUILESS_MAIN(headlight::RunTextTest)
#include "run_text_test.moc"
