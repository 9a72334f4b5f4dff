// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the table of the vocabulary: counts and shares are the text's, every column sorts, the search
// finds characters, code points and names, copied rows come out as a table, a long text does not stop the
// window.
#include "ui/vocabulary_dialog.h"
#include "ui/vocabulary_filter.h"
#include "ui/vocabulary_model.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace headlight;

class VocabularyTest : public QObject {
    Q_OBJECT
private slots:
    void countsAreTheTexts();
    void sharesAreRoundedHonestly_data();
    void sharesAreRoundedHonestly();
    void columnsSort_data();
    void columnsSort();
    void searches_data();
    void searches();
    void selectedRowsAreCopied();
    void longTextsAreCountedInSlices();
    void aVocabularyAloneHasNoCounts();
    void theDialogFollowsItsText();

private:
    static QString cell(const QAbstractItemModel &model, int row, int column) {
        return model.index(row, column).data().toString();
    }
};

namespace {

TextDocumentPtr document(std::u32string_view text) {
    TextFacts facts;
    facts.name = "%1 <b>.txt";
    return makeTextDocument(text, facts);
}

} // namespace

void VocabularyTest::countsAreTheTexts() {
    VocabularyModel model;
    model.setText(document(U"abba\n 가a"));
    QVERIFY(model.isCounted());
    QCOMPARE(model.rowCount(), 5);
    const QStringList expected[] = {{"0", "↵", "U+000A", "line break (line feed)", "1", "12.50"},
        {"1", "␣", "U+0020", "space", "1", "12.50"}, {"2", "a", "U+0061", "", "3", "37.50"},
        {"3", "b", "U+0062", "", "2", "25.00"}, {"4", "가", "U+AC00", "", "1", "12.50"}};
    for (int row = 0; row < 5; ++row)
        for (int column = 0; column < VocabularyModel::Columns; ++column)
            QCOMPARE(cell(model, row, column), expected[row][column]);
    model.setText(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void VocabularyTest::sharesAreRoundedHonestly_data() {
    QTest::addColumn<qint64>("count");
    QTest::addColumn<qint64>("total");
    QTest::addColumn<QString>("share");
    QTest::newRow("all") << qint64(7) << qint64(7) << "100.00";
    QTest::newRow("a third") << qint64(1) << qint64(3) << "33.33";
    QTest::newRow("tiny") << qint64(1) << qint64(1'000'000) << "<0.01";
    QTest::newRow("none") << qint64(0) << qint64(10) << "0.00";
    QTest::newRow("of nothing") << qint64(0) << qint64(0) << "–";
}

void VocabularyTest::sharesAreRoundedHonestly() {
    QFETCH(qint64, count);
    QFETCH(qint64, total);
    QFETCH(QString, share);
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(shareText(count, total), share);
}

void VocabularyTest::columnsSort_data() {
    QTest::addColumn<int>("column");
    QTest::addColumn<bool>("descending");
    QTest::addColumn<QString>("first");
    QTest::newRow("id") << int(VocabularyModel::Id) << true << QStringLiteral("가");
    QTest::newRow("code point") << int(VocabularyModel::CodePoint) << false << QStringLiteral("↵");
    QTest::newRow("character") << int(VocabularyModel::Character) << true << QStringLiteral("가");
    // 10 before 9: numbers, not their digits.
    QTest::newRow("count") << int(VocabularyModel::Count) << true << QStringLiteral("b");
    QTest::newRow("share") << int(VocabularyModel::Share) << true << QStringLiteral("b");
    QTest::newRow("name") << int(VocabularyModel::Name) << true << QStringLiteral("␣");
}

void VocabularyTest::columnsSort() {
    QFETCH(int, column);
    QFETCH(bool, descending);
    QFETCH(QString, first);
    VocabularyModel model;
    auto *filter = new VocabularyFilter(&model);
    model.setText(document(U"aaaaaaaaabbbbbbbbbb\n 가"));
    filter->sort(column, descending ? Qt::DescendingOrder : Qt::AscendingOrder);
    QCOMPARE(cell(*filter, 0, VocabularyModel::Character), first);
}

void VocabularyTest::searches_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("found");
    QTest::newRow("nothing typed") << ""
                                   << "U+000A U+0020 U+0041 U+0061 U+0070 U+200B U+AC00 U+AC01 U+1F600";
    QTest::newRow("a character") << "a"
                                 << "U+0061";
    QTest::newRow("the space itself") << " "
                                      << "U+0020";
    QTest::newRow("a mark") << "↵"
                            << "U+000A";
    QTest::newRow("an emoji") << "😀"
                              << "U+1F600";
    QTest::newRow("a code point") << "U+AC00"
                                  << "U+AC00";
    QTest::newRow("another way to write it") << " u+0061 "
                                             << "U+0061";
    QTest::newRow("and another") << "0x61"
                                 << "U+0061";
    QTest::newRow("the beginning of code points") << "U+AC0"
                                                  << "U+AC00 U+AC01";
    QTest::newRow("a name") << "Space"
                            << "U+0020 U+200B";
    QTest::newRow("some characters") << "가A"
                                     << "U+0041 U+AC00";
    QTest::newRow("not there") << "z"
                               << "";
}

void VocabularyTest::searches() {
    QFETCH(QString, typed);
    QFETCH(QString, found);
    VocabularyModel model;
    auto *filter = new VocabularyFilter(&model);
    model.setText(document(U"\n Aap\u200B가각\U0001F600"));
    filter->sort(VocabularyModel::Id);
    filter->search(typed);
    QStringList rows;
    for (int row = 0; row < filter->rowCount(); ++row)
        rows << cell(*filter, row, VocabularyModel::CodePoint);
    QCOMPARE(rows.join(' '), found);
}

void VocabularyTest::selectedRowsAreCopied() {
    VocabularyDialog dialog;
    dialog.setText(document(U"aab\"\t\n"));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto *table = dialog.findChild<QTableView *>("vocabularyTable");
    table->setFocus();
    table->sortByColumn(VocabularyModel::Count, Qt::DescendingOrder);
    QTest::keyClick(table, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split('\n');
    QCOMPARE(lines.size(), 6); // five rows, each with its line end
    QCOMPARE(lines.front(), QStringLiteral("3\ta\tU+0061\t\t2\t33.33"));
    QVERIFY(lines.contains(QStringLiteral("0\t⇥\tU+0009\ttab\t1\t16.67")));
    QVERIFY(lines.contains(QStringLiteral("2\t\"\"\"\"\tU+0022\t\t1\t16.67")));
}

void VocabularyTest::longTextsAreCountedInSlices() {
    VocabularyModel model;
    QSignalSpy counted(&model, &VocabularyModel::counted);
    std::u32string text(9'000'000, U'a');
    text.back() = U'b';
    model.setText(document(text));
    QVERIFY(!model.isCounted());
    QCOMPARE(cell(model, 0, VocabularyModel::Count), QStringLiteral("…"));
    QTRY_COMPARE(counted.count(), 1);
    QCOMPARE(cell(model, 0, VocabularyModel::Count), QStringLiteral("8999999"));
    QCOMPARE(cell(model, 1, VocabularyModel::Share), QStringLiteral("<0.01"));
    model.setText(document(text));
    model.setText(document(U"xyz")); // another text before the first is done
    QCOMPARE(cell(model, 0, VocabularyModel::Count), QStringLiteral("1"));
    QTest::qWait(50);
    QCOMPARE(counted.count(), 2);
}

void VocabularyTest::aVocabularyAloneHasNoCounts() {
    VocabularyModel model;
    model.setText(makeVocabularyOnly(U"ab", {}));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(cell(model, 1, VocabularyModel::Count), QStringLiteral("–"));
    QCOMPARE(cell(model, 1, VocabularyModel::Share), QStringLiteral("–"));
}

void VocabularyTest::theDialogFollowsItsText() {
    VocabularyDialog dialog;
    QVERIFY(!dialog.isModal());
    dialog.setText(document(U"hidden"));
    auto *table = dialog.findChild<QTableView *>("vocabularyTable");
    QCOMPARE(table->model()->rowCount(), 0); // nothing is counted for nobody
    dialog.show();
    QCOMPARE(table->model()->rowCount(), 5);
    QVERIFY(dialog.findChild<QLabel *>("vocabularyDialogWarning")->isHidden());
    dialog.findChild<QLineEdit *>("vocabularySearch")->setText("d");
    QCOMPARE(table->model()->rowCount(), 1);
    std::u32string noise;
    for (char32_t character = 0x4E00; character < 0x4E00 + 1000; ++character)
        noise += character;
    dialog.setText(document(noise + U"d"));
    QCOMPARE(table->model()->rowCount(), 1); // the search stays
    QVERIFY(dialog.findChild<QLabel *>("vocabularyFacts")->text().contains("1001"));
    QVERIFY(!dialog.findChild<QLabel *>("vocabularyDialogWarning")->isHidden());
    dialog.setText(makeVocabularyOnly(U"ab", {}));
    QVERIFY(dialog.findChild<QLabel *>("vocabularyDialogWarning")->isHidden());
    QVERIFY(dialog.minimumSizeHint().height() <= 600 && dialog.height() <= 660);
}

QTEST_MAIN(VocabularyTest)
#include "panels_vocabulary.moc"
