// SPDX-License-Identifier: GPL-3.0-or-later
// Protects what the user types as the observed input: marks become characters, a syllable being composed
// counts, nothing typed is lost by a refusal or by a frame that arrives meanwhile.
#include "ui/probe_bar.h"

#include <QAction>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

using namespace headlight;

class ProbeBarTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_bar.reset(); }
    void showsMarks();
    void enterGivesText();
    void unchangedTextIsNotEntered();
    void composedTextCounts();
    void refusalKeepsText();
    void typingSurvivesAnotherProbe();
    void anotherSampleReplacesTyping();
    void escapeRestores();
    void menuStatesIntents();

private:
    QLineEdit *edit() { return m_bar->findChild<QLineEdit *>(QStringLiteral("probeEdit")); }
    void type(const QString &text) {
        edit()->setFocus();
        edit()->selectAll();
        QTest::keyClicks(edit(), text);
    }

    std::unique_ptr<ProbeBar> m_bar;
};

void ProbeBarTest::init() {
    m_bar = std::make_unique<ProbeBar>();
    m_bar->setBlockSize(16);
    m_bar->setProbe(U"one\ntwo");
    m_bar->show();
    QVERIFY(QTest::qWaitForWindowActive(m_bar.get()));
}

void ProbeBarTest::showsMarks() {
    QCOMPARE(edit()->text(), QStringLiteral("one↵two"));
}

void ProbeBarTest::enterGivesText() {
    QSignalSpy entered(m_bar.get(), &ProbeBar::textEntered);
    type(QStringLiteral("a b"));
    edit()->insert(QStringLiteral("↵⇥"));
    QTest::keyClick(edit(), Qt::Key_Return);
    QCOMPARE(entered.count(), 1);
    QCOMPARE(entered.at(0).at(0).toString(), QStringLiteral("a b\n\t"));
    m_bar->setProbe(U"a b\n\t");
    QCOMPARE(edit()->text(), QStringLiteral("a b↵⇥"));
    edit()->clearFocus();
    QCOMPARE(entered.count(), 1);
}

void ProbeBarTest::unchangedTextIsNotEntered() {
    QSignalSpy entered(m_bar.get(), &ProbeBar::textEntered);
    edit()->setFocus();
    QTest::keyClick(edit(), Qt::Key_Return);
    edit()->clearFocus();
    QCOMPARE(entered.count(), 0);
}

void ProbeBarTest::composedTextCounts() {
    QSignalSpy entered(m_bar.get(), &ProbeBar::textEntered);
    type(QStringLiteral("x"));
    QInputMethodEvent compose;
    compose.setCommitString(QStringLiteral("가"));
    QCoreApplication::sendEvent(edit(), &compose);
    edit()->clearFocus();
    QCOMPARE(entered.count(), 1);
    QCOMPARE(entered.at(0).at(0).toString(), QStringLiteral("x가"));
}

void ProbeBarTest::refusalKeepsText() {
    auto *error = m_bar->findChild<QLabel *>(QStringLiteral("probeErrorLabel"));
    QSignalSpy entered(m_bar.get(), &ProbeBar::textEntered);
    type(QStringLiteral("zzz"));
    QTest::keyClick(edit(), Qt::Key_Return);
    m_bar->setError(QStringLiteral("‘z’ %1 <b>is not in this text</b>"));
    QVERIFY(error->isVisible());
    QCOMPARE(error->text(), QStringLiteral("‘z’ %1 <b>is not in this text</b>"));
    QCOMPARE(error->textFormat(), Qt::PlainText);
    m_bar->setProbe(U"one\ntwo"); // the next frame's probe is still the old one
    QCOMPARE(edit()->text(), QStringLiteral("zzz"));
    QVERIFY(error->isVisible());
    edit()->clearFocus();
    QCOMPARE(entered.count(), 1); // the same refused text is not sent twice
    edit()->setFocus();
    QTest::keyClick(edit(), Qt::Key_End);
    QTest::keyClick(edit(), Qt::Key_Backspace);
    QVERIFY(!error->isVisible());
}

void ProbeBarTest::typingSurvivesAnotherProbe() {
    type(QStringLiteral("half ty"));
    m_bar->setProbe(U"something else");
    QCOMPARE(edit()->text(), QStringLiteral("half ty"));
}

void ProbeBarTest::anotherSampleReplacesTyping() {
    type(QStringLiteral("half ty"));
    auto *button = m_bar->findChild<QToolButton *>(QStringLiteral("anotherSampleButton"));
    QSignalSpy wanted(m_bar.get(), &ProbeBar::anotherSampleRequested);
    button->click();
    QCOMPARE(wanted.count(), 1);
    m_bar->setProbe(U"sampled");
    QCOMPARE(edit()->text(), QStringLiteral("sampled"));
}

void ProbeBarTest::escapeRestores() {
    QSignalSpy entered(m_bar.get(), &ProbeBar::textEntered);
    type(QStringLiteral("half ty"));
    QTest::keyClick(edit(), Qt::Key_Escape);
    QCOMPARE(edit()->text(), QStringLiteral("one↵two"));
    edit()->clearFocus();
    QCOMPARE(entered.count(), 0);
}

void ProbeBarTest::menuStatesIntents() {
    QSignalSpy first(m_bar.get(), &ProbeBar::defaultProbeRequested);
    QSignalSpy example(m_bar.get(), &ProbeBar::exampleRequested);
    m_bar->findChild<QAction *>(QStringLiteral("defaultProbeAction"))->trigger();
    m_bar->findChild<QAction *>(QStringLiteral("exampleProbeAction"))->trigger();
    QCOMPARE(first.count(), 1);
    QCOMPARE(example.count(), 1);
}

QTEST_MAIN(ProbeBarTest)
#include "maps_probe_bar.moc"
