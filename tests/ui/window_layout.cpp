// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the arrangement of the window: a closed panel comes back by Reset layout or the View menu, and the
// next start looks like the last one.
#include "tests/ui/window_fixture.h"

#include <QDockWidget>
#include <QMenuBar>

using namespace headlight;

namespace {

const char *const dockNames[] = {"runDock", "inspectorDock", "checksDock", "lossDock", "generationDock"};

void closeDock(const WindowFixture &fixture, const char *name) {
    const auto *dock = fixture.find<QDockWidget>(name);
    const auto *button = dock->findChild<QAbstractButton *>(QStringLiteral("qt_dockwidget_closebutton"));
    QVERIFY(button != nullptr);
    WindowFixture::click(button);
    QVERIFY(fixture.waits([&] { return !dock->isVisible(); }));
}

QAction *viewAction(const WindowFixture &fixture) {
    return fixture.window.menuBar()->actions()[2];
}

void chooseInView(const WindowFixture &fixture, QAction *action) {
    auto *bar = fixture.window.menuBar();
    QMenu *menu = viewAction(fixture)->menu();
    WindowFixture::click(bar, bar->actionGeometry(viewAction(fixture)).center());
    QTRY_VERIFY_WITH_TIMEOUT(menu->isVisible(), hangGuard);
    WindowFixture::click(menu, menu->actionGeometry(action).center());
    QTRY_VERIFY_WITH_TIMEOUT(!menu->isVisible(), hangGuard);
}

} // namespace

class WindowLayout : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { setUpWindowTests(); }
    void allPanelsAreThereAtFirst();
    void viewMenuBringsADockBack();
    void resetLayoutBringsAllBack();
    void nextStartLooksTheSame();
    void settingsAreRemembered();
};

void WindowLayout::allPanelsAreThereAtFirst() {
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    QCOMPARE(fixture.window.size(), QSize(1366, 690));
    for (const char *name : {"runPanel", "lossPlot", "generatedText", "beforeMap", "nowMap", "maskMap",
             "differenceMap", "trainButton", "languageButton"})
        QVERIFY2(fixture.isInSight(name), name);
    const int left = fixture.find("runDock")->width();
    const int right = fixture.find("lossDock")->width();
    QVERIFY2(left >= 230 && left <= 300, qPrintable(QString::number(left)));
    QVERIFY2(right >= 400 && right <= 500, qPrintable(QString::number(right)));
}

void WindowLayout::viewMenuBringsADockBack() {
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    closeDock(fixture, "lossDock");
    chooseInView(fixture, fixture.find<QDockWidget>("lossDock")->toggleViewAction());
    QVERIFY(fixture.waits([&] { return fixture.isInSight("lossPlot"); }));
}

void WindowLayout::resetLayoutBringsAllBack() {
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    const QRect loss = fixture.find("lossDock")->geometry();
    closeDock(fixture, "lossDock");
    closeDock(fixture, "generationDock");
    closeDock(fixture, "runDock");
    chooseInView(fixture, fixture.window.findChild<QAction *>(QStringLiteral("resetLayoutAction")));
    for (const char *name : dockNames)
        QVERIFY2(!fixture.find(name)->isHidden(), name);
    QVERIFY(fixture.waits([&] { return fixture.isInSight("runPanel"); }));
    QVERIFY(fixture.isInSight("lossPlot"));
    QVERIFY(fixture.isInSight("generatedText"));
    QVERIFY(fixture.waits([&] { return fixture.find("lossDock")->geometry() == loss; }));
}

void WindowLayout::nextStartLooksTheSame() {
    auto folder = std::make_shared<QTemporaryDir>();
    {
        WindowFixture fixture(quickRun(), QStringLiteral("en"), folder);
        QVERIFY(fixture.isReady());
        closeDock(fixture, "lossDock");
        fixture.window.resize(1300, 670);
        QVERIFY(fixture.window.close());
        QVERIFY(!fixture.preferences.windowState().isEmpty());
    }
    WindowFixture next(quickRun(), QStringLiteral("en"), folder);
    QVERIFY(next.isReady());
    QVERIFY(next.find("lossDock")->isHidden());
    QVERIFY(!next.find("generationDock")->isHidden());
    QCOMPARE(next.window.size(), QSize(1300, 670));
}

void WindowLayout::settingsAreRemembered() {
    auto folder = std::make_shared<QTemporaryDir>();
    WindowFixture fixture(quickRun(), QStringLiteral("en"), folder);
    QVERIFY(fixture.isReady());
    fixture.type("seedEdit", QStringLiteral("42"));
    fixture.type("stepsBox", QStringLiteral("77"));
    const auto *mask = fixture.find<QAbstractButton>("maskSwitch");
    WindowFixture::click(mask, {8, mask->height() / 2});
    const RunSettings kept = Preferences(folder->filePath(QStringLiteral("headlight.ini"))).runSettings();
    QCOMPARE(kept.seed, std::uint64_t(42));
    QCOMPARE(kept.steps, std::int64_t(77));
    QVERIFY(!kept.mask);
    QVERIFY(fixture.waits([&] { return fixture.frame.now.rows == 16 && fixture.frame.now(0, 9) > 0; }));
    QVERIFY(fixture.find("switchBanner")->isVisible()); // an unmasked model reads the answer, and is told so
}

QTEST_MAIN(WindowLayout)
#include "window_layout.moc"
