// SPDX-License-Identifier: GPL-3.0-or-later
// Protects opening files in the window: refused ones are named and change nothing, good ones come at once or
// after Reset, tiny ones can be made trainable, and names are shown as they are.
#include "tests/ui/window_fixture.h"
#include "ui/elided_label.h"
#include "ui/text_menu.h"

using namespace headlight;

class WindowTexts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { setUpWindowTests(); }
    void refusedTextChangesNothing_data();
    void refusedTextChangesNothing();
    void droppedFileOpensAtOnce();
    void droppedFileWaitsForReset();
    void canBeDroppedAnywhere_data();
    void canBeDroppedAnywhere();
    void tinyTextOffersASmallerBlock();
    void namesAreShownAsTheyAre_data();
    void namesAreShownAsTheyAre();
};

void WindowTexts::refusedTextChangesNothing_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << "empty.txt" << QByteArray();
    QTest::newRow("invalid UTF-8") << "invalid.txt" << QByteArray("good line\nbad \xff\xfe\x80 line\n");
    QTest::newRow("missing") << "missing.txt" << QByteArray();
    QTest::newRow("folder") << "folder" << QByteArray();
}

void WindowTexts::refusedTextChangesNothing() {
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    fixture.press("step10Button");
    QVERIFY(fixture.reachesStep(10) && fixture.reaches(RunPhase::Paused));
    const TextDocumentPtr text = fixture.session.text();
    const QString title = fixture.window.windowTitle();
    const quint64 run = fixture.session.runId();
    QString path = fixture.folder->filePath(name);
    if (name == "folder")
        QVERIFY(QDir().mkdir(path));
    else if (name != "missing.txt")
        path = fixture.file(name, bytes);
    fixture.drop(path);
    QVERIFY(fixture.waits([&] { return !fixture.message().isEmpty(); }));
    QVERIFY2(fixture.message().contains(name), qPrintable(fixture.message()));
    QCOMPARE(fixture.session.text(), text);
    QCOMPARE(fixture.session.pendingText(), text);
    QCOMPARE(fixture.session.runId(), run);
    QCOMPARE(fixture.session.step(), qint64(10));
    QCOMPARE(fixture.window.windowTitle(), title);
    QCOMPARE(fixture.preferences.lastText(), QStringLiteral("story-en"));
    QVERIFY(!fixture.preferences.recentFiles().contains(path));
    fixture.press("messageCloseButton");
    QVERIFY(fixture.message().isEmpty());
    fixture.press("trainButton");
    QVERIFY(fixture.reachesStep(11));
}

void WindowTexts::droppedFileOpensAtOnce() {
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    const QString path = fixture.file("mine.txt", QByteArray("abcd efgh\r\n").repeated(60));
    fixture.drop(path);
    QVERIFY(fixture.waits([&] { return fixture.session.text()->size() == 600; }));
    QCOMPARE(fixture.window.windowTitle(), QStringLiteral("mine.txt – Headlight"));
    QCOMPARE(fixture.textOf("textCharacters"), QStringLiteral("600"));
    QCOMPARE(fixture.textOf("textVocabulary"), QStringLiteral("10"));
    QCOMPARE(fixture.textOf("textTrain"), QStringLiteral("540"));
    QVERIFY(fixture.textOf("textNormalised").contains(QStringLiteral("60 line ends")));
    QCOMPARE(fixture.preferences.recentFiles(), QStringList{path});
    QCOMPARE(fixture.preferences.lastText(), path);
    QCOMPARE(fixture.session.description()->vocabularySize, std::size_t(10));
}

void WindowTexts::droppedFileWaitsForReset() {
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    const TextDocumentPtr story = fixture.session.text();
    fixture.press("step10Button");
    QVERIFY(fixture.reachesStep(10) && fixture.reaches(RunPhase::Paused));
    fixture.drop(fixture.file("b.txt", QByteArray("abcd efgh\n").repeated(60)));
    QVERIFY(fixture.waits([&] { return fixture.session.pendingText() != story; }));
    QCOMPARE(fixture.session.text(), story);
    QCOMPARE(fixture.find<QAbstractButton>("textButton")->text(), QStringLiteral("b.txt (after Reset)"));
    QCOMPARE(fixture.session.step(), qint64(10));
    fixture.press("step1Button");
    QVERIFY(fixture.reachesStep(11));
    QCOMPARE(fixture.session.text(), story);
    QVERIFY(fixture.reaches(RunPhase::Paused));
    fixture.press("resetButton");
    QVERIFY(fixture.reaches(RunPhase::Ready));
    QCOMPARE(fixture.session.text()->size(), std::size_t(600));
    QCOMPARE(fixture.find<QAbstractButton>("textButton")->text(), QStringLiteral("b.txt"));
}

void WindowTexts::canBeDroppedAnywhere_data() {
    QTest::addColumn<QByteArray>("target");
    for (const char *name : {"nowMap", "lossPlot", "generatedText", "runPanel", "trainingToolBar",
             "probeEdit", "seedEdit", "tokensBox"})
        QTest::newRow(name) << QByteArray(name);
}

void WindowTexts::canBeDroppedAnywhere() {
    QFETCH(QByteArray, target);
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    const QString path = fixture.file("mine.txt", QByteArray("abcd efgh\n").repeated(60));
    fixture.drop(path, fixture.find(target.constData()));
    QVERIFY(fixture.waits([&] { return fixture.session.text()->size() == 600; }));
}

void WindowTexts::tinyTextOffersASmallerBlock() {
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    fixture.drop(fixture.file("tiny.txt", "hello tiny text"));
    QVERIFY(fixture.waits([&] { return fixture.session.text()->size() == 15; }));
    QVERIFY(fixture.reaches(RunPhase::Ready));
    QVERIFY(fixture.message().isEmpty());
    fixture.press("trainButton");
    QVERIFY(fixture.waits([&] { return !fixture.message().isEmpty(); }));
    QVERIFY2(
        fixture.message().contains("15") && fixture.message().contains("19"), qPrintable(fixture.message()));
    QCOMPARE(fixture.session.phase(), RunPhase::Ready);
    QVERIFY(!fixture.session.isStarted());
    const QString offer = fixture.find<QAbstractButton>("messageOffer0")->text();
    const quint64 run = fixture.session.runId();
    fixture.press("messageOffer0");
    QVERIFY(fixture.waits([&] {
        return fixture.session.runId() > run && fixture.session.description()->settings.blockSize < 16;
    }));
    QVERIFY(offer.endsWith(QString::number(fixture.session.settings().blockSize)));
    QVERIFY(fixture.reaches(RunPhase::Ready));
    fixture.press("trainButton");
    QVERIFY(fixture.reaches(RunPhase::Finished));
    QCOMPARE(fixture.losses.size(), std::size_t(60));
    QVERIFY(!fixture.evaluations.empty() && !fixture.evaluations.front().validation);
}

void WindowTexts::namesAreShownAsTheyAre_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("markup") << "<b>&amp; %1.txt";
    QTest::newRow("per cent") << "%1 %2 100%.txt";
    QTest::newRow("hash") << "a#b?c.txt";
    QTest::newRow("Hangul") << QStringLiteral("한 글.txt");
    QTest::newRow("placeholder") << "a[*]b.txt";
    QTest::newRow("a mark of direction, made visible") << QStringLiteral("a\u202Egnp.txt");
}

void WindowTexts::namesAreShownAsTheyAre() {
    QFETCH(QString, name);
    WindowFixture fixture;
    QVERIFY(fixture.isReady());
    fixture.drop(fixture.file(name, QByteArray("abcd efgh\n").repeated(60)));
    QVERIFY(fixture.waits([&] { return fixture.session.text()->size() == 600; }));
    const QAction *recent = fixture.window.textMenu()->findChild<QMenu *>()->actions().constFirst();
    const QString file = name;
    name.replace(QChar(0x202E), QChar(0x2B1A));
    QCOMPARE(recent->text(), QString(name).replace("&", "&&"));
    const QString title = name + QStringLiteral(" – Headlight");
    // What the window system is given: Qt takes "[*]" out of a title unless it is doubled.
    QVERIFY2(fixture.window.windowHandle()->title().startsWith(title),
        qPrintable(fixture.window.windowHandle()->title()));
    QCOMPARE(fixture.find<ElidedLabel>("textName")->text(), name);
    QString button = name;
    QCOMPARE(fixture.find<QAbstractButton>("textButton")->text(), button.replace("&", "&&"));
    QVERIFY(fixture.find("textButton")->toolTip().contains(name.toHtmlEscaped()));
    fixture.drop(fixture.folder->filePath(QStringLiteral("no ") + file));
    QVERIFY(fixture.waits([&] { return !fixture.message().isEmpty(); }));
    QVERIFY2(fixture.message().contains(QStringLiteral("no ") + name), qPrintable(fixture.message()));
    QCOMPARE(fixture.find<QLabel>("messageLabel")->textFormat(), Qt::PlainText);
}

QTEST_MAIN(WindowTexts)
#include "window_texts.moc"
