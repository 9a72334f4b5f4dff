// SPDX-License-Identifier: GPL-3.0-or-later
// Protects leaving: the window can be closed at any moment, and everything ends at once without a question.
#include "tests/ui/window_fixture.h"

#include <QElapsedTimer>

using namespace headlight;

class WindowEdges : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { setUpWindowTests(); }
    void closesWhileLoading();
    void closesWhileTraining();
    void closesWhileEvaluating();
    void closesWhileGenerating();
    void closesWithEverythingAtOnce();

private:
    static void leave(std::unique_ptr<WindowFixture> fixture);
};

void WindowEdges::leave(std::unique_ptr<WindowFixture> fixture) {
    QElapsedTimer clock;
    clock.start();
    fixture->key(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(!fixture->window.isVisible());
    fixture.reset();
    QVERIFY(clock.elapsed() < 10'000); // a guard against hanging
}

void WindowEdges::closesWhileLoading() {
    auto fixture = std::make_unique<WindowFixture>();
    fixture->begin();
    QCOMPARE(fixture->session.phase(), RunPhase::LoadingEngine);
    leave(std::move(fixture));
}

void WindowEdges::closesWhileTraining() {
    auto fixture = std::make_unique<WindowFixture>(endlessRun());
    QVERIFY(fixture->isReady());
    fixture->press("trainButton");
    QVERIFY(fixture->reachesStep(10));
    leave(std::move(fixture));
}

void WindowEdges::closesWhileEvaluating() {
    RunSettings settings = quickRun(1000);
    settings.evalIters = setting_limits::evalIters.most;
    auto fixture = std::make_unique<WindowFixture>(settings);
    QVERIFY(fixture->isReady());
    fixture->press("trainButton");
    QVERIFY(fixture->waits([&] { return fixture->frame.toEvaluate > 0; }));
    QVERIFY(fixture->textOf("runStatus").contains(QStringLiteral("evaluating")));
    leave(std::move(fixture));
}

void WindowEdges::closesWhileGenerating() {
    auto fixture = std::make_unique<WindowFixture>();
    QVERIFY(fixture->isReady());
    fixture->type("tokensBox", QStringLiteral("200000"));
    fixture->press("generateButton");
    QVERIFY(fixture->waits([&] { return fixture->plainText("generatedText").size() > 20; }));
    QVERIFY(fixture->session.isGenerating());
    leave(std::move(fixture));
}

void WindowEdges::closesWithEverythingAtOnce() {
    auto fixture = std::make_unique<WindowFixture>(endlessRun());
    QVERIFY(fixture->isReady());
    fixture->type("tokensBox", QStringLiteral("200000"));
    fixture->press("generateButton");
    fixture->press("trainButton");
    QVERIFY(fixture->reachesStep(10));
    fixture->clickAt("nowMap", {5, 5});
    fixture->drop(fixture->file("late.txt", QByteArray("abcd efgh\n").repeated(60)));
    leave(std::move(fixture));
    QTest::qWait(50); // what was under way finds nobody, and that is all
}

QTEST_MAIN(WindowEdges)
#include "window_edges.moc"
