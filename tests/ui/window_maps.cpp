// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the cursor of the four maps in the real window: every one of the 256 cells of each can be read by
// pointing at it, a click pins it and fills the Inspector with the model's numbers, keys move and free it.
#include "tests/ui/window_fixture.h"

#include <QRegularExpression>

using namespace headlight;

class WindowMaps : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { setUpWindowTests(); }
    void everyCellIsRead_data();
    void everyCellIsRead();
    void clickPinsAndFillsTheInspector();
    void keysMoveAndFreeThePin();
    void pinFollowsTraining();

private:
    static QString weightText(const Matrix &weights, const Cell &cell) {
        const auto weight = static_cast<double>(
            weights(static_cast<std::size_t>(cell.row), static_cast<std::size_t>(cell.col)));
        return QString::number(weight, 'f', 4);
    }
};

void WindowMaps::everyCellIsRead_data() {
    QTest::addColumn<QByteArray>("map");
    for (const char *name : {"beforeMap", "nowMap", "maskMap", "differenceMap"})
        QTest::newRow(name) << QByteArray(name);
}

void WindowMaps::everyCellIsRead() {
    QFETCH(QByteArray, map);
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    WindowFixture::move(fixture.find("lossPlot"), {10, 10});
    const QString resting = fixture.sentence();
    QVERIFY(!resting.isEmpty());
    QString last = resting;
    for (int row = 0; row < 16; ++row) {
        for (int col = 0; col < 16; ++col) {
            fixture.pointAt(map.constData(), {row, col});
            const QString sentence = fixture.sentence();
            QVERIFY(sentence != last);
            const QRegularExpression names(
                QStringLiteral("^Position %1 \\(.*position %2 \\(").arg(row).arg(col));
            QVERIFY2(names.match(sentence).hasMatch(), qPrintable(sentence));
            QCOMPARE(sentence.contains(QStringLiteral("may not look")), col > row);
            last = sentence;
        }
    }
    WindowFixture::move(fixture.find("lossPlot"), {10, 10});
    QCOMPARE(fixture.sentence(), resting);
}

void WindowMaps::clickPinsAndFillsTheInspector() {
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    QVERIFY(!fixture.isInSight("inspectorWeight"));
    const Cell cell{9, 4};
    fixture.clickAt("nowMap", cell);
    QVERIFY(fixture.waits([&] { return fixture.isInSight("inspectorWeight"); }));
    QVERIFY(fixture.window.attentionMaps()->pinned() == cell);
    const QString weight = fixture.textOf("inspectorWeight");
    QVERIFY2(weight.startsWith(weightText(fixture.frame.now, cell) + " ="), qPrintable(weight));
    QCOMPARE(fixture.textOf("inspectorRowSum"), QStringLiteral("1.0000"));
    QVERIFY(fixture.textOf("inspectorHeading").startsWith(QStringLiteral("Position 9 (")));
    const auto &scores = fixture.frame.trace->maskedScores;
    QString score = QString::number(static_cast<double>(scores(9, 4)), 'f', 4);
    QCOMPARE(fixture.textOf("inspectorMaskedScore"), score.replace(QLatin1Char('-'), QChar(0x2212)));

    fixture.pointAt("beforeMap", {12, 3});
    QVERIFY(fixture.textOf("inspectorHeading").startsWith(QStringLiteral("Position 12 (")));
    WindowFixture::move(fixture.find("lossPlot"), {10, 10});
    QVERIFY(fixture.sentence().startsWith(QStringLiteral("Position 9 (")));
    QVERIFY(fixture.textOf("inspectorHeading").startsWith(QStringLiteral("Position 9 (")));
    fixture.clickAt("maskMap", cell); // a second click, on any map, frees
    QVERIFY(!fixture.window.attentionMaps()->pinned());
}

void WindowMaps::keysMoveAndFreeThePin() {
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    fixture.clickAt("differenceMap", {15, 0});
    const struct {
        Qt::Key key;
        Cell expected;
    } moves[] = {{Qt::Key_Right, {15, 1}}, {Qt::Key_Up, {14, 1}}, {Qt::Key_Left, {14, 0}},
        {Qt::Key_Left, {14, 0}}, {Qt::Key_Down, {15, 0}}, {Qt::Key_Down, {15, 0}}};
    for (const auto &move : moves) {
        fixture.key(move.key);
        QVERIFY(fixture.window.attentionMaps()->pinned() == move.expected);
        QVERIFY(fixture.sentence().startsWith(QStringLiteral("Position %1 (").arg(move.expected.row)));
        QVERIFY(fixture.textOf("inspectorWeight")
                    .startsWith(weightText(fixture.frame.now, move.expected) + " ="));
    }
    fixture.key(Qt::Key_Escape);
    QVERIFY(!fixture.window.attentionMaps()->pinned());
    QVERIFY(fixture.sentence().startsWith(QStringLiteral("Point at a cell")));
}

void WindowMaps::pinFollowsTraining() {
    WindowFixture fixture(endlessRun());
    QVERIFY(fixture.isReady());
    fixture.clickAt("nowMap", {15, 14});
    WindowFixture::move(fixture.find("lossPlot"), {10, 10});
    const QString untrained = fixture.textOf("inspectorWeight");
    fixture.press("trainButton");
    QVERIFY(fixture.reachesStep(300));
    QVERIFY(fixture.waits([&] { return fixture.textOf("inspectorWeight") != untrained; }));
    fixture.press("pauseButton");
    QVERIFY(fixture.reaches(RunPhase::Paused));
    QVERIFY(fixture.textOf("inspectorWeight").startsWith(weightText(fixture.frame.now, {15, 14}) + " ="));
    QCOMPARE(fixture.textOf("inspectorState"),
        QStringLiteral("Pinned. Weights of step %1.").arg(fixture.session.step()));
}

QTEST_MAIN(WindowMaps)
#include "window_maps.moc"
