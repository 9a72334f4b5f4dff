// SPDX-License-Identifier: GPL-3.0-or-later
// Protects what is said about a text and what can be asked for there: the notices tell what was done on the
// way in, the links ask for just the other reading, nothing is cut in the narrow column; and the progress of
// reading.
#include "ui/elided_label.h"
#include "ui/reading_progress.h"
#include "ui/run_panel.h"
#include "ui/vocabulary_warning.h"

#include <QAbstractButton>
#include <QLabel>
#include <QProgressBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace headlight;

class TextFactsTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void noticesTellWhatWasDone();
    void theLinksAsk();
    void builtInTextsOfferTheirVocabularyOnly();
    void rawTextsCanBeComposed();
    void aMissingTextHasOnlyItsVocabulary();
    void nothingIsCutInTheColumn();
    void largeVocabularies_data();
    void largeVocabularies();
    void progressShowsAfterAWhile();
    void progressThatEndsAtOnceNeverShows();

private:
    template <class T> T *find(const char *name) { return m_panel->findChild<T *>(QLatin1String(name)); }
    bool isShown(const char *name) { return !find<QWidget>(name)->isHidden(); }
    static TextSummary file();

    std::unique_ptr<RunPanel> m_panel;
};

TextSummary TextFactsTest::file() {
    TextSummary summary;
    summary.name = QStringLiteral("100%1 <b>.txt");
    summary.facts.path = "/somewhere/100%1 <b>.txt";
    summary.facts.encoding = "CP949";
    summary.characters = 1000;
    summary.vocabulary = 60;
    summary.train = 900;
    summary.validation = 100;
    return summary;
}

void TextFactsTest::init() {
    m_panel = std::make_unique<RunPanel>();
    m_panel->resize(236, 600);
}

void TextFactsTest::noticesTellWhatWasDone() {
    QVERIFY(!isShown("changeEncodingButton") && !isShown("vocabularyButton")); // no text yet
    TextSummary summary = file();
    m_panel->setTextSummary(summary);
    QVERIFY(isShown("changeEncodingButton") && isShown("vocabularyButton"));
    QVERIFY(!isShown("textNormalised") && !isShown("textComposed") && !isShown("compositionButton"));
    QVERIFY(!isShown("vocabularyWarning"));
    summary.facts.byteOrderMark = true;
    summary.facts.foldedLineEnds = 12;
    summary.facts.brokenBytes = 34;
    summary.facts.composed = 56;
    m_panel->setTextSummary(summary);
    const QString notices = find<QLabel>("textNormalised")->text();
    QVERIFY2(notices.contains("byte-order") && notices.contains("12") && notices.contains("34 broken"),
        qPrintable(notices));
    QVERIFY(find<QLabel>("textComposed")->text().contains("56"));
    QCOMPARE(find<QAbstractButton>("compositionButton")->text(), QStringLiteral("Keep as they were"));
    summary.characters = 2600;
    summary.vocabulary = 1300;
    m_panel->setTextSummary(summary);
    QVERIFY(find<QLabel>("vocabularyWarning")->text().contains("V = 1300"));
    m_panel->setTextSummary(file());
    QVERIFY(!isShown("vocabularyWarning") && !isShown("textNormalised") && !isShown("compositionButton"));
}

void TextFactsTest::theLinksAsk() {
    TextSummary summary = file();
    summary.facts.composed = 5;
    summary.facts.reading.encoding = "CP949";
    summary.facts.reading.showBroken = true;
    m_panel->setTextSummary(summary);
    QSignalSpy encoding(m_panel.get(), &RunPanel::changeEncodingRequested);
    QSignalSpy vocabulary(m_panel.get(), &RunPanel::vocabularyRequested);
    std::optional<TextReading> reading;
    connect(m_panel.get(), &RunPanel::readingChangeRequested, this,
        [&reading](const TextReading &wanted) { reading = wanted; });
    find<QAbstractButton>("changeEncodingButton")->click();
    QCOMPARE(encoding.count(), 1);
    find<QAbstractButton>("vocabularyButton")->click();
    QCOMPARE(vocabulary.count(), 1);
    QVERIFY(!reading);
    find<QAbstractButton>("compositionButton")->click();
    QVERIFY(reading && (*reading == TextReading{"CP949", false, true}));
}

void TextFactsTest::builtInTextsOfferTheirVocabularyOnly() {
    TextSummary summary = file();
    summary.facts.path.clear();
    summary.facts.composed = 5;
    m_panel->setTextSummary(summary);
    QVERIFY(isShown("vocabularyButton"));
    QVERIFY(!isShown("changeEncodingButton") && !isShown("compositionButton"));
}

void TextFactsTest::rawTextsCanBeComposed() {
    TextSummary summary = file();
    summary.facts.reading.compose = false;
    m_panel->setTextSummary(summary);
    QVERIFY(isShown("textComposed"));
    QCOMPARE(find<QAbstractButton>("compositionButton")->text(), QStringLiteral("Compose them"));
    std::optional<TextReading> reading;
    connect(m_panel.get(), &RunPanel::readingChangeRequested, this,
        [&reading](const TextReading &wanted) { reading = wanted; });
    find<QAbstractButton>("compositionButton")->click();
    QVERIFY(reading && *reading == TextReading());
}

void TextFactsTest::aMissingTextHasOnlyItsVocabulary() {
    TextSummary summary;
    summary.name = QStringLiteral("gone.txt");
    summary.facts.path = "/somewhere/gone.txt";
    summary.vocabulary = 300;
    m_panel->setTextSummary(summary);
    QCOMPARE(find<QLabel>("textCharacters")->text(), QStringLiteral("–"));
    QCOMPARE(find<QLabel>("textVocabulary")->text(), QStringLiteral("300"));
    QCOMPARE(find<QLabel>("textEncoding")->text(), QStringLiteral("–"));
    QVERIFY(!isShown("changeEncodingButton") && !isShown("vocabularyWarning"));
}

void TextFactsTest::nothingIsCutInTheColumn() {
    TextSummary summary = file();
    summary.characters = 536'870'912;
    summary.vocabulary = 1'000'000;
    summary.train = 483'183'820;
    summary.validation = 53'687'092;
    summary.facts = {"x", "/x", "windows-1252", {}, true, 1'234'567, 1'234'567, 1'234'567};
    m_panel->setTextSummary(summary);
    QScrollArea column;
    column.setWidgetResizable(true);
    column.setWidget(m_panel.release());
    column.resize(250, 690);
    column.show();
    QVERIFY(QTest::qWaitForWindowExposed(&column));
    QCOMPARE(column.horizontalScrollBar()->maximum(), 0);
    for (const QLabel *label : column.findChildren<QLabel *>()) {
        if (label->isHidden() || label->text().isEmpty())
            continue;
        const int needed =
            label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
        QVERIFY2(label->height() >= needed, qPrintable(label->text()));
        if (!label->wordWrap())
            QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
    }
    for (const char *name : {"changeEncodingButton", "vocabularyButton", "compositionButton"}) {
        const auto *button = column.findChild<QAbstractButton *>(QLatin1String(name));
        QVERIFY(button->width() >= button->sizeHint().width());
        QVERIFY(button->height() >= button->fontMetrics().height());
    }
}

void TextFactsTest::largeVocabularies_data() {
    QTest::addColumn<qint64>("vocabulary");
    QTest::addColumn<qint64>("characters");
    QTest::addColumn<bool>("large");
    const auto row = [](const char *name, qint64 vocabulary, qint64 characters, bool large) {
        QTest::newRow(name) << vocabulary << characters << large;
    };
    row("a short Korean text", 200, 700, false);
    row("a page of Korean", 260, 1000, false);
    row("two pages of Korean", 340, 2000, false);
    row("a Korean book", 1'900, 400'000, false);
    row("a page of Chinese", 430, 1000, false);
    row("ten pages of Chinese", 1'350, 10'000, false);
    row("a handful of characters", 15, 15, false);
    row("every character once, but few", 200, 200, false);
    row("every character once", 1'000, 1'000, true);
    row("noise", 3'120, 9'000, true);
    row("noise, longer", 20'000, 1'000'000, true);
    row("nothing", 0, 0, false);
}

void TextFactsTest::largeVocabularies() {
    QFETCH(qint64, vocabulary);
    QFETCH(qint64, characters);
    QFETCH(bool, large);
    QCOMPARE(isVocabularyLarge(vocabulary, characters), large);
    const QString warning = vocabularyWarning(vocabulary, characters);
    QCOMPARE(!warning.isEmpty(), large);
    if (large)
        QVERIFY(
            warning.contains(QString::number(vocabulary)) && warning.contains(QString::number(characters)));
}

void TextFactsTest::progressShowsAfterAWhile() {
    QWidget window;
    auto *progress = new ReadingProgressBar(&window);
    window.show();
    progress->start(QStringLiteral("%1 & <b>.txt"));
    QVERIFY(progress->isHidden());
    QTRY_VERIFY(progress->isVisible());
    QVERIFY(progress->findChild<ElidedLabel *>("readingName")->text().contains("“%1 & <b>.txt”"));
    auto *bar = progress->findChild<QProgressBar *>("readingBar");
    progress->setProgress(QStringLiteral("%1 & <b>.txt"), 0.5);
    QCOMPARE(bar->value() * 2, bar->maximum());
    progress->setProgress(QStringLiteral("%1 & <b>.txt"), 7);
    QCOMPARE(bar->value(), bar->maximum());
    QSignalSpy cancel(progress, &ReadingProgressBar::cancelRequested);
    progress->findChild<QAbstractButton *>("readingCancelButton")->click();
    QCOMPARE(cancel.count(), 1);
    progress->finish();
    QVERIFY(progress->isHidden() && !progress->isRunning());
}

void TextFactsTest::progressThatEndsAtOnceNeverShows() {
    ReadingProgressBar progress;
    progress.setProgress(QStringLiteral("a.txt"), 0.1);
    QVERIFY(progress.isRunning());
    progress.finish();
    QTest::qWait(200);
    QVERIFY(progress.isHidden());
}

QTEST_MAIN(TextFactsTest)
#include "panels_text_facts.moc"
