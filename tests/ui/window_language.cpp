// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the language switch at run time: during training every text in sight changes to Korean and back,
// and the training does not notice.
#include "tests/ui/window_fixture.h"

#include <QComboBox>
#include <QDockWidget>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTabBar>

using namespace headlight;

namespace {

/// Where a text stands, and the text.
using Texts = QMap<QString, QString>;

void addMenu(Texts &texts, const QMenu *menu, const QString &place) {
    texts[place] = menu->title();
    const QList<QAction *> actions = menu->actions();
    for (int i = 0; i < actions.size(); ++i) {
        const QString at = QStringLiteral("%1/%2").arg(place).arg(i);
        if (actions[i]->menu() != nullptr)
            addMenu(texts, actions[i]->menu(), at);
        else if (!actions[i]->isSeparator())
            texts[at] = actions[i]->text();
    }
}

QString nameOf(const QWidget *widget, int index) {
    return QStringLiteral("%1 %2 %3")
        .arg(index)
        .arg(QLatin1String(widget->metaObject()->className()), widget->objectName());
}

/// Everything that can be read in the window, tooltips and lists included.
Texts textsOf(const WindowFixture &fixture) {
    Texts texts;
    const QList<QWidget *> widgets = fixture.window.findChildren<QWidget *>();
    for (int i = 0; i < widgets.size(); ++i) {
        const QWidget *widget = widgets[i];
        const QString name = nameOf(widget, i);
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            texts[name] = label->isVisible() ? label->text() : QString();
        else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            texts[name] = button->isVisible() ? button->text() : QString();
        else if (qobject_cast<const QDockWidget *>(widget) != nullptr)
            texts[name] = widget->windowTitle();
        else if (qobject_cast<const HeatmapView *>(widget) != nullptr)
            texts[name] = widget->accessibleName();
        if (const auto *tabs = qobject_cast<const QTabBar *>(widget))
            for (int tab = 0; tab < tabs->count(); ++tab)
                texts[QStringLiteral("%1 tab %2").arg(name).arg(tab)] = tabs->tabText(tab);
        if (const auto *box = qobject_cast<const QComboBox *>(widget))
            for (int item = 0; item < box->count(); ++item)
                texts[QStringLiteral("%1 item %2").arg(name).arg(item)] = box->itemText(item);
        if (!widget->toolTip().isEmpty())
            texts[name + QStringLiteral(" tooltip")] = widget->toolTip();
    }
    for (const QAction *action : fixture.window.menuBar()->actions())
        addMenu(texts, action->menu(), QStringLiteral("menu %1").arg(texts.size()));
    texts[QStringLiteral("title")] = fixture.window.windowTitle();
    return texts;
}

/// English words that no Korean sentence of the window has; the chapter's own terms are not among them.
const QRegularExpression &englishWords() {
    static const QRegularExpression words(
        QStringLiteral(
            "\\b(train|training|pause|resume|reset|open|generate|stop|copy|before|now|difference|loss|run|"
            "inspector|shapes|checks|position|positions|looks|steps?|seed|speed|learning|rate|batch "
            "size|text|"
            "file|view|help|colours|quit|random|temperature|start|prompt|seen|characters?|validation|part|"
            "the|of|and|with|what|a|to)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    return words;
}

bool isKorean(const QString &text) {
    static const QRegularExpression hangul(QStringLiteral("[가-힣]"));
    return hangul.match(text).hasMatch();
}

} // namespace

class WindowLanguage : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { setUpWindowTests(); }
    void switchesEverythingWhileTraining();
    void switchesByTheMenu();
    void switchesMessages();
};

void WindowLanguage::switchesEverythingWhileTraining() {
    WindowFixture fixture(endlessRun());
    QVERIFY(fixture.isReady());
    fixture.press("generateButton");
    QVERIFY(fixture.waits([&] { return !fixture.session.isGenerating(); }));
    fixture.clickAt("nowMap", {9, 4});
    fixture.press("trainButton");
    QVERIFY(fixture.reachesStep(20));
    const Texts english = textsOf(fixture);
    fixture.press("languageButton");
    QCOMPARE(fixture.language.code(), QStringLiteral("ko"));
    QCOMPARE(fixture.preferences.language(), QStringLiteral("ko"));
    const Texts korean = textsOf(fixture);
    QStringList left;
    for (auto text = korean.begin(); text != korean.end(); ++text) {
        QString ours = text.value();
        ours.remove(QRegularExpression(QStringLiteral("<[^>]*>|\\([^)]*\\)|English|Language")));
        if (englishWords().match(ours).hasMatch())
            left << text.key() + ": " + text.value();
    }
    QVERIFY2(left.isEmpty(), qPrintable(left.join('\n')));
    for (const char *button : {"openButton", "pauseButton", "resetButton", "generateButton", "copyButton"})
        QVERIFY2(isKorean(fixture.find<QAbstractButton>(button)->text()), button);
    for (const char *dock : {"runDock", "inspectorDock", "checksDock", "lossDock", "generationDock"})
        QVERIFY2(isKorean(fixture.find(dock)->windowTitle()), dock);
    for (const char *map : {"beforeMap", "nowMap", "maskMap", "differenceMap"})
        QVERIFY2(isKorean(fixture.map(map)->accessibleName()), map);
    for (const char *label : {"cellSentence", "cautionLabel", "inspectorHeading", "inspectorWords",
             "generationStatus", "lossReadout", "runStatus"})
        QVERIFY2(isKorean(fixture.textOf(label)), label);

    const qint64 step = fixture.session.step();
    QVERIFY(fixture.reachesStep(step + 20));
    QCOMPARE(fixture.session.phase(), RunPhase::Training);
    fixture.press("languageButton");
    QCOMPARE(fixture.language.code(), QStringLiteral("en"));
    const Texts back = textsOf(fixture);
    for (auto text = back.begin(); text != back.end(); ++text)
        QVERIFY2(
            !isKorean(
                QString(text.value()).remove(QRegularExpression(QStringLiteral("한국어|언어|처음 만나는")))),
            qPrintable(text.key() + ": " + text.value()));
    QCOMPARE(back.size(), english.size());
    for (std::size_t i = 0; i < fixture.losses.size(); ++i)
        QCOMPARE(fixture.losses[i].step, std::int64_t(i));
}

/// View → Language → 한국어, with the mouse; the clicked item itself is replaced on the way.
void WindowLanguage::switchesByTheMenu() {
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    auto *bar = fixture.window.menuBar();
    QAction *view = bar->actions()[2];
    WindowFixture::click(bar, bar->actionGeometry(view).center());
    QTRY_VERIFY_WITH_TIMEOUT(view->menu()->isVisible(), hangGuard);
    QAction *languages = view->menu()->actions().constLast();
    WindowFixture::click(view->menu(), view->menu()->actionGeometry(languages).center());
    QTRY_VERIFY_WITH_TIMEOUT(languages->menu()->isVisible(), hangGuard);
    const QAction *korean = languages->menu()->actions()[0];
    QCOMPARE(korean->text(), QStringLiteral("한국어"));
    const QRect place = languages->menu()->actionGeometry(languages->menu()->actions()[0]);
    WindowFixture::click(languages->menu(), place.center());
    QTRY_COMPARE_WITH_TIMEOUT(fixture.language.code(), QStringLiteral("ko"), hangGuard);
    QTRY_VERIFY_WITH_TIMEOUT(!view->menu()->isVisible(), hangGuard);
    QVERIFY(isKorean(fixture.find<QAbstractButton>("trainButton")->text()));
    QCOMPARE(fixture.find<QAbstractButton>("languageButton")->text(), QStringLiteral("English"));
    QVERIFY(languages->menu()->actions()[0]->isChecked());
    QVERIFY(!languages->menu()->actions()[1]->isChecked());
}

void WindowLanguage::switchesMessages() {
    WindowFixture fixture(quickRun(20));
    QVERIFY(fixture.isReady());
    fixture.press("trainButton");
    QVERIFY(fixture.reaches(RunPhase::Finished));
    QVERIFY(!isKorean(fixture.message()));
    fixture.press("languageButton");
    QVERIFY(isKorean(fixture.message()));
    QVERIFY(isKorean(fixture.find<QAbstractButton>("messageOffer0")->text()));
    QCOMPARE(fixture.session.phase(), RunPhase::Finished);
}

QTEST_MAIN(WindowLanguage)
#include "window_language.moc"
