// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the pane of generated text: nothing is lost in a long text, the marks cover exactly the prompt and
// the last T characters, surrogate pairs are never cut.
#include "ui/generated_text_view.h"
#include "ui/visible_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

using namespace headlight;

class GeneratedTextTest : public QObject {
    Q_OBJECT
private slots:
    void marksPromptAndWindow();
    void windowCountsCodePoints();
    void longTextShowsItsEndAndKeepsAll();
    void longPieceAtOnceKeepsAll();
    void controlCharactersTakeOnePlaceEach();
    void invisibleCharactersAreMarked_data();
    void invisibleCharactersAreMarked();
    void aPartIsCopiedAsItIs();
    void marksAreNamed();
    void theNextTextStartsAfresh();

private:
    static QString marked(const GeneratedTextView &view, int mark) {
        return view.extraSelections().at(mark).cursor.selectedText();
    }
};

void GeneratedTextTest::marksPromptAndWindow() {
    GeneratedTextView view;
    view.setBlockSize(4);
    view.begin(QStringLiteral("처음"));
    view.append(QStringLiteral("abcdef"));
    view.flush();
    QCOMPARE(view.toPlainText(), QStringLiteral("처음abcdef"));
    QCOMPARE(view.extraSelections().size(), 2);
    QCOMPARE(marked(view, 0), QStringLiteral("처음"));
    QCOMPARE(marked(view, 1), QStringLiteral("cdef"));
    QTextCursor cursor(view.document());
    cursor.setPosition(1);
    QVERIFY(cursor.charFormat().fontUnderline());
    cursor.setPosition(4);
    QVERIFY(!cursor.charFormat().fontUnderline());
    QVERIFY(view.extraSelections()[0].format.background() != view.extraSelections()[1].format.background());
}

void GeneratedTextTest::windowCountsCodePoints() {
    GeneratedTextView view;
    view.setBlockSize(3);
    view.begin(QString());
    view.append(QStringLiteral("abc😀d𠀀"));
    view.flush();
    QCOMPARE(view.extraSelections().size(), 1);
    QCOMPARE(marked(view, 0), QStringLiteral("😀d𠀀"));
    QCOMPARE(view.characterCount(), 6);
}

void GeneratedTextTest::longTextShowsItsEndAndKeepsAll() {
    GeneratedTextView view;
    view.setBlockSize(16);
    view.begin(QStringLiteral("PROMPT"));
    QString all = QStringLiteral("PROMPT");
    for (int i = 0; i < 200; ++i) {
        const QString piece =
            QStringLiteral("%1😀").arg(i, 4).repeated(200); // a thousand characters, no newline
        all += piece;
        view.append(piece);
        view.flush();
    }
    QCOMPARE(view.fullText(), all);
    QCOMPARE(view.characterCount(), 200 * 1000 + 6);
    const QString shown = view.toPlainText();
    QVERIFY(shown.size() <= 12'000);
    QVERIFY(shown.size() >= 10'000 - 1);
    QVERIFY(all.endsWith(shown));
    QVERIFY(!shown.front().isLowSurrogate());
    QCOMPARE(view.shownCount(), static_cast<int>(shown.toUcs4().size()));
    QCOMPARE(view.extraSelections().size(), 1); // the prompt has scrolled away
    QVERIFY(all.endsWith(marked(view, 0)));
    QCOMPARE(marked(view, 0).toUcs4().size(), 16);
}

void GeneratedTextTest::longPieceAtOnceKeepsAll() {
    GeneratedTextView view;
    view.begin(QStringLiteral("P"));
    const QString piece = QStringLiteral("abcdefghij").repeated(10'000);
    view.append(piece);
    view.flush();
    QCOMPARE(view.fullText(), QStringLiteral("P") + piece);
    QVERIFY(piece.endsWith(view.toPlainText()));
    QCOMPARE(view.shownCount(), static_cast<int>(view.toPlainText().size()));
}

void GeneratedTextTest::controlCharactersTakeOnePlaceEach() {
    GeneratedTextView view;
    view.setBlockSize(2);
    view.begin(QStringLiteral("a\r\nb"));
    view.append(QStringLiteral("\u0007c"));
    view.flush();
    QCOMPARE(view.toPlainText(), QStringLiteral("a\u2b1a\nb\u2b1ac"));
    QCOMPARE(marked(view, 1), QStringLiteral("\u2b1ac"));
    QCOMPARE(view.fullText(), QStringLiteral("a\r\nb\u0007c"));
}

void GeneratedTextTest::invisibleCharactersAreMarked_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    const QString square(QChar(0x2b1a));
    QTest::newRow("plain") << QStringLiteral("a b\t가😀") << QStringLiteral("a b\t가😀");
    QTest::newRow("override") << QStringLiteral("a\u202Ebc\u202C") << "a" + square + "bc" + square;
    QTest::newRow("isolates") << QStringLiteral("\u2067a\u2069") << square + "a" + square;
    QTest::newRow("joiners") << QStringLiteral("a\u200D\u200C\u2060b") << "a" + square.repeated(3) + "b";
    QTest::newRow("fillers") << QStringLiteral("\u3164\u115F") << square.repeated(2);
    QTest::newRow("selector") << QStringLiteral("❤\uFE0F") << QStringLiteral("❤") + square;
    QTest::newRow("tag, two units") << QStringLiteral("\U000E0041b") << square + QStringLiteral("\u2060b");
    QTest::newRow("separators") << QStringLiteral("a\u2028b\u2029c") << "a" + square + "b" + square + "c";
    QTest::newRow("next line") << QStringLiteral("a\u0085b") << "a" + square + "b";
    // What Qt's documents take for their own marks.
    QTest::newRow("noncharacters") << QString(QChar(0xfdd0)) + QChar(0xfffc) + "x"
                                   << square.repeated(2) + "x";
    QTest::newRow("letters from right to left") << QStringLiteral("שלום a") << QStringLiteral("שלום a");
}

void GeneratedTextTest::invisibleCharactersAreMarked() {
    QFETCH(QString, text);
    QFETCH(QString, shown);
    QCOMPARE(visibleText(text), shown);
    QCOMPARE(visibleText(text).size(), text.size());
    GeneratedTextView view;
    view.begin(QString());
    view.append(text);
    view.flush();
    QCOMPARE(view.toPlainText(), shown);
    QCOMPARE(view.fullText(), text);
    view.selectAll();
    view.copy();
    QCOMPARE(QGuiApplication::clipboard()->text(), text);
}

void GeneratedTextTest::aPartIsCopiedAsItIs() {
    GeneratedTextView view;
    view.begin(QString());
    view.append(QStringLiteral("x").repeated(20'000) + QStringLiteral("a\u202Eb"));
    view.flush();
    QTextCursor cursor = view.textCursor();
    cursor.movePosition(QTextCursor::End);
    cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor, 3);
    view.setTextCursor(cursor);
    view.copy();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("a\u202Eb"));
}

void GeneratedTextTest::marksAreNamed() {
    GeneratedTextView view;
    view.resize(400, 100);
    view.begin(QString());
    view.append(QStringLiteral("a\u202Eb\U000E0041c"));
    view.flush();
    const auto nameAt = [&view](int from) {
        QTextCursor cursor(view.document());
        cursor.setPosition(from);
        const QRect left = view.cursorRect(cursor);
        return view.nameOfMarkAt(QPoint(left.left() + 3, left.center().y()));
    };
    QCOMPARE(nameAt(0), QString());
    QCOMPARE(nameAt(1), QStringLiteral("U+202E right-to-left override"));
    QCOMPARE(nameAt(2), QString());
    QCOMPARE(nameAt(3), QStringLiteral("U+E0041 invisible format character"));
    QCOMPARE(nameAt(5), QString());
    GeneratedTextView empty;
    QCOMPARE(empty.nameOfMarkAt(QPoint(5, 5)), QString());
}

void GeneratedTextTest::theNextTextStartsAfresh() {
    GeneratedTextView view;
    view.begin(QStringLiteral("first"));
    view.append(QStringLiteral(" text"));
    view.begin(QStringLiteral("second"));
    view.flush();
    QCOMPARE(view.toPlainText(), QStringLiteral("second"));
    QCOMPARE(view.characterCount(), 6);
}

QTEST_MAIN(GeneratedTextTest)
#include "panels_generated_text.moc"
