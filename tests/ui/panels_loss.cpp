// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the loss chart as it is seen and read: figures under the mouse, notes, reference lines, the flat
// line of a one-symbol text, gaps, and that a training run does not redraw at every step.
#include "ui/loss_chart.h"
#include "ui/loss_legend.h"
#include "ui/loss_plot.h"

#include <QChart>
#include <QLabel>
#include <QLineSeries>
#include <QTest>

#include <cmath>
#include <limits>

using namespace headlight;

class LossChartTest : public QObject {
    Q_OBJECT
private slots:
    void emptyShowsNoFigures();
    void readsTheEvaluationUnderTheMouse();
    void readsAMiniBatchBetweenEvaluations();
    void constantZeroIsAVisibleLine();
    void axesComeFromFiniteLossesOnly();
    void explainsARiseOfValidation();
    void saysThatThereIsNoValidation();
    void withoutItsTextARunKeepsItsCurves();
    void namesTheStepOfAFailure();
    void drawsAtMostAThousandPoints();
    void redrawsSeldomWhileTraining();
    void namesTheReferenceLines();

private:
    static QString labelText(const LossChart &chart, const char *name) {
        return chart.findChild<QLabel *>(QLatin1String(name))->text();
    }
    static LossPlot *plotOf(const LossChart &chart) { return chart.findChild<LossPlot *>(); }
    static void pointAt(LossPlot *plot, double step);
    static int pointsDrawn(const LossPlot *plot);
};

void LossChartTest::pointAt(LossPlot *plot, double step) {
    const QPointF scene = plot->chart()->mapToPosition({step, plot->lossRange().x()});
    const QPoint place = plot->mapFromScene(scene) + QPoint(0, -20);
    QTest::mouseMove(plot->viewport(), place);
}

int LossChartTest::pointsDrawn(const LossPlot *plot) {
    qsizetype most = 0;
    for (const QAbstractSeries *series : plot->chart()->series())
        most = std::max(most, static_cast<const QXYSeries *>(series)->points().size());
    return static_cast<int>(most);
}

void LossChartTest::emptyShowsNoFigures() {
    LossChart chart;
    QCOMPARE(labelText(chart, "lossReadout"), QStringLiteral("–"));
    chart.startRun({3000, 4.0, std::nullopt, true});
    chart.addEvaluation({0, 4.1, 4.2});
    QVERIFY(labelText(chart, "lossReadout").contains("4.1000"));
    chart.clear();
    QCOMPARE(labelText(chart, "lossReadout"), QStringLiteral("–"));
}

void LossChartTest::readsTheEvaluationUnderTheMouse() {
    LossChart chart;
    chart.resize(450, 300);
    chart.startRun({3000, 4.17, 2.48, true});
    for (int step = 0; step <= 1200; step += 300)
        chart.addEvaluation({step, 4.0 - step / 1000.0, 4.1 - step / 1000.0});
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    pointAt(plotOf(chart), 600);
    const QString text = labelText(chart, "lossReadout");
    QVERIFY2(text.contains("600") && text.contains("3.4000") && text.contains("3.5000"), qPrintable(text));
    QVERIFY2(text.contains(QString::number(std::exp(3.5), 'f', 2)), qPrintable(text));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(plotOf(chart), &leave);
    QVERIFY(labelText(chart, "lossReadout").contains("1200"));
}

void LossChartTest::readsAMiniBatchBetweenEvaluations() {
    LossChart chart;
    chart.resize(450, 300);
    chart.startRun({300, 4.17, std::nullopt, true});
    std::vector<LossPoint> points;
    for (int step = 0; step < 300; ++step)
        points.push_back({step, 3.0 + step / 1000.0});
    chart.addMiniBatchLosses(points);
    chart.addEvaluation({0, 4.0, 4.0});
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    pointAt(plotOf(chart), 150);
    const QStringList words = labelText(chart, "lossReadout").split(QLatin1Char(' '));
    const int step = words.value(1).toInt();
    QVERIFY(std::abs(step - 150) <= 1);
    QVERIFY(words.contains(QString::number(3.0 + step / 1000.0, 'f', 4)));
}

void LossChartTest::constantZeroIsAVisibleLine() {
    LossChart chart;
    chart.resize(450, 300);
    chart.startRun({100, 0.0, std::nullopt, true});
    chart.addEvaluation({0, 0.0, 0.0});
    chart.addEvaluation({100, 0.0, 0.0});
    const QPointF range = plotOf(chart)->lossRange();
    QVERIFY(range.x() < 0 && range.y() > 0);
    const QImage picture = plotOf(chart)->grab().toImage();
    const QPoint middle = plotOf(chart)->mapFromScene(plotOf(chart)->chart()->mapToPosition({50, 0}));
    QVERIFY(picture.pixelColor(middle) != picture.pixelColor(middle + QPoint(0, 6)));
}

void LossChartTest::axesComeFromFiniteLossesOnly() {
    LossChart chart;
    chart.startRun({4, 4.17, std::nullopt, true});
    chart.addMiniBatchLosses({{0, 4}, {1, 3}, {2, std::numeric_limits<double>::quiet_NaN()}, {3, 2}});
    const QPointF range = plotOf(chart)->lossRange();
    QVERIFY(range.x() > 1 && range.x() <= 2);
    QVERIFY(range.y() >= 4.17 && range.y() < 6);
    QCOMPARE(plotOf(chart)->stepRange(), QPointF(0, 4));
}

void LossChartTest::explainsARiseOfValidation() {
    LossChart chart;
    chart.startRun({900, 4.0, std::nullopt, true});
    chart.addEvaluation({0, 4.0, 4.0});
    chart.addEvaluation({300, 2.0, 2.5});
    QVERIFY(labelText(chart, "lossNote").isEmpty());
    chart.addEvaluation({600, 1.0, 3.5});
    const QString note = labelText(chart, "lossNote");
    QVERIFY2(note.contains("300") && note.contains("2.5000") && note.contains("heart"), qPrintable(note));
    chart.addEvaluation({900, 5.0, 5.5});
    QVERIFY(!labelText(chart, "lossNote").contains("heart"));
}

void LossChartTest::saysThatThereIsNoValidation() {
    LossChart chart;
    chart.startRun({900, 4.0, std::nullopt, false});
    chart.addEvaluation({0, 4.0, std::nullopt});
    QVERIFY(labelText(chart, "lossNote").contains("no validation"));
    QVERIFY(labelText(chart, "lossReadout").contains("4.0000"));
    QCOMPARE(chart.findChild<LossLegend *>()->entries().size(), std::size_t(3));
}

void LossChartTest::withoutItsTextARunKeepsItsCurves() {
    LossChart chart;
    chart.startRun({900, 4.0, std::nullopt, std::nullopt});
    QCOMPARE(chart.findChild<LossLegend *>()->entries().size(), std::size_t(3));
    chart.addEvaluation({0, 4.0, 4.5});
    QVERIFY(labelText(chart, "lossNote").isEmpty());
    QCOMPARE(chart.findChild<LossLegend *>()->entries().size(), std::size_t(4));
    QVERIFY(labelText(chart, "lossReadout").contains("4.5000"));
}

void LossChartTest::namesTheStepOfAFailure() {
    LossChart chart;
    chart.startRun({900, 4.0, std::nullopt, true});
    chart.setFailure(17);
    QVERIFY(labelText(chart, "lossNote").contains("17"));
    chart.setFailure(std::nullopt);
    QVERIFY(labelText(chart, "lossNote").isEmpty());
}

void LossChartTest::drawsAtMostAThousandPoints() {
    LossChart chart;
    chart.startRun({50'000, 4.0, std::nullopt, true});
    std::vector<LossPoint> points;
    for (int step = 0; step < 50'000; ++step)
        points.push_back({step, 2.0 + 0.5 * std::sin(step)});
    chart.addMiniBatchLosses(points);
    QVERIFY(pointsDrawn(plotOf(chart)) <= 1000);
    QVERIFY(pointsDrawn(plotOf(chart)) > 100);
}

void LossChartTest::redrawsSeldomWhileTraining() {
    LossChart chart;
    chart.startRun({3000, 4.0, std::nullopt, true});
    chart.show();
    chart.setTraining(true);
    QVERIFY(!plotOf(chart)->renderHints().testFlag(QPainter::Antialiasing));
    chart.addMiniBatchLosses({{0, 4.0}, {1, 3.9}, {2, 3.8}});
    QVERIFY(pointsDrawn(plotOf(chart)) < 3); // it waits for the timer
    QTRY_COMPARE(pointsDrawn(plotOf(chart)), 3);
    chart.addMiniBatchLosses({{3, 3.7}});
    chart.setTraining(false);
    QCOMPARE(pointsDrawn(plotOf(chart)), 4);
    QVERIFY(plotOf(chart)->renderHints().testFlag(QPainter::Antialiasing));
}

void LossChartTest::namesTheReferenceLines() {
    LossChart chart;
    chart.startRun({3000, std::log(65.0), 2.481, true});
    const auto &entries = chart.findChild<LossLegend *>()->entries();
    QCOMPARE(entries.size(), std::size_t(5));
    QVERIFY(entries[3].name.contains("4.174"));
    QVERIFY(entries[4].name.contains("2.481"));
    QVERIFY(entries[4].explanation.contains("0.1"));
}

QTEST_MAIN(LossChartTest)
#include "panels_loss.moc"
