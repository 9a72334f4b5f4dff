// SPDX-License-Identifier: GPL-3.0-or-later
// Protects Generate in the real window: the chapter's 500 characters by one press, a prompt that cannot be
// meant, Stop, greedy text that repeats, and that writing and training go on side by side.
#include "tests/ui/window_fixture.h"
#include "ui/generated_text_view.h"

#include <QComboBox>
#include <QSignalSpy>

using namespace headlight;

class WindowGeneration : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { setUpWindowTests(); }
    void writesFiveHundredCharacters();
    void unknownCharacterOfThePromptIsNamed();
    void promptIsContinued();
    void stopStops();
    void temperatureZeroRepeats();
    void writesWhileTraining();

private:
    static const GeneratedTextView *pane(const WindowFixture &fixture) {
        return fixture.find<GeneratedTextView>("generatedText");
    }
    static bool writes(WindowFixture &fixture);
    static void choosePrompt(WindowFixture &fixture);
};

bool WindowGeneration::writes(WindowFixture &fixture) {
    // A text may be there before the press has returned.
    const QSignalSpy ended(&fixture.session, &TrainingSession::generationEnded);
    fixture.press("generateButton");
    return fixture.waits([&] { return ended.count() == 1; });
}

void WindowGeneration::choosePrompt(WindowFixture &fixture) {
    auto *box = fixture.find<QComboBox>("startBox");
    box->setFocus();
    QTest::keyClick(box, Qt::Key_End);
    QVERIFY(fixture.find("promptEdit")->isEnabled());
}

void WindowGeneration::writesFiveHundredCharacters() {
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    QCOMPARE(fixture.textOf("generationStatus"), QStringLiteral("–"));
    QVERIFY(writes(fixture));
    QCOMPARE(pane(fixture)->characterCount(), 501); // token 0 and the chapter's 500
    QVERIFY(fixture.plainText("generatedText").size() >= 500);
    const QString shown = fixture.textOf("generationStatus");
    QVERIFY2(shown.contains(QStringLiteral("step 0")) && shown.contains("501"), qPrintable(shown));
    QVERIFY(fixture.canPress("generateButton"));
    QVERIFY(!fixture.canPress("stopButton"));
    QSignalSpy begun(&fixture.session, &TrainingSession::generationStarted);
    fixture.key(Qt::Key_G, Qt::ControlModifier);
    QVERIFY(fixture.waits([&] { return begun.count() == 1; }));
}

void WindowGeneration::unknownCharacterOfThePromptIsNamed() {
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    choosePrompt(fixture);
    fixture.type("promptEdit", QStringLiteral("the 강")); // Enter generates
    QVERIFY(fixture.find("generationError")->isVisible());
    const QString error = fixture.textOf("generationError");
    QVERIFY2(error.contains(QStringLiteral("강")) && error.contains("U+AC15"), qPrintable(error));
    QVERIFY(!fixture.session.isGenerating());
    QVERIFY(pane(fixture)->fullText().isEmpty());
    fixture.press("languageButton");
    QVERIFY(fixture.textOf("generationError") != error);
    QVERIFY(fixture.textOf("generationError").contains("U+AC15"));
    fixture.type("promptEdit", QStringLiteral("the "));
    QVERIFY(!fixture.find("generationError")->isVisible());
}

void WindowGeneration::promptIsContinued() {
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    choosePrompt(fixture);
    fixture.type("tokensBox", QStringLiteral("20"));
    fixture.type("promptEdit", QStringLiteral("the river and the old bridge"));
    QVERIFY(fixture.waits([&] { return !fixture.session.isGenerating(); }));
    QVERIFY(pane(fixture)->fullText().startsWith(QStringLiteral("the river and the old bridge")));
    QCOMPARE(pane(fixture)->characterCount(), 28 + 20);
    fixture.type("promptEdit", QString());
    QVERIFY(fixture.waits([&] { return !fixture.session.isGenerating(); }));
    QCOMPARE(pane(fixture)->characterCount(), 1 + 20); // an empty prompt works
}

void WindowGeneration::stopStops() {
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    fixture.type("tokensBox", QStringLiteral("200000"));
    fixture.press("generateButton");
    QVERIFY(fixture.waits([&] { return pane(fixture)->characterCount() > 20; }));
    QVERIFY(!fixture.canPress("generateButton"));
    fixture.press("stopButton");
    QVERIFY(fixture.waits([&] { return !fixture.session.isGenerating(); }));
    const int count = pane(fixture)->characterCount();
    QVERIFY(count < 200000);
    QTest::qWait(150);
    QCOMPARE(pane(fixture)->characterCount(), count);
    QVERIFY(fixture.textOf("generationStatus").contains(QStringLiteral("stopped")) ||
            fixture.textOf("generationStatus").contains(QStringLiteral("shows the last")));
    QVERIFY(fixture.canPress("generateButton"));
}

void WindowGeneration::temperatureZeroRepeats() {
    WindowFixture fixture(quickRun(40));
    QVERIFY(fixture.isReady());
    fixture.press("trainButton");
    QVERIFY(fixture.reaches(RunPhase::Finished));
    QVERIFY(writes(fixture));
    const QString drawn = pane(fixture)->fullText();
    fixture.type("temperatureBox", QStringLiteral("0"));
    QVERIFY(writes(fixture));
    const QString first = pane(fixture)->fullText();
    QCOMPARE(pane(fixture)->characterCount(), 501);
    QVERIFY(first != drawn);
    QVERIFY(writes(fixture));
    QCOMPARE(pane(fixture)->fullText(), first);
}

void WindowGeneration::writesWhileTraining() {
    WindowFixture fixture(endlessRun());
    QVERIFY(fixture.isReady());
    fixture.press("trainButton");
    QVERIFY(fixture.reachesStep(20));
    QVERIFY(writes(fixture));
    QCOMPARE(pane(fixture)->characterCount(), 501);
    QCOMPARE(fixture.session.phase(), RunPhase::Training);
    const qint64 step = fixture.session.step();
    QVERIFY(fixture.reachesStep(step + 10));
    for (std::size_t i = 0; i < fixture.losses.size(); ++i)
        QCOMPARE(fixture.losses[i].step, std::int64_t(i));
}

QTEST_MAIN(WindowGeneration)
#include "window_generation.moc"
