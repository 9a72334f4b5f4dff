// SPDX-License-Identifier: GPL-3.0-or-later
// Protects that each cell is drawn where it is mapped: its pixels have its value's colour at every scale
// factor, up to the last row and column, and the pointer over them reports this very cell.
#include "ui/heatmap_view.h"

#include <QPixmap>
#include <QProcess>
#include <QtTest>

#include <limits>

using namespace headlight;

namespace {

/// Blocky and different in both directions: a shifted or mirrored map cannot pass.
Matrix pattern(int count) {
    const auto size = static_cast<std::size_t>(count);
    Matrix matrix(size, size);
    for (std::size_t row = 0; row < size; ++row)
        for (std::size_t col = 0; col < size; ++col)
            matrix(row, col) = static_cast<float>((3 * row + 5 * col) % 7) / 6.0F;
    return matrix;
}

std::shared_ptr<const MapLabels> labels(int count) {
    ProbeView probe;
    probe.characters = std::u32string(static_cast<std::size_t>(count), U'a');
    return std::make_shared<MapLabels>(makeMapLabels(probe, [](char32_t) { return true; }));
}

bool similar(QRgb a, QRgb b) {
    return std::abs(qRed(a) - qRed(b)) < 4 && std::abs(qGreen(a) - qGreen(b)) < 4 &&
           std::abs(qBlue(a) - qBlue(b)) < 4;
}

/// What is seen after the next round of events.
QImage pictureOf(HeatmapView &view) {
    QCoreApplication::processEvents();
    return view.grab().toImage();
}

} // namespace

class DrawingTest : public QObject {
    Q_OBJECT
private slots:
    void everyCellIsDrawnWhereItIsMapped_data();
    void everyCellIsDrawnWhereItIsMapped();
    void sameAtOtherScaleFactors();
    void cellsWithoutANumberAreGrey();
    void wrongSizeStaysEmpty();
    void hiddenMapCatchesUp();
};

void DrawingTest::everyCellIsDrawnWhereItIsMapped_data() {
    QTest::addColumn<int>("count");
    QTest::addColumn<QRect>("area");
    QTest::newRow("1") << 1 << QRect(40, 45, 200, 180);
    QTest::newRow("2") << 2 << QRect(40, 45, 200, 180);
    QTest::newRow("6") << 6 << QRect(40, 45, 204, 180);
    QTest::newRow("16") << 16 << QRect(40, 45, 256, 208);
    QTest::newRow("64, broken pixels") << 64 << QRect(40, 45, 261, 211);
}

void DrawingTest::everyCellIsDrawnWhereItIsMapped() {
    QFETCH(int, count);
    QFETCH(QRect, area);
    const Matrix matrix = pattern(count);
    HeatmapView view(ColourScale::Weights);
    view.resize(340, 280);
    view.setLabels(labels(count));
    view.setMetrics(measureMapLabels(*labels(count), view.font(), 11));
    view.setPlotArea(area);
    view.show();
    view.setMatrix(matrix, {0, 1});
    const QImage image = pictureOf(view);
    const double ratio = image.devicePixelRatio();
    const auto check = [&](int x, int y) {
        const std::optional<Cell> cell = view.cellAtPosition(QPointF(x / ratio, y / ratio));
        if (!cell)
            return false;
        const double value = matrix(static_cast<std::size_t>(cell->row), static_cast<std::size_t>(cell->col));
        return similar(image.pixel(x, y), colourAt(ColourScale::Weights, value));
    };
    for (int row = 0; row < count; ++row)
        for (int col = 0; col < count; ++col) {
            const QPointF centre = view.cellArea({row, col}).center() * ratio;
            QVERIFY2(check(static_cast<int>(centre.x()), static_cast<int>(centre.y())),
                qPrintable(QStringLiteral("cell %1, %2").arg(row).arg(col)));
        }
    // The outermost pixels are drawn, too (and not left black by a map that is one pixel off).
    const int left = qCeil(area.left() * ratio);
    const int top = qCeil(area.top() * ratio);
    const int right = qFloor((area.left() + area.width()) * ratio) - 1;
    const int bottom = qFloor((area.top() + area.height()) * ratio) - 1;
    for (const QPoint corner :
        {QPoint(left, top), QPoint(right, top), QPoint(left, bottom), QPoint(right, bottom)})
        QVERIFY2(check(corner.x(), corner.y()),
            qPrintable(QStringLiteral("corner %1, %2").arg(corner.x()).arg(corner.y())));
}

void DrawingTest::sameAtOtherScaleFactors() {
    for (const char *factor : {"1.25", "1.5", "2"}) {
        QProcess scaled;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QString::fromLatin1(factor));
        scaled.setProcessEnvironment(environment);
        scaled.setProcessChannelMode(QProcess::MergedChannels);
        scaled.start(
            QCoreApplication::applicationFilePath(), {QStringLiteral("everyCellIsDrawnWhereItIsMapped")});
        QVERIFY(scaled.waitForFinished());
        QVERIFY2(scaled.exitCode() == 0, scaled.readAll().constData());
    }
}

void DrawingTest::cellsWithoutANumberAreGrey() {
    Matrix matrix(2, 2);
    matrix.values = {std::numeric_limits<float>::quiet_NaN(), 1.0F, std::numeric_limits<float>::infinity(),
        -std::numeric_limits<float>::infinity()};
    for (const ColourScale scale : {ColourScale::Weights, ColourScale::Difference}) {
        HeatmapView view(scale);
        view.resize(340, 280);
        view.setLabels(labels(2));
        view.setMetrics(measureMapLabels(*labels(2), view.font(), 11));
        view.setPlotArea({40, 45, 200, 180});
        view.show();
        view.setMatrix(matrix, {-1, 1});
        const QImage image = pictureOf(view);
        const auto colour = [&](const Cell &cell) {
            return image.pixel((view.cellArea(cell).center() * image.devicePixelRatio()).toPoint());
        };
        QCOMPARE(colour({0, 0}), noNumberColour);
        QVERIFY(similar(colour({0, 1}), colourAt(scale, 1)));
        QCOMPARE(colour({1, 0}), noNumberColour);
        QCOMPARE(colour({1, 1}), noNumberColour);
    }
}

void DrawingTest::wrongSizeStaysEmpty() {
    HeatmapView view(ColourScale::Weights);
    view.setLabels(labels(6));
    view.setMatrix(pattern(5), {0, 1});
    QVERIFY(view.isEmpty());
    view.setMatrix(pattern(6), {0, 1});
    QVERIFY(!view.isEmpty());
    view.setLabels(labels(7));
    QVERIFY(view.isEmpty());
}

void DrawingTest::hiddenMapCatchesUp() {
    HeatmapView view(ColourScale::Mask);
    view.resize(200, 200);
    view.setLabels(labels(1));
    view.setMetrics(measureMapLabels(*labels(1), view.font(), 11));
    view.setPlotArea(QRect(40, 45, 100, 100));
    view.setMatrix(Matrix(1, 1, 1.0F), {0, 1});
    view.show();
    const QImage image = pictureOf(view);
    const QPointF centre = view.cellArea({0, 0}).center() * image.devicePixelRatio();
    QCOMPARE(image.pixel(centre.toPoint()), QRgb(0xffffffff));
}

QTEST_MAIN(DrawingTest)
#include "maps_drawing.moc"
