// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the shared cursor: hover, pin, arrow keys and Escape by real events in every map, the sentence
// that follows them, and that numbers of another input are never shown.
#include "ui/attention_maps.h"
#include "ui/heatmap_view.h"

#include <QAction>
#include <QLabel>
#include <QSignalSpy>
#include <QtTest>

using namespace headlight;

namespace {

constexpr int length = 16;

Matrix filled(std::size_t size, float diagonal) {
    Matrix matrix(size, size);
    for (std::size_t row = 0; row < size; ++row)
        for (std::size_t col = 0; col <= row; ++col)
            matrix(row, col) =
                row == col ? diagonal : (1 - diagonal) / static_cast<float>(std::max<std::size_t>(row, 1));
    return matrix;
}

Matrix lowerTriangle(std::size_t size) {
    Matrix matrix(size, size);
    for (std::size_t row = 0; row < size; ++row)
        for (std::size_t col = 0; col <= row; ++col)
            matrix(row, col) = 1;
    return matrix;
}

ProbeView probeOf(std::u32string characters) {
    ProbeView probe;
    probe.next.resize(characters.size());
    probe.next.front() = U'!';
    probe.characters = std::move(characters);
    return probe;
}

std::optional<Cell> lastCell(QSignalSpy &spy) {
    return spy.last().at(0).value<std::optional<Cell>>();
}

} // namespace

class CursorTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_maps.reset(); }
    void cellsAreLargeEnough();
    void hoverNamesEveryCell_data();
    void hoverNamesEveryCell();
    void leavingClearsThePreview();
    void clickPinsAndFrees();
    void arrowKeysAndEscape();
    void arrowsBeginWhereThePointerWas();
    void sentenceFollows();
    void blockedOrNot();
    void openedWeightsHaveNoBefore();
    void anotherInputEmptiesTheWeights();
    void shorterInputDropsThePin();
    void loadingAndEmpty();
    void scalesFollowTheOptions();

private:
    HeatmapView *map(const char *name) { return m_maps->findChild<HeatmapView *>(QString::fromLatin1(name)); }
    QString sentence() { return m_maps->findChild<QLabel *>(QStringLiteral("cellSentence"))->text(); }
    void moveTo(HeatmapView *view, const Cell &cell) {
        QTest::mouseMove(view, view->cellArea(cell).center().toPoint());
    }
    void click(HeatmapView *view, const Cell &cell) {
        QTest::mouseClick(view, Qt::LeftButton, {}, view->cellArea(cell).center().toPoint());
    }

    std::unique_ptr<AttentionMaps> m_maps;
};

void CursorTest::init() {
    m_maps = std::make_unique<AttentionMaps>();
    m_maps->resize(654, 600);
    m_maps->setBlockSize(length);
    m_maps->setProbe(probeOf(U"abcdefghijklmnop"));
    m_maps->setMask(lowerTriangle(length));
    m_maps->setBefore(filled(length, 0.25F));
    m_maps->setNow(filled(length, 0.75F), 1200);
    m_maps->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_maps.get()));
}

void CursorTest::cellsAreLargeEnough() {
    const QSizeF cell = map("nowMap")->cellArea({0, 0}).size();
    QVERIFY(cell.width() >= 16 && cell.height() >= 13);
    for (const char *name : {"beforeMap", "maskMap", "differenceMap"})
        QCOMPARE(map(name)->cellArea({3, 5}), map("nowMap")->cellArea({3, 5}));
}

void CursorTest::hoverNamesEveryCell_data() {
    QTest::addColumn<QByteArray>("name");
    for (const char *name : {"beforeMap", "nowMap", "maskMap", "differenceMap"})
        QTest::newRow(name) << QByteArray(name);
}

void CursorTest::hoverNamesEveryCell() {
    QFETCH(QByteArray, name);
    HeatmapView *view = map(name.constData());
    QVERIFY(view);
    QSignalSpy hovered(m_maps.get(), &AttentionMaps::cellHovered);
    for (int row = 0; row < length; ++row)
        for (int col = 0; col < length; ++col) {
            moveTo(view, {row, col});
            QTRY_VERIFY(!hovered.isEmpty());
            QVERIFY(lastCell(hovered) == std::optional<Cell>(Cell{row, col}));
        }
    QCOMPARE(hovered.count(), length * length);
    const QRectF corner = view->cellArea({length - 1, length - 1});
    QTest::mouseMove(view, QPoint(qRound(corner.right()), qRound(corner.center().y())));
    QVERIFY(!lastCell(hovered));
}

void CursorTest::leavingClearsThePreview() {
    QSignalSpy hovered(m_maps.get(), &AttentionMaps::cellHovered);
    moveTo(map("nowMap"), {5, 3});
    QVERIFY(sentence().contains(QStringLiteral("Position 5")));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(map("nowMap"), &leave);
    QVERIFY(!lastCell(hovered));
    QVERIFY(!sentence().contains(QStringLiteral("Position 5")));
}

void CursorTest::clickPinsAndFrees() {
    QSignalSpy pinned(m_maps.get(), &AttentionMaps::cellPinned);
    click(map("beforeMap"), {5, 3});
    QVERIFY(m_maps->pinned() == std::optional<Cell>(Cell{5, 3}));
    click(map("differenceMap"), {6, 2});
    QVERIFY(m_maps->pinned() == std::optional<Cell>(Cell{6, 2}));
    click(map("maskMap"), {6, 2});
    QVERIFY(!m_maps->pinned());
    QCOMPARE(pinned.count(), 3);
    QVERIFY(!lastCell(pinned));
}

void CursorTest::arrowKeysAndEscape() {
    HeatmapView *view = map("nowMap");
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Left);
    QVERIFY(m_maps->pinned() == std::optional<Cell>(Cell{length - 1, length - 1}));
    QTest::keyClick(view, Qt::Key_Left);
    QTest::keyClick(view, Qt::Key_Up);
    QVERIFY(m_maps->pinned() == std::optional<Cell>(Cell{length - 2, length - 2}));
    QTest::keyClick(view, Qt::Key_Down);
    QTest::keyClick(view, Qt::Key_Down);
    QTest::keyClick(view, Qt::Key_Right);
    QTest::keyClick(view, Qt::Key_Right);
    QVERIFY(m_maps->pinned() == std::optional<Cell>(Cell{length - 1, length - 1}));
    QTest::keyClick(view, Qt::Key_Escape);
    QVERIFY(!m_maps->pinned());
}

void CursorTest::arrowsBeginWhereThePointerWas() {
    moveTo(map("nowMap"), {9, 4});
    QTest::keyClick(map("nowMap"), Qt::Key_Right);
    QVERIFY(m_maps->pinned() == std::optional<Cell>(Cell{9, 4}));
}

void CursorTest::sentenceFollows() {
    click(map("nowMap"), {0, 0});
    QCOMPARE(
        sentence(), QStringLiteral("Position 0 (‘a’) looks at position 0 (‘a’) with 75.0 %: before 25.0 %, "
                                   "difference +50.0 points. The true next character: ‘!’"));
    m_maps->setNow(filled(length, 0.5F), 1201);
    QVERIFY(sentence().contains(QStringLiteral("50.0 %")));
    moveTo(map("nowMap"), {5, 5});
    QVERIFY(sentence().contains(QStringLiteral("Position 5")));
}

void CursorTest::blockedOrNot() {
    click(map("maskMap"), {3, 7});
    QVERIFY(sentence().contains(QStringLiteral("may not look at position 7")));
    m_maps->setSwitches(false, true, true);
    m_maps->setMask(Matrix(length, length, 1.0F));
    m_maps->setNow(Matrix(length, length, 1.0F / length), 0);
    QVERIFY(sentence().contains(QStringLiteral("into the future")));
}

void CursorTest::openedWeightsHaveNoBefore() {
    QCOMPARE(map("beforeMap")->title(), QStringLiteral("Before"));
    click(map("nowMap"), {0, 0});
    QVERIFY2(sentence().contains(QStringLiteral("before 25.0 %")), qPrintable(sentence()));
    m_maps->setBeforeIsUntrained(false);
    QCOMPARE(map("beforeMap")->title(), QStringLiteral("As opened"));
    QVERIFY(sentence().contains(QStringLiteral("as opened 25.0 %")));
    m_maps->setBeforeIsUntrained(true);
    QCOMPARE(map("beforeMap")->title(), QStringLiteral("Before"));
}

void CursorTest::anotherInputEmptiesTheWeights() {
    m_maps->setProbe(probeOf(U"ponmlkjihgfedcba"));
    QVERIFY(map("nowMap")->isEmpty());
    QVERIFY(map("beforeMap")->isEmpty());
    QVERIFY(map("differenceMap")->isEmpty());
    QVERIFY(!map("maskMap")->isEmpty());
    click(map("nowMap"), {4, 4});
    QVERIFY(!sentence().contains(QLatin1Char('%')));
    m_maps->setNow(filled(length, 0.75F), 7);
    QVERIFY(!map("nowMap")->isEmpty());
    QVERIFY(map("differenceMap")->isEmpty());
}

void CursorTest::shorterInputDropsThePin() {
    click(map("nowMap"), {9, 4});
    QSignalSpy pinned(m_maps.get(), &AttentionMaps::cellPinned);
    m_maps->setProbe(probeOf(U"abcdef"));
    QVERIFY(!m_maps->pinned());
    QCOMPARE(pinned.count(), 1);
    m_maps->setNow(filled(6, 0.5F), 3);
    QVERIFY(!map("nowMap")->isEmpty());
    QVERIFY(!map("maskMap")->isEmpty()); // cut from the whole mask
}

void CursorTest::loadingAndEmpty() {
    auto *message = m_maps->findChild<QLabel *>(QStringLiteral("mapsMessage"));
    QVERIFY(!message->isVisible());
    m_maps->setLoading(true);
    QVERIFY(message->isVisible());
    QVERIFY(!map("nowMap")->isVisible());
    m_maps->setLoading(false);
    QVERIFY(map("nowMap")->isVisible());
    m_maps->clear();
    QVERIFY(message->isVisible());
}

void CursorTest::scalesFollowTheOptions() {
    QVERIFY((map("nowMap")->range() == ColourRange{0, 1}));
    m_maps->followMatrixAction()->setChecked(true);
    QCOMPARE(map("nowMap")->range().upper, 0.75);
    QVERIFY(map("nowMap")->range() == map("beforeMap")->range());
    QCOMPARE(map("differenceMap")->range().upper, 0.5);
    m_maps->fixedDifferenceAction()->setChecked(true);
    QVERIFY((map("differenceMap")->range() == ColourRange{-1, 1}));
}

QTEST_MAIN(CursorTest)
#include "maps_cursor.moc"
