// SPDX-License-Identifier: GPL-3.0-or-later
// Protects readability of every label: no invisible character, no box, no neighbour turned around.
#include "ui/character_kind.h"
#include "ui/character_label.h"
#include "ui/character_name.h"
#include "ui/drawable_characters.h"
#include "ui/map_labels.h"
#include "ui/probe_text.h"

#include <QtTest>

#include <algorithm>

using namespace headlight;

class CharacterLabelTest : public QObject {
    Q_OBJECT
private slots:
    void labels_data();
    void labels();
    void rightToLeftIsIsolated();
    void combiningMarksKeepToTheirColumn();
    void undrawableFallsBackToCodePoint();
    void words();
    void noLabelIsBlankOrReachesBeyondItself();
    void names_data();
    void names();
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
    row(0x0301, "◌\u0301"); // lone combining marks stand on a dotted circle
    row(0x0903, "◌\u0903");
    row(0x20E3, "◌\u20E3");
    row(0x3099, "◌\u3099");
    row(0x05B0, "◌\u05B0");
    row(0x034F, "U+034F"); // a mark by category that shows nothing
    row(0x17B4, "U+17B4");
    row(0x115F, "U+115F");
    row(0x1160, "U+1160");
    row(0x1100, "\u1100"); // lone conjoining jamo
    row(0x1161, "\u1161");
    row(0x11A8, "\u11A8");
    row(0x180B, "U+180B");
    row(0x200B, "U+200B");
    row(0x200C, "U+200C");
    row(0x200D, "U+200D");
    row(0x200E, "U+200E");
    row(0x202E, "U+202E");
    row(0x2067, "U+2067");
    row(0x2069, "U+2069");
    row(0x061C, "U+061C");
    row(0x2028, "U+2028");
    row(0x2029, "U+2029");
    row(0x2800, "U+2800");
    row(0x3000, "U+3000");
    row(0x3164, "U+3164");
    row(0xE000, "U+E000");
    row(0xFE0F, "U+FE0F");
    row(0xFEFF, "U+FEFF");
    row(0xFFA0, "U+FFA0");
    row(0xFE00, "U+FE00");
    row(0xFFFC, "U+FFFC");
    row(0xFDD0, "U+FDD0");
    row(0xFFFF, "U+FFFF");
    row(0x0378, "U+0378");
    row(0x1D159, "U+1D159");
    row(0x10FFFF, "U+10FFFF");
    row(0xE0100, "U+E0100");
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

void CharacterLabelTest::combiningMarksKeepToTheirColumn() {
    ProbeView probe;
    probe.characters = U"a\u0651\u0301\u0903\u20E3";
    probe.next = {U'\u0651', std::nullopt, U'b', std::nullopt, std::nullopt};
    const MapLabels labels = makeMapLabels(probe, [](char32_t) { return true; });
    QCOMPARE(labels.characters, (QStringList{"a", "U+0651", "U+0301", "U+0903", "U+20E3"}));
    QCOMPARE(labels.next, (QStringList{"U+0651", "", "b", "", ""}));
}

void CharacterLabelTest::undrawableFallsBackToCodePoint() {
    const CanDraw onlyAscii = [](char32_t character) { return character < 0x80; };
    QCOMPARE(characterLabel(U'a', onlyAscii), QStringLiteral("a"));
    QCOMPARE(characterLabel(0xAC00, onlyAscii), QStringLiteral("U+AC00"));
    QCOMPARE(characterLabel(U' ', onlyAscii), QStringLiteral("U+0020"));
    QCOMPARE(characterLabel(U'\n', onlyAscii), QStringLiteral("U+000A"));
    QCOMPARE(characterLabel(0x1F600, onlyAscii), QStringLiteral("U+1F600"));
    QCOMPARE(characterLabel(0x05D0, onlyAscii), QStringLiteral("U+05D0"));
    QCOMPARE(characterLabel(0x0301, onlyAscii), QStringLiteral("U+0301"));
    const CanDraw noCircle = [](char32_t character) { return character != 0x25CC; };
    QCOMPARE(characterLabel(0x0301, noCircle), QStringLiteral("U+0301"));
}

void CharacterLabelTest::words() {
    QCOMPARE(characterInWords(U'h'), QStringLiteral("‘h’"));
    QCOMPARE(characterInWords(U'%'), QStringLiteral("‘%’"));
    QCOMPARE(characterInWords(U' '), QStringLiteral("space ␣"));
    QCOMPARE(characterInWords(U'\n'), QStringLiteral("line break ↵"));
    QCOMPARE(characterInWords(U'\t'), QStringLiteral("tab ⇥"));
    QCOMPARE(characterInWords(0x200B), QStringLiteral("U+200B"));
    QCOMPARE(characterInWords(0x0301), QStringLiteral("‘◌\u0301’"));
}

void CharacterLabelTest::noLabelIsBlankOrReachesBeyondItself() {
    for (char32_t character = 0; character <= 0x10FFFF; ++character) {
        if (QChar::isSurrogate(character))
            continue;
        const QList<uint> label = characterLabel(character).toUcs4();
        // Whatever is open in it is closed again, and something of it can be seen.
        const bool visible = std::any_of(label.begin(), label.end(), [](uint part) {
            const auto kind = characterKind(part);
            return kind == CharacterKind::Visible;
        });
        QVERIFY2(visible, qPrintable(codePointLabel(character)));
        QCOMPARE(label.count(0x2068), label.count(0x2069));
        QVERIFY2(label.count(0x202A) + label.count(0x202B) + label.count(0x202D) + label.count(0x202E) == 0,
            qPrintable(codePointLabel(character)));
        if (characterKind(character) != CharacterKind::Visible)
            QVERIFY2(!characterName(character).isEmpty(), qPrintable(codePointLabel(character)));
    }
}

void CharacterLabelTest::names_data() {
    QTest::addColumn<uint>("character");
    QTest::addColumn<QString>("name");
    QTest::newRow("letter") << uint('h') << QString();
    QTest::newRow("syllable") << 0xAC00u << QString();
    QTest::newRow("space") << 0x20u << "space";
    QTest::newRow("line feed") << 0x0Au << "line break (line feed)";
    QTest::newRow("bell") << 0x07u << "bell";
    QTest::newRow("another control") << 0x05u << "control character";
    QTest::newRow("joiner") << 0x200Du << "zero width joiner";
    QTest::newRow("override") << 0x202Eu << "right-to-left override";
    QTest::newRow("filler") << 0x3164u << "Hangul filler";
    QTest::newRow("jamo") << 0x1161u << "conjoining vowel";
    QTest::newRow("mark") << 0x0301u << "combining mark";
    QTest::newRow("another space") << 0x2005u << "space of another width";
    QTest::newRow("selector") << 0xFE0Fu << "variation selector";
    QTest::newRow("tag") << 0xE0041u << "invisible format character";
    QTest::newRow("private") << 0xE000u << "private use";
    QTest::newRow("noncharacter") << 0xFDD0u << "not a character";
    QTest::newRow("last of the table") << 0xFFFDu << "replacement for broken bytes";
}

void CharacterLabelTest::names() {
    QFETCH(uint, character);
    QFETCH(QString, name);
    QCOMPARE(characterName(character), name);
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
