// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the generation panel: that what was set is what is asked for, a syllable still being composed
// included, and that buttons and words tell the true state.
#include "ui/character_picker.h"
#include "ui/generated_text_view.h"
#include "ui/generation_panel.h"
#include "ui/prompt_text.h"

#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace headlight;

class GenerationPanelTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_panel.reset(); }
    void defaultsAreTheChapters();
    void nothingIsAskedForWithoutAModel();
    void promptMarksBecomeCharacters();
    void marksThatAreCharactersStay();
    void aSyllableBeingComposedIsPartOfThePrompt();
    void everyCharacterCanBePicked();
    void numbersAndSeedAreTaken();
    void negativeTemperatureIsRefused();
    void buttonsFollowTheState();
    void whatNeverBeganChangesNothing();
    void anErrorIsPlainTextAndGoesAway();
    void copyGivesTheWholeText();
    void typedPromptSurvivesALookAtTheOtherStarts();

private:
    template <class T> T *find(const char *name) { return m_panel->findChild<T *>(QLatin1String(name)); }
    void choose(const char *combo, int row);
    void click(const char *button) { QTest::mouseClick(find<QPushButton>(button), Qt::LeftButton); }
    GenerationIntent asked(const QSignalSpy &spy) { return spy.last().at(0).value<GenerationIntent>(); }

    std::unique_ptr<GenerationPanel> m_panel;
};

void GenerationPanelTest::init() {
    m_panel = std::make_unique<GenerationPanel>();
    m_panel->resize(450, 340);
    m_panel->setReady(true);
    m_panel->setBlockSize(16);
    m_panel->setVocabulary(U"\n\t ab처음");
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void GenerationPanelTest::choose(const char *combo, int row) {
    auto *box = find<QComboBox>(combo);
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < row; ++i)
        QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(box->currentIndex(), row);
}

void GenerationPanelTest::defaultsAreTheChapters() {
    QSignalSpy spy(m_panel.get(), &GenerationPanel::generateRequested);
    click("generateButton");
    QCOMPARE(spy.count(), 1);
    QVERIFY(asked(spy).start == GenerationIntent::Start::TokenZero);
    QCOMPARE(asked(spy).tokens, 500);
    QCOMPARE(asked(spy).temperature, 1.0);
    QVERIFY(!asked(spy).seed);
    QVERIFY(!find<QLineEdit>("promptEdit")->isEnabled());
}

void GenerationPanelTest::nothingIsAskedForWithoutAModel() {
    QSignalSpy spy(m_panel.get(), &GenerationPanel::generateRequested);
    m_panel->setReady(false);
    click("generateButton");
    m_panel->generate();
    QCOMPARE(spy.count(), 0);
}

void GenerationPanelTest::promptMarksBecomeCharacters() {
    QSignalSpy spy(m_panel.get(), &GenerationPanel::generateRequested);
    choose("startBox", 2);
    auto *prompt = find<QLineEdit>("promptEdit");
    QTest::keyClicks(prompt, "ab");
    QTest::keyClick(prompt, Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClicks(prompt, "a");
    prompt->insert(QStringLiteral("⇥"));
    QCOMPARE(spy.count(), 0);
    QTest::keyClick(prompt, Qt::Key_Return);
    QCOMPARE(spy.count(), 1);
    QVERIFY(asked(spy).start == GenerationIntent::Start::Prompt);
    QCOMPARE(asked(spy).prompt, QStringLiteral("ab\na\t"));
}

void GenerationPanelTest::marksThatAreCharactersStay() {
    QCOMPARE(promptFromField(QStringLiteral("a↵b⇥"), U"ab"), QStringLiteral("a\nb\t"));
    QCOMPARE(promptFromField(QStringLiteral("a↵b⇥"), U"ab↵"), QStringLiteral("a↵b\t"));
    QCOMPARE(promptFromField(QStringLiteral("a↵b⇥"), U"⇥ab"), QStringLiteral("a\nb⇥"));
    QCOMPARE(codePointCount(QStringLiteral("a한😀")), 3);
}

void GenerationPanelTest::aSyllableBeingComposedIsPartOfThePrompt() {
    QSignalSpy spy(m_panel.get(), &GenerationPanel::generateRequested);
    choose("startBox", 2);
    auto *prompt = find<QLineEdit>("promptEdit");
    prompt->setFocus();
    QTest::keyClicks(prompt, "a");
    QInputMethodEvent composing(QStringLiteral("처"), {});
    QCoreApplication::sendEvent(prompt, &composing);
    QCOMPARE(prompt->text(), QStringLiteral("a"));
    click("generateButton");
    QCOMPARE(spy.count(), 1);
    QCOMPARE(asked(spy).prompt, QStringLiteral("a처"));
    click("generateButton");
    QCOMPARE(asked(spy).prompt, QStringLiteral("a처")); // once only
}

void GenerationPanelTest::everyCharacterCanBePicked() {
    QSignalSpy spy(m_panel.get(), &GenerationPanel::generateRequested);
    choose("startBox", 2);
    QTest::mouseClick(find<QToolButton>("insertCharacterButton"), Qt::LeftButton);
    auto *picker = find<CharacterPicker>("characterPicker");
    QTRY_VERIFY(picker->isVisible());
    auto *list = find<QListWidget>("characterList");
    QCOMPARE(list->count(), 7);
    for (const int row : {0, 1, 5}) {
        const QPoint place = list->visualItemRect(list->item(row)).center();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, place);
    }
    picker->close();
    click("generateButton");
    QCOMPARE(asked(spy).prompt, QStringLiteral("\n\t처"));
}

void GenerationPanelTest::numbersAndSeedAreTaken() {
    QSignalSpy spy(m_panel.get(), &GenerationPanel::generateRequested);
    find<QSpinBox>("tokensBox")->setFocus();
    find<QSpinBox>("tokensBox")->selectAll();
    QTest::keyClicks(find<QSpinBox>("tokensBox"), "20");
    find<QDoubleSpinBox>("temperatureBox")->selectAll();
    QTest::keyClicks(find<QDoubleSpinBox>("temperatureBox"), "0.75");
    choose("randomBox", 1);
    auto *seed = find<QLineEdit>("generationSeedEdit");
    QVERIFY(seed->isVisible());
    seed->selectAll();
    QTest::keyClicks(seed, "9");
    QTest::keyClick(seed, Qt::Key_Return);
    click("generateButton");
    QCOMPARE(asked(spy).tokens, 20);
    QCOMPARE(asked(spy).temperature, 0.75);
    QCOMPARE(asked(spy).seed.value_or(0), quint64(9));
}

void GenerationPanelTest::negativeTemperatureIsRefused() {
    QSignalSpy spy(m_panel.get(), &GenerationPanel::generateRequested);
    auto *box = find<QDoubleSpinBox>("temperatureBox");
    box->selectAll();
    QTest::keyClicks(box, "-2");
    click("generateButton");
    QVERIFY(asked(spy).temperature >= 0);
    box->selectAll();
    QTest::keyClicks(box, "1000000");
    click("generateButton");
    QCOMPARE(asked(spy).temperature, 1e6);
}

void GenerationPanelTest::buttonsFollowTheState() {
    QVERIFY(!find<QPushButton>("stopButton")->isEnabled());
    QVERIFY(!find<QPushButton>("copyButton")->isEnabled());
    QCOMPARE(find<QLabel>("generationStatus")->text(), QStringLiteral("–"));
    m_panel->begin(QStringLiteral("a"), 1200, QStringLiteral("seed 7"));
    QVERIFY(!find<QPushButton>("generateButton")->isEnabled());
    QSignalSpy spy(m_panel.get(), &GenerationPanel::stopRequested);
    click("stopButton");
    QCOMPARE(spy.count(), 1);
    m_panel->appendText(QStringLiteral("bb"));
    m_panel->end(true);
    QVERIFY(find<QPushButton>("generateButton")->isEnabled());
    const QString status = find<QLabel>("generationStatus")->text();
    QVERIFY2(status.contains("1200") && status.contains("seed 7") && status.contains(" 3 ") &&
                 status.contains("stopped"),
        qPrintable(status));
}

void GenerationPanelTest::whatNeverBeganChangesNothing() {
    m_panel->end(true);
    QVERIFY(!find<QPushButton>("copyButton")->isEnabled());
    m_panel->begin(QStringLiteral("a"), 7, QStringLiteral("seed 3"));
    m_panel->appendText(QStringLiteral("bc"));
    m_panel->end(false);
    const QString words = find<QLabel>("generationStatus")->text();
    m_panel->end(true); // another was asked for and refused
    QCOMPARE(find<QLabel>("generationStatus")->text(), words);
}

void GenerationPanelTest::anErrorIsPlainTextAndGoesAway() {
    auto *error = find<QLabel>("generationError");
    QVERIFY(error->isHidden());
    m_panel->setError(QStringLiteral("<b>no</b>"));
    QVERIFY(error->isVisible());
    QVERIFY(error->textFormat() == Qt::PlainText);
    m_panel->begin(QString(), 0, QString());
    QVERIFY(error->isHidden());
}

void GenerationPanelTest::copyGivesTheWholeText() {
    m_panel->begin(QStringLiteral("%1<b>"), 0, QStringLiteral("s"));
    m_panel->appendText(QStringLiteral("\u2028x\u00a0y"));
    click("copyButton"); // what has not been drawn yet is copied as well
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("%1<b>\u2028x\u00a0y"));
}

void GenerationPanelTest::typedPromptSurvivesALookAtTheOtherStarts() {
    m_panel->setFirstBlock(QStringLiteral("ab\nab"));
    choose("startBox", 2);
    auto *prompt = find<QLineEdit>("promptEdit");
    QTest::keyClicks(prompt, "ba");
    choose("startBox", 1);
    QCOMPARE(prompt->text(), QStringLiteral("ab↵ab"));
    choose("startBox", 2);
    QCOMPARE(prompt->text(), QStringLiteral("ba"));
}

QTEST_MAIN(GenerationPanelTest)
#include "panels_generation.moc"
