// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the pane of generated text: nothing is lost in a long text, the marks cover exactly the prompt and
// the last T characters, surrogate pairs are never cut.
#include "ui/generated_text_view.h"

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
    QCOMPARE(view.toPlainText(), QStringLiteral("a\u240d\nb\u2407c"));
    QCOMPARE(marked(view, 1), QStringLiteral("\u2407c"));
    QCOMPARE(view.fullText(), QStringLiteral("a\r\nb\u0007c"));
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
