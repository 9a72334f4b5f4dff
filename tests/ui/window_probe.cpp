// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the observed input: a refused one is named and changes nothing, a shorter one gives smaller maps;
// and that looking, probing, generating and switching languages leave a seed's curve alone to the last bit.
#include "tests/ui/window_fixture.h"

using namespace headlight;

class WindowProbe : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { setUpWindowTests(); }
    void unknownCharacterIsNamed();
    void shorterProbeGivesSmallerMaps();
    void anotherSampleIsAnotherInput();
    void clicksLeaveTheCurveAlone();

private:
    static void disturb(WindowFixture &fixture, int round);
};

void WindowProbe::unknownCharacterIsNamed() {
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    const std::vector<TokenId> tokens = fixture.session.probe().tokens;
    const Matrix before = fixture.before;
    fixture.type("probeEdit", QStringLiteral("the 한"));
    QVERIFY(fixture.find("probeErrorLabel")->isVisible());
    const QString error = fixture.textOf("probeErrorLabel");
    QVERIFY2(error.contains(QStringLiteral("한")) && error.contains("U+D55C"), qPrintable(error));
    QTest::qWait(50);
    QVERIFY(fixture.session.probe().tokens == tokens);
    QVERIFY(fixture.before.values == before.values);
    QVERIFY(!fixture.map("nowMap")->isEmpty());
    fixture.press("languageButton");
    QVERIFY(fixture.textOf("probeErrorLabel") != error);
    QVERIFY(fixture.textOf("probeErrorLabel").contains("U+D55C"));
}

void WindowProbe::shorterProbeGivesSmallerMaps() {
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    fixture.clickAt("nowMap", {12, 3});
    fixture.type("probeEdit", QStringLiteral("the su"));
    QVERIFY(fixture.waits([&] { return fixture.before.rows == 6 && fixture.frame.now.rows == 6; }));
    QCOMPARE(fixture.before.cols, std::size_t(6));
    QVERIFY(fixture.frame.now.values == fixture.before.values);
    QVERIFY(!fixture.window.attentionMaps()->pinned()); // the cell is no longer there
    for (const char *name : {"beforeMap", "nowMap", "maskMap", "differenceMap"})
        QVERIFY2(!fixture.map(name)->isEmpty(), name);
    fixture.pointAt("nowMap", {5, 2});
    QVERIFY2(
        fixture.sentence().startsWith(QStringLiteral("Position 5 (‘u’)")), qPrintable(fixture.sentence()));
    QVERIFY(!fixture.find("probeErrorLabel")->isVisible());
    fixture.type("probeEdit", QStringLiteral("the sun and the moon"));
    QVERIFY(fixture.find("probeErrorLabel")->isVisible()); // longer than T
    QVERIFY(fixture.textOf("probeErrorLabel").contains(QStringLiteral("16")));
}

void WindowProbe::anotherSampleIsAnotherInput() {
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    const QString first = fixture.find<QLineEdit>("probeEdit")->text();
    QVERIFY(!first.isEmpty());
    const auto *button = fixture.find("anotherSampleButton");
    for (int i = 0; i < 2; ++i) { // by chance the first may be the same
        WindowFixture::click(button, {10, button->height() / 2});
        if (fixture.waits([&] { return fixture.find<QLineEdit>("probeEdit")->text() != first; }))
            break;
    }
    QVERIFY(fixture.find<QLineEdit>("probeEdit")->text() != first);
    QVERIFY(fixture.waits([&] { return fixture.frame.now.values == fixture.before.values; }));
    QCOMPARE(fixture.session.probe().tokens.size(), std::size_t(16));
}

void WindowProbe::disturb(WindowFixture &fixture, int round) {
    const auto *sample = fixture.find("anotherSampleButton");
    WindowFixture::click(sample, {10, sample->height() / 2});
    fixture.pointAt("nowMap", {round % 16, 2});
    fixture.clickAt("beforeMap", {round % 16, round % 16});
    fixture.type("probeEdit", round % 2 == 0 ? QStringLiteral("and") : QStringLiteral("where"));
    if (fixture.canPress("generateButton"))
        fixture.press("generateButton");
    fixture.press("languageButton");
}

void WindowProbe::clicksLeaveTheCurveAlone() {
    WindowFixture quiet(quickRun(120));
    QVERIFY(quiet.isReady());
    quiet.press("trainButton");
    QVERIFY(quiet.reaches(RunPhase::Finished));
    QCOMPARE(quiet.losses.size(), std::size_t(120));
    quiet.window.hide();

    WindowFixture busy(quickRun(120));
    QVERIFY(busy.isReady());
    disturb(busy, 1);
    busy.press("step10Button");
    disturb(busy, 2);
    QVERIFY(busy.reachesStep(10) && busy.reaches(RunPhase::Paused));
    busy.press("trainButton");
    for (int round = 3; round < 40 && busy.session.phase() != RunPhase::Finished; ++round) {
        disturb(busy, round);
        QTest::qWait(2);
    }
    QVERIFY(busy.reaches(RunPhase::Finished));
    QCOMPARE(busy.losses.size(), quiet.losses.size());
    for (std::size_t i = 0; i < quiet.losses.size(); ++i)
        QVERIFY2(busy.losses[i].loss == quiet.losses[i].loss, qPrintable(QString::number(i)));
    QCOMPARE(busy.evaluations.size(), quiet.evaluations.size());
    for (std::size_t i = 0; i < quiet.evaluations.size(); ++i) {
        QVERIFY(busy.evaluations[i].train == quiet.evaluations[i].train);
        QVERIFY(busy.evaluations[i].validation == quiet.evaluations[i].validation);
    }
}

QTEST_MAIN(WindowProbe)
#include "window_probe.moc"
