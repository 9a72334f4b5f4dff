// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the run panel: what the keyboard can enter, what it refuses, the "after Reset" marks and the facts
// shown.
#include "ui/elided_label.h"
#include "ui/number_edits.h"
#include "ui/reset_marker.h"
#include "ui/run_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <cmath>

using namespace headlight;

class RunPanelTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_panel.reset(); }
    void enterCommitsANumberOnce();
    void learningRateTakesOnlySensibleNumbers_data();
    void learningRateTakesOnlySensibleNumbers();
    void seedTakesWholeNumbers_data();
    void seedTakesWholeNumbers();
    void fieldsThatDifferAreMarkedAfterTheStart();
    void stepsAreNeverMarked();
    void switchesAndCombosSayWhatWasChosen();
    void settingsFromOutsideAreNotEdits();
    void theWheelPassesOverFieldsWithoutFocus();
    void factsAreShownAsTheyAre();
    void parameterCountReadsAsInTheChapter();
    void fitsTheColumn();

private:
    template <class T> T *find(const char *name) { return m_panel->findChild<T *>(QLatin1String(name)); }
    void type(QWidget *field, const QString &text);
    bool marked(const char *field) {
        return find<ResetMarker>(qPrintable(QString::fromLatin1(field) + "Marker"))->isPending();
    }

    std::unique_ptr<RunPanel> m_panel;
};

void RunPanelTest::init() {
    m_panel = std::make_unique<RunPanel>();
    m_panel->resize(236, 600);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    m_panel->activateWindow();
}

void RunPanelTest::type(QWidget *field, const QString &text) {
    field->setFocus();
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
}

void RunPanelTest::enterCommitsANumberOnce() {
    QSignalSpy spy(m_panel.get(), &RunPanel::settingsEdited);
    type(find<QSpinBox>("blockSizeBox"), "32");
    QCOMPARE(spy.count(), 1); // not also for the 3 on the way
    QCOMPARE(spy.at(0).at(0).value<RunSettings>().blockSize, 32);
    QCOMPARE(spy.at(0).at(0).value<RunSettings>().batchSize, 64);
}

void RunPanelTest::learningRateTakesOnlySensibleNumbers_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("rate"); // 0: refused
    QTest::newRow("plain") << "0.01" << 0.01;
    QTest::newRow("scientific") << "3e-4" << 3e-4;
    QTest::newRow("absurd but allowed") << "1e30" << 1e30;
    QTest::newRow("zero") << "0" << 0.0;
    QTest::newRow("negative") << "-0.1" << 0.0;
    QTest::newRow("empty") << "" << 0.0;
    QTest::newRow("text") << "fast" << 0.0;
    QTest::newRow("decimal comma") << "0,01" << 0.0;
    QTest::newRow("infinite") << "inf" << 0.0;
    QTest::newRow("not a number") << "nan" << 0.0;
    QTest::newRow("too large") << "1e31" << 0.0;
}

void RunPanelTest::learningRateTakesOnlySensibleNumbers() {
    QFETCH(QString, typed);
    QFETCH(double, rate);
    QSignalSpy spy(m_panel.get(), &RunPanel::settingsEdited);
    auto *field = find<LearningRateEdit>("learningRateEdit");
    type(field, typed);
    QCOMPARE(spy.count(), rate > 0 ? 1 : 0);
    QCOMPARE(field->value(), rate > 0 ? rate : 1e-3);
    if (rate > 0)
        QCOMPARE(spy.at(0).at(0).value<RunSettings>().learningRate, rate);
    else
        QCOMPARE(field->text(), QStringLiteral("0.001"));
}

void RunPanelTest::seedTakesWholeNumbers_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<quint64>("seed"); // 1337: refused
    QTest::newRow("zero") << "0" << quint64(0);
    QTest::newRow("largest") << "9223372036854775807" << quint64(9223372036854775807ULL);
    QTest::newRow("beyond") << "9223372036854775808" << quint64(1337);
    QTest::newRow("negative") << "-1" << quint64(1337);
    QTest::newRow("fraction") << "1.5" << quint64(1337);
}

void RunPanelTest::seedTakesWholeNumbers() {
    QFETCH(QString, typed);
    QFETCH(quint64, seed);
    auto *field = find<SeedEdit>("seedEdit");
    type(field, typed);
    QCOMPARE(quint64(field->value()), seed);
    QCOMPARE(field->text(), QString::number(seed));
}

void RunPanelTest::fieldsThatDifferAreMarkedAfterTheStart() {
    RunDescription run;
    m_panel->setActiveRun(run, false);
    type(find<QSpinBox>("nEmbdBox"), "32");
    QVERIFY(!marked("nEmbdBox"));
    QVERIFY(find<QWidget>("resetHint")->isHidden());
    m_panel->setActiveRun(run, true);
    QVERIFY(marked("nEmbdBox"));
    QVERIFY(!marked("batchSizeBox"));
    QVERIFY(find<QWidget>("resetHint")->isVisible());
    type(find<QSpinBox>("nEmbdBox"), "64");
    QVERIFY(!marked("nEmbdBox"));
    QVERIFY(find<QWidget>("resetHint")->isHidden());
    type(find<LearningRateEdit>("learningRateEdit"), "0.01");
    QVERIFY(marked("learningRateEdit"));
}

void RunPanelTest::stepsAreNeverMarked() {
    m_panel->setActiveRun(RunDescription(), true);
    type(find<QSpinBox>("stepsBox"), "5000");
    QVERIFY(!marked("stepsBox"));
    QVERIFY(find<QWidget>("resetHint")->isHidden());
}

void RunPanelTest::switchesAndCombosSayWhatWasChosen() {
    QSignalSpy settings(m_panel.get(), &RunPanel::settingsEdited);
    QTest::mouseClick(find<QCheckBox>("maskSwitch"), Qt::LeftButton, {}, QPoint(8, 8));
    QCOMPARE(settings.count(), 1);
    QCOMPARE(settings.at(0).at(0).value<RunSettings>().mask, false);
    QTest::keyClick(find<QComboBox>("deviceBox"), Qt::Key_Down);
    QCOMPARE(settings.count(), 2);
    QVERIFY(settings.at(1).at(0).value<RunSettings>().device == DeviceChoice::Cpu);
    QTest::keyClick(find<QComboBox>("deviceBox"), Qt::Key_Down); // CUDA is not there
    QCOMPARE(settings.count(), 2);
    QSignalSpy speed(m_panel.get(), &RunPanel::speedEdited);
    QTest::keyClick(find<QComboBox>("speedBox"), Qt::Key_Down);
    QCOMPARE(speed.count(), 1);
    QCOMPARE(speed.at(0).at(0).toInt(), 100);
    QTest::keyClick(find<QComboBox>("speedBox"), Qt::Key_End);
    QCOMPARE(speed.at(1).at(0).toInt(), 1);
}

void RunPanelTest::settingsFromOutsideAreNotEdits() {
    QSignalSpy spy(m_panel.get(), &RunPanel::settingsEdited);
    RunSettings settings;
    settings.batchSize = 7;
    settings.learningRate = 0.1 + 0.2;
    settings.seed = 42;
    settings.position = false;
    settings.device = DeviceChoice::Cpu;
    m_panel->setSettings(settings);
    QCOMPARE(spy.count(), 0);
    QCOMPARE(find<QSpinBox>("batchSizeBox")->value(), 7);
    QCOMPARE(find<LearningRateEdit>("learningRateEdit")->value(), 0.1 + 0.2);
    QVERIFY(!find<QCheckBox>("positionSwitch")->isChecked());
    QCOMPARE(find<QComboBox>("deviceBox")->currentIndex(), 1);
}

void RunPanelTest::theWheelPassesOverFieldsWithoutFocus() {
    auto *box = find<QSpinBox>("batchSizeBox");
    find<QSpinBox>("stepsBox")->setFocus();
    QWheelEvent turn(QPointF(5, 5), box->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, 120), Qt::NoButton, {},
        Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(box, &turn);
    QCOMPARE(box->value(), 64);
    box->setFocus();
    QCoreApplication::sendEvent(box, &turn);
    QCOMPARE(box->value(), 65);
}

void RunPanelTest::factsAreShownAsTheyAre() {
    QCOMPARE(find<QLabel>("textCharacters")->text(), QStringLiteral("–"));
    TextSummary summary;
    summary.name = QStringLiteral("<b>100%1 &amp; 하루.txt");
    summary.characters = 1'115'394;
    summary.vocabulary = 65;
    summary.train = 1'003'854;
    summary.validation = 111'540;
    summary.facts.encoding = "UTF-8";
    m_panel->setTextSummary(summary);
    QCOMPARE(find<ElidedLabel>("textName")->text(), summary.name);
    QCOMPARE(find<QLabel>("textCharacters")->text(), QStringLiteral("1115394"));
    QCOMPARE(find<QLabel>("textValidation")->text(), QStringLiteral("111540"));
    QVERIFY(find<QLabel>("textNormalised")->isHidden());
    summary.facts.byteOrderMark = true;
    summary.facts.foldedLineEnds = 12;
    m_panel->setTextSummary(summary);
    QVERIFY(find<QLabel>("textNormalised")->isVisible());
    QVERIFY(find<QLabel>("textNormalised")->text().contains("12"));
    QCOMPARE(find<QLabel>("textNormalised")->text().count('\n'), 1);
}

void RunPanelTest::parameterCountReadsAsInTheChapter() {
    QCOMPARE(find<QLabel>("parameterCount")->text(), QStringLiteral("–"));
    RunDescription run;
    run.parameterCount = 21'697;
    run.device = "cpu";
    run.threads = 2;
    m_panel->setActiveRun(run, false);
    QCOMPARE(find<QLabel>("parameterCount")->text(), QStringLiteral("0.022M parameters"));
    QCOMPARE(find<QLabel>("deviceInUse")->text(), QStringLiteral("cpu, threads: 2"));
}

void RunPanelTest::fitsTheColumn() {
    QVERIFY(m_panel->minimumSizeHint().width() <= 236);
}

QTEST_MAIN(RunPanelTest)
#include "panels_run.moc"
