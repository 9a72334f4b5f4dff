// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the Inspector's and the check list's numbers: exactly the trace's, with a decimal point, never of
// another input, and nothing cut off in 250 pixels.
#include "ui/checks_panel.h"
#include "ui/inspector_panel.h"

#include <QLabel>
#include <QTableWidget>
#include <QtTest>

#include <limits>

using namespace headlight;

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

Matrix matrixOf(std::size_t cols, std::initializer_list<float> values) {
    Matrix matrix(values.size() / cols, cols);
    std::copy(values.begin(), values.end(), matrix.values.begin());
    return matrix;
}

ProbeView probe() {
    ProbeView view;
    view.characters = U"h\n";
    view.next = {U'\n', std::nullopt};
    return view;
}

AttentionTrace trace() {
    AttentionTrace result;
    result.step = 1200;
    result.query = Matrix(2, 64);
    result.rawScores = matrixOf(2, {8.0F, 4.0F, -2.0F, 12.0F});
    result.scaledScores = matrixOf(2, {1.0F, 0.5F, -0.25F, 1.5F});
    result.maskedScores = matrixOf(2, {1.0F, -infinity, -0.25F, 1.5F});
    result.weights = matrixOf(2, {1.0F, 0.0F, 0.25F, 0.75F});
    result.shapes = {{"x", {1, 2, 64}}, {"wei", {1, 2, 2}}, {"logits", {1, 2, 695}}};
    result.checks = {
        {CheckKind::ScoresShape, true, "(1, 2, 2)", 0}, {CheckKind::NothingOnFuture, false, "", 0.25}};
    return result;
}

} // namespace

class PanelsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany)); }
    void cellInNumbers();
    void blockedCell();
    void rowTable();
    void otherInputShowsNoNumbers();
    void hiddenPanelCatchesUp();
    void inspectorFits();
    void shapesAndChecks();
    void checksCleared();

private:
    static QString textOf(const QWidget &panel, const char *name) {
        const auto *label = panel.findChild<QLabel *>(QString::fromLatin1(name));
        return label ? label->text() : QStringLiteral("(no such label)");
    }
    static void fill(InspectorPanel &panel, const Cell &cell) {
        panel.resize(250, 560);
        panel.setProbe(probe());
        panel.setTrace(trace());
        panel.setCell(cell, true);
        panel.show();
    }
};

void PanelsTest::cellInNumbers() {
    InspectorPanel panel;
    fill(panel, {1, 0});
    QCOMPARE(textOf(panel, "inspectorRawScore"), QStringLiteral("−2.0000"));
    QCOMPARE(textOf(panel, "inspectorScaledScore"), QStringLiteral("−0.2500"));
    QCOMPARE(textOf(panel, "inspectorMaskedScore"), QStringLiteral("−0.2500"));
    QCOMPARE(textOf(panel, "inspectorWeight"), QStringLiteral("0.2500 = 25.0 %"));
    QCOMPARE(textOf(panel, "inspectorRowSum"), QStringLiteral("1.0000"));
    QCOMPARE(textOf(panel, "inspectorNext"), QStringLiteral("–"));
    QVERIFY(textOf(panel, "inspectorState").contains(QStringLiteral("1200")));
    QVERIFY(textOf(panel, "inspectorHeading").contains(QStringLiteral("line break ↵")));
}

void PanelsTest::blockedCell() {
    InspectorPanel panel;
    fill(panel, {0, 1});
    QCOMPARE(textOf(panel, "inspectorRawScore"), QStringLiteral("4.0000"));
    QCOMPARE(textOf(panel, "inspectorMaskedScore"), QStringLiteral("−∞"));
    QCOMPARE(textOf(panel, "inspectorWeight"), QStringLiteral("0.0000 = 0.0 %"));
    QVERIFY(textOf(panel, "inspectorWords").contains(QStringLiteral("blocked")));
    QCOMPARE(textOf(panel, "inspectorNext"), QStringLiteral("line break ↵"));
}

void PanelsTest::rowTable() {
    InspectorPanel panel;
    fill(panel, {1, 0});
    const auto *table = panel.findChild<QTableWidget *>(QStringLiteral("inspectorRow"));
    QCOMPARE(table->rowCount(), 2);
    const QStringList expected[] = {{"0", "h", "−0.25", "25.0"}, {"1", "↵", "1.50", "75.0"}};
    for (int line = 0; line < 2; ++line)
        for (int column = 0; column < 4; ++column)
            QCOMPARE(table->item(line, column)->text(), expected[line].at(column));
    QVERIFY(table->item(0, 0)->font().bold());
    QVERIFY(!table->item(1, 0)->font().bold());
}

void PanelsTest::otherInputShowsNoNumbers() {
    InspectorPanel panel;
    fill(panel, {1, 0});
    ProbeView other = probe();
    other.characters = U"xy";
    panel.setProbe(other);
    QCOMPARE(textOf(panel, "inspectorWeight"), QStringLiteral("–"));
    QCOMPARE(textOf(panel, "inspectorRowSum"), QStringLiteral("–"));
    panel.setCell(std::nullopt, false);
    QVERIFY(!panel.findChild<QLabel *>(QStringLiteral("inspectorWeight"))->isVisible());
}

void PanelsTest::hiddenPanelCatchesUp() {
    InspectorPanel panel;
    panel.setProbe(probe());
    panel.setTrace(trace());
    panel.setCell(Cell{1, 1}, true);
    panel.show();
    QCOMPARE(textOf(panel, "inspectorWeight"), QStringLiteral("0.7500 = 75.0 %"));
}

void PanelsTest::inspectorFits() {
    InspectorPanel panel;
    fill(panel, {1, 0});
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const auto *weight = panel.findChild<QLabel *>(QStringLiteral("inspectorWeight"));
    QVERIFY(weight->width() >= weight->fontMetrics().horizontalAdvance(weight->text()));
    QVERIFY(weight->mapTo(&panel, weight->rect().topRight()).x() < panel.width());
}

void PanelsTest::shapesAndChecks() {
    ChecksPanel panel;
    panel.resize(250, 560);
    panel.setTrace(trace());
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QCOMPARE(textOf(panel, "shapeName1"), QStringLiteral("wei"));
    QCOMPARE(textOf(panel, "shapeSizes1"), QStringLiteral("(1, 2, 2)"));
    QCOMPARE(textOf(panel, "shapeLetters1"), QStringLiteral("= (B, T, T)"));
    QCOMPARE(textOf(panel, "shapeSizes2"), QStringLiteral("(1, 2, 695)"));
    QVERIFY(textOf(panel, "checkText0").contains(QStringLiteral("(1, 2, 2)")));
    QVERIFY(textOf(panel, "checkText1").startsWith(QStringLiteral("Not true")));
    QVERIFY(textOf(panel, "checkText1").contains(QStringLiteral("0.25")));
    const auto *passed = panel.findChild<QLabel *>(QStringLiteral("checkMark0"));
    const auto *failed = panel.findChild<QLabel *>(QStringLiteral("checkMark1"));
    QVERIFY(passed->pixmap().toImage() != failed->pixmap().toImage());
    const auto *letters = panel.findChild<QLabel *>(QStringLiteral("shapeLetters2"));
    QVERIFY(letters->mapTo(&panel, letters->rect().topRight()).x() < panel.width());
}

void PanelsTest::checksCleared() {
    ChecksPanel panel;
    panel.setTrace(trace());
    panel.show();
    QVERIFY(panel.findChild<QLabel *>(QStringLiteral("checkText0"))->isVisible());
    panel.clear();
    QVERIFY(!panel.findChild<QLabel *>(QStringLiteral("checkText0"))->isVisible());
    QVERIFY(textOf(panel, "checksStep").contains(QStringLiteral("–")));
}

QTEST_MAIN(PanelsTest)
#include "maps_panels.moc"
