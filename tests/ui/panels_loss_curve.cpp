// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the data behind the loss chart: bounded size, no lost peak, gaps at losses that are not finite,
// round axes, and the rule for "validation rises again".
#include "ui/evaluation_log.h"
#include "ui/loss_curve.h"
#include "ui/nice_axis.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace headlight;

class LossCurveTest : public QObject {
    Q_OBJECT
private slots:
    void keepsEveryPointOfAShortCurve();
    void boundsALongCurveAndKeepsItsPeaks();
    void breaksAtALossThatIsNotFinite();
    void staysBoundedWithGapsEverywhere();
    void findsTheNearestPoint();
    void axesAreRoundAndHoldTheirValues_data();
    void axesAreRoundAndHoldTheirValues();
    void noticesOnlyAClearRise();
    void findsTheNearestOfManyEvaluations();
};

void LossCurveTest::keepsEveryPointOfAShortCurve() {
    LossCurve curve;
    for (int step = 0; step < 300; ++step)
        curve.add(step, 4.0 - 0.01 * step);
    QCOMPARE(curve.segments().size(), std::size_t(1));
    QCOMPARE(curve.segments().front().size(), std::size_t(300));
    QCOMPARE(curve.segments().front()[123].step, 123);
    QCOMPARE(curve.segments().front()[123].loss, 4.0 - 1.23);
}

void LossCurveTest::boundsALongCurveAndKeepsItsPeaks() {
    LossCurve curve;
    for (int step = 0; step < 100'000; ++step)
        curve.add(step, step == 54'321 ? 9.0 : (step == 77'777 ? 0.5 : 2.0 + 0.1 * std::sin(step)));
    QVERIFY(curve.pointCount() <= 1000);
    QVERIFY(curve.pointCount() >= 300);
    QCOMPARE(curve.at(54'321).value_or(0), 9.0);
    QCOMPARE(curve.at(77'777).value_or(0), 0.5);
    QCOMPARE(curve.latest()->step, 99'999);
    const LossCurve::Segment points = curve.segments().front();
    for (std::size_t i = 1; i < points.size(); ++i)
        QVERIFY(points[i - 1].step < points[i].step);
}

void LossCurveTest::breaksAtALossThatIsNotFinite() {
    LossCurve curve;
    const double losses[] = {4, 3, std::numeric_limits<double>::quiet_NaN(), 2};
    for (int step = 0; step < 4; ++step)
        curve.add(step, losses[step]);
    const std::vector<LossCurve::Segment> segments = curve.segments();
    QCOMPARE(segments.size(), std::size_t(2));
    QCOMPARE(segments[0].size(), std::size_t(2));
    QCOMPARE(segments[1].size(), std::size_t(1));
    QCOMPARE(segments[1][0].loss, 2.0);
    QCOMPARE(curve.gaps(), std::vector<std::int64_t>{2});
    QCOMPARE(curve.lowest()->loss, 2.0);
    QCOMPARE(curve.highest()->loss, 4.0);
}

void LossCurveTest::staysBoundedWithGapsEverywhere() {
    LossCurve curve(50);
    for (int step = 0; step < 5000; ++step)
        curve.add(step, step % 2 == 0 ? 1.0 : std::numeric_limits<double>::infinity());
    QVERIFY(curve.segments().size() <= 51);
    QVERIFY(curve.gaps().size() <= 100);
}

void LossCurveTest::findsTheNearestPoint() {
    LossCurve curve;
    QVERIFY(!curve.nearest(3));
    curve.add(0, 4);
    curve.add(300, 3);
    QCOMPARE(curve.nearest(140)->step, 0);
    QCOMPARE(curve.nearest(160)->step, 300);
    QVERIFY(!curve.at(160));
}

void LossCurveTest::axesAreRoundAndHoldTheirValues_data() {
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("a chapter run") << 2.31 << 4.17;
    QTest::newRow("constant zero") << 0.0 << 0.0;
    QTest::newRow("constant") << 4.2 << 4.2;
    QTest::newRow("tiny change") << 2.0 << 2.001;
    QTest::newRow("huge") << 3.0 << 4e12;
    QTest::newRow("huge constant") << 1e30 << 1e30;
}

void LossCurveTest::axesAreRoundAndHoldTheirValues() {
    QFETCH(double, low);
    QFETCH(double, high);
    const NiceAxis axis = niceAxis(low, high, 6);
    QVERIFY(axis.low < low || (low > 0 && axis.low >= 0 && axis.low <= low));
    QVERIFY(axis.high > high);
    const double ticks = (axis.high - axis.low) / axis.interval;
    QVERIFY2(ticks >= 2 && ticks <= 9, qPrintable(QString::number(ticks)));
    const double mantissa = axis.interval / std::pow(10.0, std::floor(std::log10(axis.interval) + 1e-9));
    QVERIFY(std::abs(mantissa - 1) < 1e-6 || std::abs(mantissa - 2) < 1e-6 || std::abs(mantissa - 5) < 1e-6);
}

void LossCurveTest::noticesOnlyAClearRise() {
    EvaluationLog log;
    log.add({0, 4.0, 4.0});
    log.add({300, 2.0, 2.5});
    QVERIFY(!log.lowestBeforeRise());
    log.add({600, 1.9, 2.51}); // within the scatter of an estimate
    QVERIFY(!log.lowestBeforeRise());
    log.add({900, 1.5, 2.9});
    QVERIFY(log.lowestBeforeRise());
    QCOMPARE(log.lowestBeforeRise()->step, 300);
    log.add({1200, 1.4, 2.4}); // fell again
    QVERIFY(!log.lowestBeforeRise());
}

void LossCurveTest::findsTheNearestOfManyEvaluations() {
    EvaluationLog log;
    QVERIFY(!log.nearest(0));
    for (int step = 0; step <= 100'000; ++step)
        log.add({step, 1.0 + step, std::nullopt});
    const std::optional<Evaluation> found = log.nearest(50'000);
    QVERIFY(std::abs(found->step - 50'000) <= 8);
    QCOMPARE(found->train, 1.0 + static_cast<double>(found->step));
    QCOMPARE(log.nearest(-5)->step, 0);
    QCOMPARE(log.latest()->step, 100'000);
}

QTEST_APPLESS_MAIN(LossCurveTest)
#include "panels_loss_curve.moc"
