// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the texts that come with the program: all open, are as large as promised, and the stories can be
// trained on; a wrong name is told apart from a missing file.
#include "app/built_in_texts.h"
#include "app/language.h"
#include "app/text_choice.h"
#include "model/text/settings.h"

#include <QTest>

using namespace headlight;

class BuiltInTextsTest : public QObject {
    Q_OBJECT

private slots:
    void allOpen();
    void koreanStory();
    void englishStory();
    void patterns();
    void firstStartFollowsTheLocale();
    void titlesFollowTheLanguage();
    void wrongNames();
};

void BuiltInTextsTest::allOpen() {
    const QStringList expected{"story-ko", "story-en", "pattern", "pattern-hangul"};
    QCOMPARE(builtInTextNames(), expected);
    for (const QString &name : expected) {
        QVERIFY(isBuiltInText(name));
        QVERIFY(!builtInTextTitle(name).isEmpty());
        const auto text = openText({name, {}, {}});
        QVERIFY2(text, qPrintable(name));
        QVERIFY(!checkTrainable(**text, 16));
        QVERIFY(hasValidationWindow(**text, 16));
        QVERIFY((*text)->facts.path.empty());
        QCOMPARE(QString::fromStdString((*text)->facts.name), builtInTextTitle(name));
    }
}

void BuiltInTextsTest::koreanStory() {
    const auto text = builtInText(QStringLiteral("story-ko"));
    QVERIFY(text);
    QVERIFY((*text)->size() >= 20'000);
    QVERIFY((*text)->vocabularySize() < 450);
    QVERIFY((*text)->tokenizer.decode((*text)->tokens).find(U"처음 만나는") != std::u32string::npos);
}

void BuiltInTextsTest::englishStory() {
    const auto text = builtInText(QStringLiteral("story-en"));
    QVERIFY(text);
    QVERIFY((*text)->size() >= 30'000);
}

void BuiltInTextsTest::patterns() {
    PatternRule rule;
    rule.wordLength = 2;
    rule.repeats = 3;
    const auto latin = builtInText(QStringLiteral("pattern"), rule);
    const auto hangul = builtInText(QStringLiteral("pattern-hangul"), rule);
    QVERIFY(latin && hangul);
    const std::u32string line = (*latin)->tokenizer.decode((*latin)->tokens).substr(0, 7);
    QCOMPARE(line[6], U'\n');
    QVERIFY(line.substr(0, 2) == line.substr(2, 2) && line.substr(2, 2) == line.substr(4, 2));
    QVERIFY((*latin)->tokenizer.characters().back() < 0x80);
    QVERIFY((*hangul)->tokenizer.characters().back() >= 0xAC00);
}

void BuiltInTextsTest::firstStartFollowsTheLocale() {
    QCOMPARE(firstBuiltInText(QLocale(QLocale::Korean)), QStringLiteral("story-ko"));
    QCOMPARE(firstBuiltInText(QLocale(QLocale::German)), QStringLiteral("story-en"));
    QCOMPARE(firstBuiltInText(QLocale::c()), QStringLiteral("story-en"));
}

void BuiltInTextsTest::titlesFollowTheLanguage() {
    Language language;
    TextFacts facts;
    for (const QString &made : Language::codes())
        for (const QString &name : builtInTextNames()) {
            language.install(made);
            facts.name = builtInTextTitle(name).toStdString(); // as a run of that time keeps it
            for (const QString &now : Language::codes()) {
                language.install(now);
                QCOMPARE(shownTextName(facts), builtInTextTitle(name));
            }
        }
    facts.path = "/tmp/a";
    QCOMPARE(shownTextName(facts), QString::fromStdString(facts.name)); // a file that is called so
    facts = TextFacts();
    facts.name = "no built-in";
    QCOMPARE(shownTextName(facts), QStringLiteral("no built-in"));
}

void BuiltInTextsTest::wrongNames() {
    const auto name = openText({QStringLiteral("story-fr"), "story-fr", {}});
    QVERIFY(!name);
    QCOMPARE(name.error().kind, ErrorKind::UnknownBuiltInText);
    QCOMPARE(name.error().subject, std::string("story-fr"));
    const auto file = openText({QStringLiteral("nowhere.txt"), "nowhere.txt", {}});
    QVERIFY(!file);
    QCOMPARE(file.error().kind, ErrorKind::FileNotFound);
}

QTEST_GUILESS_MAIN(BuiltInTextsTest)
#include "built_in_texts_test.moc"
