// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the choice of an encoding: the preview and the count of broken places are those of the encoding
// chosen, the likeliest come first, the keyboard is enough, and the answer is what was ticked.
#include "model/text/text_encoding.h"
#include "ui/encoding_choices.h"
#include "ui/encoding_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

#include <memory>
#include <set>

using namespace headlight;

class EncodingDialogTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void thePreviewFollowsTheChoice();
    void whatIsChosenAtFirst();
    void whatWouldBeRefusedIsNotChosenAtFirst();
    void theAnswerIsWhatWasTicked();
    void brokenPlacesAreCounted();
    void brokenPlacesFurtherDownAreShown();
    void aCutAtTheEndIsNotBroken();
    void composedAsItWillBe();
    void nothingTurnsThePreviewAround();
    void everyEncodingIsOfferedOnceWithItsWriting();
    void fitsASmallScreen();

private:
    QListWidget *list() { return m_dialog->findChild<QListWidget *>("encodingList"); }
    QString preview() { return m_dialog->findChild<QPlainTextEdit *>("encodingPreview")->toPlainText(); }
    QString broken() { return m_dialog->findChild<QLabel *>("encodingBroken")->text(); }
    QCheckBox *box(const char *name) { return m_dialog->findChild<QCheckBox *>(QLatin1String(name)); }
    void choose(const char *encoding);

    std::unique_ptr<EncodingDialog> m_dialog;
};

namespace {

/// "하루가 갔다.\n" in Korean Windows' encoding.
const char *const koreanDay = "\xC7\xCF\xB7\xE7\xB0\xA1 \xB0\xAC\xB4\xD9.\n";

std::string koreanText() {
    std::string text;
    for (int i = 0; i < 40; ++i)
        text += koreanDay;
    return text;
}

} // namespace

void EncodingDialogTest::init() {
    m_dialog = std::make_unique<EncodingDialog>();
}

void EncodingDialogTest::choose(const char *encoding) {
    for (int row = 0; row < list()->count(); ++row)
        if (list()->item(row)->data(Qt::UserRole).toString() == QLatin1String(encoding)) {
            list()->setCurrentRow(row);
            return;
        }
    QFAIL(encoding);
}

void EncodingDialogTest::thePreviewFollowsTheChoice() {
    m_dialog->setText("%1 <b>.txt", koreanText(), TextFacts());
    QVERIFY(list()->item(0)->text().contains("CP949")); // recognised
    QVERIFY(preview().startsWith(QStringLiteral("하루가 갔다.\n하루가")));
    choose("windows-1252");
    QVERIFY(preview().startsWith(QStringLiteral("ÇÏ·ç°¡")));
    // The arrow keys alone walk through.
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Home);
    QVERIFY(preview().startsWith(QStringLiteral("하루가")));
    QTest::keyClick(list(), Qt::Key_Return);
    QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
    QVERIFY(m_dialog->reading() == TextReading());
}

void EncodingDialogTest::whatIsChosenAtFirst() {
    TextFacts facts;
    facts.reading = {"KOI8-R", false, true};
    m_dialog->setText("a.txt", "abc", facts);
    QVERIFY(m_dialog->reading() == facts.reading);
    facts.reading.encoding = "no such encoding";
    m_dialog->setText("a.txt", "abc", facts);
    QVERIFY(m_dialog->reading().encoding.empty());
    m_dialog->setText("empty.txt", "", TextFacts());
    QVERIFY(preview().isEmpty());
    QVERIFY(m_dialog->reading() == TextReading());
}

void EncodingDialogTest::whatWouldBeRefusedIsNotChosenAtFirst() {
    // "Все счастливые семьи похожи друг на друга." in KOI8-R, whose capital letter the detector is unsure of.
    const std::string russian = "\xF7\xD3\xC5 \xD3\xDE\xC1\xD3\xD4\xCC\xC9\xD7\xD9\xC5 "
                                "\xD3\xC5\xCD\xD8\xC9 \xD0\xCF\xC8\xCF\xD6\xC9 \xC4\xD2\xD5\xC7 "
                                "\xCE\xC1 \xC4\xD2\xD5\xC7\xC1.";
    std::string text;
    for (int i = 0; i < 20; ++i)
        text += russian;
    QCOMPARE(recogniseEncoding(text), std::string("UTF-8")); // the file is refused
    m_dialog->setText("koi8.txt", text, TextFacts());
    QCOMPARE(m_dialog->reading().encoding, std::string("KOI8-R"));
    QCOMPARE(list()->currentRow(), 0);
    QVERIFY(preview().startsWith(QStringLiteral("Все счастливые")));
    // A damaged UTF-8 text stays what it is.
    m_dialog->setText("a.txt", "하루가 갔다.\n하루가 \xFF 갔다.\n", TextFacts());
    QVERIFY(m_dialog->reading().encoding.empty());
    QCOMPARE(list()->currentRow(), 0);
}

void EncodingDialogTest::theAnswerIsWhatWasTicked() {
    m_dialog->setText("a.txt", koreanText(), TextFacts());
    choose("Shift_JIS");
    box("composeBox")->click();
    box("showBrokenBox")->click();
    QVERIFY(m_dialog->reading() == (TextReading{"Shift_JIS", false, true}));
}

void EncodingDialogTest::brokenPlacesAreCounted() {
    m_dialog->setText("a.txt", "one\ntwo \xFF three\nfour \xFF\n", TextFacts());
    choose("UTF-8");
    QVERIFY2(
        broken().contains(": 2, the first in line 2") && broken().contains("refused"), qPrintable(broken()));
    box("showBrokenBox")->click();
    QVERIFY2(
        broken().contains(": 2, the first in line 2") && !broken().contains("refused"), qPrintable(broken()));
    choose("windows-1252");
    QVERIFY(!broken().contains('2'));
}

void EncodingDialogTest::brokenPlacesFurtherDownAreShown() {
    std::string text;
    for (int i = 0; i < 4000; ++i)
        text += "line\n";
    m_dialog->setText("a.txt", text + "here \xFF it is\n" + text, TextFacts());
    choose("UTF-8");
    QVERIFY(broken().contains("line 4001"));
    QVERIFY(
        preview().startsWith(QStringLiteral("…")) && preview().contains(QStringLiteral("here \uFFFD it")));
    QVERIFY(preview().size() < 2100);
}

void EncodingDialogTest::aCutAtTheEndIsNotBroken() {
    std::string text;
    while (text.size() < EncodingDialog::mostBytes)
        text += "\xEA\xB0\x80"; // 가
    text.resize(EncodingDialog::mostBytes);
    m_dialog->setText("long.txt", text, TextFacts());
    choose("UTF-8");
    QVERIFY2(!broken().contains('1'), qPrintable(broken()));
    m_dialog->setText("short.txt", "abc\xEA\xB0", TextFacts());
    choose("UTF-8");
    QVERIFY2(broken().contains('1'), qPrintable(broken()));
}

void EncodingDialogTest::composedAsItWillBe() {
    m_dialog->setText("mac.txt", "\u1112\u1161\u11ab", TextFacts());
    QCOMPARE(preview(), QStringLiteral("한"));
    box("composeBox")->click();
    QCOMPARE(preview(), QStringLiteral("\u1112\u1161\u11ab"));
}

void EncodingDialogTest::nothingTurnsThePreviewAround() {
    m_dialog->setText("a.txt", "a\u202Ebc", TextFacts());
    QCOMPARE(preview(), QStringLiteral("a\u2B1Abc"));
}

void EncodingDialogTest::everyEncodingIsOfferedOnceWithItsWriting() {
    const std::vector<std::string> choices = encodingChoices(koreanText());
    QCOMPARE(QString::fromStdString(choices.front()), QStringLiteral("CP949"));
    QCOMPARE(std::set<std::string>(choices.begin(), choices.end()).size(), choices.size());
    for (const std::string &encoding : offeredEncodings()) {
        QVERIFY(std::find(choices.begin(), choices.end(), encoding) != choices.end());
        const QString words = encodingInWords(encoding);
        QVERIFY2(words.startsWith(QString::fromStdString(encoding)) && words.contains(QStringLiteral(" – ")),
            qPrintable(words));
    }
    QCOMPARE(encodingInWords("%1"), QStringLiteral("%1"));
}

void EncodingDialogTest::fitsASmallScreen() {
    m_dialog->setText(QStringLiteral("a").repeated(500), koreanText(), TextFacts());
    QVERIFY(m_dialog->minimumSizeHint().width() <= 800 && m_dialog->minimumSizeHint().height() <= 500);
    QVERIFY(m_dialog->width() <= 1280 && m_dialog->height() <= 660);
}

QTEST_MAIN(EncodingDialogTest)
#include "panels_encoding.moc"
