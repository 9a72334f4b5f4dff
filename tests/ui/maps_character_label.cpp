// SPDX-License-Identifier: GPL-3.0-or-later
// Protects readability of every label: no invisible character, no box, no neighbour turned around.
#include "ui/character_label.h"
#include "ui/drawable_characters.h"
#include "ui/probe_text.h"

#include <QtTest>

using namespace headlight;

class CharacterLabelTest : public QObject {
    Q_OBJECT
private slots:
    void labels_data();
    void labels();
    void rightToLeftIsIsolated();
    void undrawableFallsBackToCodePoint();
    void words();
    void installedFontsDecide();
    void probeLineRoundTrip();
};

void CharacterLabelTest::labels_data() {
    QTest::addColumn<uint>("character");
    QTest::addColumn<QString>("label");
    const auto row = [](uint character, const char *label) {
        QTest::addRow("U+%04X", character) << character << QString::fromUtf8(label);
    };
    row('h', "h");
    row('<', "<");
    row('&', "&");
    row('%', "%");
    row(' ', "␣");
    row('\n', "↵");
    row('\t', "⇥");
    row('\r', "U+000D");
    row(0x00, "U+0000");
    row(0x7F, "U+007F");
    row(0x85, "U+0085");
    row(0xA0, "U+00A0");
    row(0xAD, "U+00AD");
    row(0x0301, "U+0301");
    row(0x0903, "U+0903");
    row(0x115F, "U+115F");
    row(0x1160, "U+1160");
    row(0x200B, "U+200B");
    row(0x200D, "U+200D");
    row(0x202E, "U+202E");
    row(0x2028, "U+2028");
    row(0x2029, "U+2029");
    row(0x2800, "U+2800");
    row(0x3000, "U+3000");
    row(0x3164, "U+3164");
    row(0xE000, "U+E000");
    row(0xFE0F, "U+FE0F");
    row(0xFEFF, "U+FEFF");
    row(0xFFA0, "U+FFA0");
    row(0xFFFF, "U+FFFF");
    row(0xE0001, "U+E0001");
    row(0xFFFD, "\xEF\xBF\xBD");
    row(0xAC00, "가");
    row(0xD7A3, "힣");
    row(0x1F600, "\xF0\x9F\x98\x80");
    row(0x20000, "\xF0\xA0\x80\x80");
}

void CharacterLabelTest::labels() {
    QFETCH(uint, character);
    QFETCH(QString, label);
    QCOMPARE(characterLabel(character), label);
}

void CharacterLabelTest::rightToLeftIsIsolated() {
    for (const char32_t character : {U'\u05D0', U'\u0627', U'\u0660'}) {
        const QString label = characterLabel(character);
        QCOMPARE(label.front(), QChar(0x2068));
        QVERIFY(label.contains(QChar(0x2069)));
        QCOMPARE(label.at(1).unicode(), static_cast<char16_t>(character));
    }
}

void CharacterLabelTest::undrawableFallsBackToCodePoint() {
    const CanDraw onlyAscii = [](char32_t character) { return character < 0x80; };
    QCOMPARE(characterLabel(U'a', onlyAscii), QStringLiteral("a"));
    QCOMPARE(characterLabel(0xAC00, onlyAscii), QStringLiteral("U+AC00"));
    QCOMPARE(characterLabel(U' ', onlyAscii), QStringLiteral("U+0020"));
    QCOMPARE(characterLabel(U'\n', onlyAscii), QStringLiteral("U+000A"));
    QCOMPARE(characterLabel(0x1F600, onlyAscii), QStringLiteral("U+1F600"));
}

void CharacterLabelTest::words() {
    QCOMPARE(characterInWords(U'h'), QStringLiteral("‘h’"));
    QCOMPARE(characterInWords(U'%'), QStringLiteral("‘%’"));
    QCOMPARE(characterInWords(U' '), QStringLiteral("space ␣"));
    QCOMPARE(characterInWords(U'\n'), QStringLiteral("line break ↵"));
    QCOMPARE(characterInWords(U'\t'), QStringLiteral("tab ⇥"));
    QCOMPARE(characterInWords(0x200B), QStringLiteral("U+200B"));
}

void CharacterLabelTest::installedFontsDecide() {
    // A character no font can have: noncharacters are never in a font's table.
    QVERIFY(!canDrawWith(QGuiApplication::font())(0xFFFFE));
    QVERIFY(canDrawWith(QGuiApplication::font())(U'a'));
    QCOMPARE(drawableLabel(0xAC00), hangulIsDrawable() ? QStringLiteral("가") : QStringLiteral("U+AC00"));
}

void CharacterLabelTest::probeLineRoundTrip() {
    const std::u32string probe = U"a\tb\nc d\U0001F600가";
    const QString line = probeLine(probe);
    QCOMPARE(line, QStringLiteral("a⇥b↵c d😀가"));
    QCOMPARE(probeTextFromLine(line).toStdU32String(), probe);
    QCOMPARE(probeTextFromLine(QStringLiteral("a\r\nb\rc\n")), QStringLiteral("a\nb\nc\n"));
}

QTEST_MAIN(CharacterLabelTest)
#include "maps_character_label.moc"
