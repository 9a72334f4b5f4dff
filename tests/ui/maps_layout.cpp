// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the 2 x 2 grid: equal plot areas, nothing outside or overlapping, the promised cell size, readable
// labels.
#include "ui/axis_thinning.h"
#include "ui/map_grid_plan.h"

#include <QtTest>

using namespace headlight;

class MapLayoutTest : public QObject {
    Q_OBJECT
private slots:
    void viewsAreEqualAndInside_data();
    void viewsAreEqualAndInside();
    void promisedCellSize();
    void growsWithItsPanel();
    void labelsAreThinned();
};

void MapLayoutTest::viewsAreEqualAndInside_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("count");
    for (const QSize size :
        {QSize(420, 330), QSize(646, 508), QSize(646, 800), QSize(1400, 500), QSize(1000, 820)})
        for (const int count : {1, 2, 6, 16, 24, 64, 256})
            QTest::addRow("%d x %d, T = %d", size.width(), size.height(), count) << size << count;
}

void MapLayoutTest::viewsAreEqualAndInside() {
    QFETCH(QSize, size);
    QFETCH(int, count);
    const MapGridPlan plan = planMapGrid(size, count, {34, 42, 26});
    for (std::size_t i = 0; i < 4; ++i) {
        QVERIFY(QRect(QPoint(), size).contains(plan.views[i]));
        // The plot lies in each view with room for the frames around it.
        QVERIFY(QRect(QPoint(), plan.views[i].size()).adjusted(2, 2, -2, -2).contains(plan.plot));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(!plan.views[i].intersects(plan.views[j]));
    }
    const double shape = static_cast<double>(plan.plot.width()) / plan.plot.height();
    QVERIFY2(shape < 1.7 && shape > 0.6, "cells are square-ish");
    if (plan.plot.width() / count >= 8)
        QCOMPARE(plan.plot.width() % count, 0);
}

void MapLayoutTest::promisedCellSize() {
    // What is left of 654 x 600 for the grid; margins of one-character labels in 11 px.
    const MapGridPlan plan = planMapGrid(QSize(646, 508), 16, {34, 40, 26});
    QVERIFY(plan.plot.width() / 16 >= 16);
    QVERIFY(plan.plot.height() / 16 >= 13);
}

void MapLayoutTest::growsWithItsPanel() {
    const MapGridPlan small = planMapGrid(QSize(646, 508), 16, {34, 42, 26});
    const MapGridPlan large = planMapGrid(QSize(1000, 820), 16, {34, 42, 26});
    QVERIFY(large.plot.width() > small.plot.width() && large.plot.height() > small.plot.height());
}

void MapLayoutTest::labelsAreThinned() {
    QCOMPARE(labelStride(16, 16, 14), 1);
    QCOMPARE(labelStride(16, 13, 10), 1);
    QCOMPARE(labelStride(24, 11, 11), 1);
    QCOMPARE(labelStride(24, 11, 14), 2);
    QCOMPARE(labelStride(25, 40, 14), 2); // room enough, but more than 24
    QVERIFY(64 / labelStride(64, 4, 14) <= 24);
    for (int count = 1; count <= 256; ++count)
        QVERIFY(labelStride(count, 260.0 / count, 14) * (260.0 / count) >= 14);
}

QTEST_GUILESS_MAIN(MapLayoutTest)
#include "maps_layout.moc"
