// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the pointer's truth: the cell under a pixel is the cell drawn there, at every scale factor, and
// outside of a map there is none.
#include "ui/cell_mapping.h"

#include <QtTest>

using headlight::Cell;
using headlight::cellAt;
using headlight::cellRect;

Q_DECLARE_METATYPE(std::optional<Cell>)

class CellMappingTest : public QObject {
    Q_OBJECT
private slots:
    void centreOfEveryCell_data() { scales(); }
    void centreOfEveryCell();
    void borders_data() { scales(); }
    void borders();
    void outsideIsNothing_data();
    void outsideIsNothing();
    void emptyMapHasNoCells();

private:
    static void scales() {
        QTest::addColumn<double>("ratio");
        QTest::addColumn<QRectF>("plot");
        QTest::addColumn<int>("count");
        for (const double ratio : {1.0, 1.25, 1.5, 2.0})
            for (const int count : {1, 6, 16, 64, 256})
                QTest::addRow("ratio %.2f, T = %d", ratio, count)
                    << ratio << QRectF(37, 41, 261, 213) << count;
    }
};

void CellMappingTest::centreOfEveryCell() {
    QFETCH(double, ratio);
    QFETCH(QRectF, plot);
    QFETCH(int, count);
    for (int row = 0; row < count; ++row)
        for (int col = 0; col < count; ++col) {
            const QPointF centre = cellRect({row, col}, plot, count, count).center();
            // The pointer reports the left upper corner of a device pixel.
            const QPointF pixel(
                std::floor(centre.x() * ratio) / ratio, std::floor(centre.y() * ratio) / ratio);
            const std::optional<Cell> found = cellAt(pixel, plot, count, count, 1 / ratio);
            // At T = 256 a cell is smaller than a pixel, whose centre may lie in the neighbour.
            const int slack = count == 256 ? 1 : 0;
            QVERIFY(found.has_value());
            QVERIFY(std::abs(found->row - row) <= slack && std::abs(found->col - col) <= slack);
        }
}

void CellMappingTest::borders() {
    QFETCH(double, ratio);
    QFETCH(QRectF, plot);
    QFETCH(int, count);
    const double pixel = 1 / ratio;
    for (int i = 0; i < count; ++i) {
        const QRectF cell = cellRect({i, i}, plot, count, count);
        // The first device pixel whose centre lies right of the border belongs to the cell, the one before
        // does not.
        const double first = std::ceil(cell.left() * ratio - 0.5) / ratio;
        const double middle = cell.center().y() - pixel / 2;
        const std::optional<Cell> inside = cellAt({first, middle}, plot, count, count, pixel);
        const std::optional<Cell> before = cellAt({first - pixel, middle}, plot, count, count, pixel);
        QVERIFY(inside.has_value());
        QVERIFY(inside->col >= i);
        if (cell.width() >= pixel)
            QCOMPARE(inside->col, i);
        QVERIFY(i == 0 ? !before.has_value() : before->col < i);
    }
}

void CellMappingTest::outsideIsNothing_data() {
    QTest::addColumn<QPointF>("position");
    QTest::addColumn<std::optional<Cell>>("expected");
    QTest::newRow("first pixel") << QPointF(10, 20) << std::optional<Cell>(Cell{0, 0});
    QTest::newRow("left of it") << QPointF(9, 20) << std::optional<Cell>();
    QTest::newRow("above it") << QPointF(10, 19) << std::optional<Cell>();
    QTest::newRow("upper right pixel") << QPointF(169, 20) << std::optional<Cell>(Cell{0, 15});
    QTest::newRow("right of it") << QPointF(170, 20) << std::optional<Cell>();
    QTest::newRow("lower left pixel") << QPointF(10, 179) << std::optional<Cell>(Cell{15, 0});
    QTest::newRow("below it") << QPointF(10, 180) << std::optional<Cell>();
    QTest::newRow("last pixel") << QPointF(169, 179) << std::optional<Cell>(Cell{15, 15});
    QTest::newRow("far edge") << QPointF(170, 180) << std::optional<Cell>();
    QTest::newRow("end of a cell") << QPointF(19, 29) << std::optional<Cell>(Cell{0, 0});
    QTest::newRow("begin of the next") << QPointF(20, 30) << std::optional<Cell>(Cell{1, 1});
}

void CellMappingTest::outsideIsNothing() {
    QFETCH(QPointF, position);
    QFETCH(std::optional<Cell>, expected);
    QVERIFY(cellAt(position, QRectF(10, 20, 160, 160), 16, 16) == expected);
}

void CellMappingTest::emptyMapHasNoCells() {
    QVERIFY(!cellAt({10, 20}, QRectF(10, 20, 160, 160), 0, 0));
    QVERIFY(!cellAt({10, 20}, QRectF(), 16, 16));
}

QTEST_GUILESS_MAIN(CellMappingTest)
#include "maps_cell_mapping.moc"
