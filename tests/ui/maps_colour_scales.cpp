// SPDX-License-Identifier: GPL-3.0-or-later
// Protects what colours mean: ends and middle of the scales, white for no change, ranges that never
// exaggerate noise.
#include "ui/colour_scales.h"
#include "ui/map_legend.h"

#include <QtTest>

#include <limits>

using namespace headlight;

namespace {

Matrix matrixOf(std::initializer_list<float> values) {
    Matrix matrix(1, values.size());
    std::copy(values.begin(), values.end(), matrix.values.begin());
    return matrix;
}

double brightness(QRgb colour) {
    return 0.299 * qRed(colour) + 0.587 * qGreen(colour) + 0.114 * qBlue(colour);
}

} // namespace

class ColourScalesTest : public QObject {
    Q_OBJECT
private slots:
    void endsAndMiddle();
    void noNumberIsOnNoScale();
    void weightsGetBrighter();
    void differencesAreSymmetricAndToldApart();
    void ranges();
    void differences();
    void rangeLabels();
};

void ColourScalesTest::endsAndMiddle() {
    QCOMPARE(colourAt(ColourScale::Weights, 0), QRgb(0xff440154));
    QCOMPARE(colourAt(ColourScale::Weights, 1), QRgb(0xfffde725));
    QCOMPARE(colourAt(ColourScale::Weights, -3), QRgb(0xff440154));
    QCOMPARE(colourAt(ColourScale::Weights, 7), QRgb(0xfffde725));
    QCOMPARE(colourAt(ColourScale::Weights, std::numeric_limits<double>::quiet_NaN()), noNumberColour);
    QCOMPARE(colourAt(ColourScale::Difference, 0.5), QRgb(0xffffffff));
    QCOMPARE(colourAt(ColourScale::Mask, 0), QRgb(0xff000000));
    QCOMPARE(colourAt(ColourScale::Mask, 1), QRgb(0xffffffff));
}

void ColourScalesTest::noNumberIsOnNoScale() {
    for (const ColourScale scale : {ColourScale::Weights, ColourScale::Difference, ColourScale::Mask})
        for (int i = 0; i <= 1000; ++i) {
            const QRgb colour = colourAt(scale, i / 1000.0);
            const int distance = std::abs(qRed(colour) - qRed(noNumberColour)) +
                                 std::abs(qGreen(colour) - qGreen(noNumberColour)) +
                                 std::abs(qBlue(colour) - qBlue(noNumberColour));
            QVERIFY(scale == ColourScale::Mask || distance > 60);
        }
    const float nan = std::numeric_limits<float>::quiet_NaN();
    QVERIFY(hasNonFinite(matrixOf({0.5F, nan})));
    QVERIFY(hasNonFinite(matrixOf({std::numeric_limits<float>::infinity()})));
    QVERIFY(!hasNonFinite(matrixOf({0.5F, 0.0F})));
    QVERIFY((weightsRange(matrixOf({nan}), matrixOf({nan, 0.5F}), true) == ColourRange{0, 0.5}));
}

void ColourScalesTest::weightsGetBrighter() {
    for (int i = 1; i <= 100; ++i)
        QVERIFY(brightness(colourAt(ColourScale::Weights, i / 100.0)) >
                brightness(colourAt(ColourScale::Weights, (i - 1) / 100.0)));
}

void ColourScalesTest::differencesAreSymmetricAndToldApart() {
    for (int i = 1; i <= 50; ++i) {
        const QRgb less = colourAt(ColourScale::Difference, 0.5 - i / 100.0);
        const QRgb more = colourAt(ColourScale::Difference, 0.5 + i / 100.0);
        // Blue against orange survives every common colour-vision deficiency: blue decides.
        QVERIFY(qBlue(less) > qRed(less));
        QVERIFY(qRed(more) > qBlue(more));
    }
}

void ColourScalesTest::ranges() {
    const Matrix before = matrixOf({0.0F, 0.25F});
    const Matrix now = matrixOf({0.0F, 0.5F});
    QVERIFY((weightsRange(before, now, false) == ColourRange{0, 1}));
    QVERIFY((weightsRange(before, now, true) == ColourRange{0, 0.5}));
    QVERIFY((weightsRange(before, {}, true) == ColourRange{0, 0.25}));
    QVERIFY((weightsRange({}, {}, true) == ColourRange{0, 1}));
    QVERIFY((differenceRange(matrixOf({0.01F, -0.02F}), false) == ColourRange{-0.05, 0.05}));
    QVERIFY((differenceRange(matrixOf({0.25F, -0.5F}), false) == ColourRange{-0.5, 0.5}));
    QVERIFY((differenceRange(matrixOf({0.25F, -0.5F}), true) == ColourRange{-1, 1}));
    const float nan = std::numeric_limits<float>::quiet_NaN();
    QVERIFY((differenceRange(matrixOf({nan, 0.5F}), false) == ColourRange{-0.5, 0.5}));
}

void ColourScalesTest::differences() {
    const Matrix difference = differenceOf(matrixOf({0.75F, 0.0F}), matrixOf({0.25F, 0.5F}));
    QCOMPARE(difference.values, (std::vector<float>{0.5F, -0.5F}));
    QVERIFY(differenceOf(matrixOf({1.0F}), matrixOf({0.5F, 0.5F})).empty());
    QVERIFY(differenceOf({}, {}).empty());
}

void ColourScalesTest::rangeLabels() {
    QCOMPARE(rangeLabel(0, false), QStringLiteral("0"));
    QCOMPARE(rangeLabel(1, false), QStringLiteral("1"));
    QCOMPARE(rangeLabel(0.5, false), QStringLiteral("0.5"));
    QCOMPARE(rangeLabel(0.314, false), QStringLiteral("0.31"));
    QCOMPARE(rangeLabel(-0.05, true), QStringLiteral("−0.05"));
    QCOMPARE(rangeLabel(1, true), QStringLiteral("+1"));
}

QTEST_GUILESS_MAIN(ColourScalesTest)
#include "maps_colour_scales.moc"
