// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the words under the maps: right numbers with a decimal point, the future called blocked or the
// future, user characters such as % shown as they are.
#include "ui/cell_sentence.h"
#include "ui/number_text.h"

#include <QtTest>

#include <limits>

using namespace headlight;

class SentencesTest : public QObject {
    Q_OBJECT
private slots:
    void weights();
    void whatIsNoNumberIsSaidSo();
    void future();
    void openedWeightsAreNotCalledBefore();
    void userCharactersStayAsTheyAre();
    void numbers();
    void scores();
};

namespace {

CellFacts facts() {
    CellFacts result;
    result.cell = {7, 6};
    result.rowCharacter = U'h';
    result.colCharacter = U't';
    result.next = U'e';
    result.before = 0.052;
    result.now = 0.314;
    return result;
}

} // namespace

void SentencesTest::weights() {
    QCOMPARE(cellSentence(facts()),
        QStringLiteral(
            "Position 7 (‘h’) looks at position 6 (‘t’) with 31.4 %: before 5.2 %, difference +26.2 "
            "points. The true next character: ‘e’"));
    CellFacts onlyNow = facts();
    onlyNow.before.reset();
    onlyNow.next.reset();
    QCOMPARE(
        cellSentence(onlyNow), QStringLiteral("Position 7 (‘h’) looks at position 6 (‘t’) with 31.4 %."));
    CellFacts nothing = onlyNow;
    nothing.now.reset();
    QVERIFY(!cellSentence(nothing).contains(QLatin1Char('%')));
}

void SentencesTest::whatIsNoNumberIsSaidSo() {
    CellFacts broken = facts();
    broken.next.reset();
    broken.now = std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(cellSentence(broken),
        QStringLiteral("Position 7 (‘h’) and position 6 (‘t’): the weight is not a number (NaN)."));
    CellFacts mended = facts();
    mended.next.reset();
    mended.before = std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(cellSentence(mended),
        QStringLiteral("Position 7 (‘h’) looks at position 6 (‘t’) with 31.4 %. Before, the weight was not a "
                       "number (NaN)."));
}

void SentencesTest::future() {
    CellFacts blocked = facts();
    blocked.cell = {3, 7};
    blocked.blocked = true;
    QCOMPARE(cellSentence(blocked),
        QStringLiteral(
            "Position 3 (‘h’) may not look at position 7 (‘t’): the causal mask blocks the future."));
    CellFacts open = blocked;
    open.blocked = false;
    QVERIFY(cellSentence(open).contains(QStringLiteral("into the future")));
    QVERIFY(cellSentence(open).contains(QStringLiteral("31.4 %")));
}

void SentencesTest::openedWeightsAreNotCalledBefore() {
    CellFacts opened = facts();
    opened.beforeIsUntrained = false;
    opened.next.reset();
    QCOMPARE(cellSentence(opened),
        QStringLiteral("Position 7 (‘h’) looks at position 6 (‘t’) with 31.4 %: as opened 5.2 %, difference "
                       "+26.2 points."));
    opened.cell = {3, 7};
    QCOMPARE(cellSentence(opened),
        QStringLiteral("Position 3 (‘h’) looks into the future, at position 7 (‘t’), with 31.4 %: as opened "
                       "5.2 %, difference +26.2 points."));
}

void SentencesTest::userCharactersStayAsTheyAre() {
    CellFacts odd = facts();
    odd.rowCharacter = U'%';
    odd.colCharacter = U'<';
    odd.next = U' ';
    QCOMPARE(cellSentence(odd),
        QStringLiteral(
            "Position 7 (‘%’) looks at position 6 (‘<’) with 31.4 %: before 5.2 %, difference +26.2 "
            "points. The true next character: space ␣"));
}

void SentencesTest::numbers() {
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(percentText(0.3141), QStringLiteral("31.4"));
    QCOMPARE(percentText(0), QStringLiteral("0.0"));
    QCOMPARE(percentText(1), QStringLiteral("100.0"));
    QCOMPARE(percentText(1e-6), QStringLiteral("<0.1"));
    QCOMPARE(percentText(std::numeric_limits<double>::quiet_NaN()), QStringLiteral("NaN"));
    QCOMPARE(pointsText(0.262), QStringLiteral("+26.2"));
    QCOMPARE(pointsText(-0.262), QStringLiteral("−26.2"));
    QCOMPARE(pointsText(-0.0001), QStringLiteral("0.0"));
}

void SentencesTest::scores() {
    const double infinity = std::numeric_limits<double>::infinity();
    QCOMPARE(scoreText(-infinity, 4), QStringLiteral("−∞"));
    QCOMPARE(scoreText(1.5, 4), QStringLiteral("1.5000"));
    QCOMPARE(scoreText(-1.5, 2), QStringLiteral("−1.50"));
    QCOMPARE(scoreText(-0.001, 2), QStringLiteral("0.00"));
    QCOMPARE(scoreText(std::numeric_limits<double>::quiet_NaN(), 2), QStringLiteral("NaN"));
}

QTEST_MAIN(SentencesTest)
#include "maps_sentences.moc"
