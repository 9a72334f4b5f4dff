// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the figures that leave the window: every float comes back exactly from the CSV, in every
// language's locale, quoted so that any character stays in its field.
#include "tests/ui/exports_fixture.h"
#include "ui/export_heatmap.h"
#include "ui/export_loss_table.h"
#include "ui/export_trace_table.h"

#include <QClipboard>
#include <QtTest>

using namespace headlight;

namespace {

/// RFC 4180, written without looking at the writer.
QList<QStringList> parsed(const QByteArray &file) {
    const QString text = QString::fromUtf8(file.startsWith("\xEF\xBB\xBF") ? file.mid(3) : file);
    QList<QStringList> rows;
    QStringList row;
    QString field;
    bool inQuotes = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (inQuotes && c == '"' && i + 1 < text.size() && text[i + 1] == '"') {
            field += c;
            ++i;
        } else if (c == '"') {
            inQuotes = !inQuotes;
        } else if (!inQuotes && c == ',') {
            row.append(field);
            field.clear();
        } else if (!inQuotes && c == '\r' && i + 1 < text.size() && text[i + 1] == '\n') {
            row.append(field);
            rows.append(row);
            row.clear();
            field.clear();
            ++i;
        } else {
            field += c;
        }
    }
    return rows;
}

HeatmapContent content() {
    HeatmapContent result;
    result.title = QStringLiteral("Now: step 1200");
    result.labels = std::make_shared<MapLabels>(makeMapLabels(koreanProbe(), [](char32_t) { return true; }));
    result.matrix = causalWeights(16, 2.5);
    return result;
}

} // namespace

class ExportDataTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany)); }
    void shapesAndChecks();
    void everyFloatComesBack();
    void numbersWithoutFiniteValue();
    void weightsOfAMap();
    void maskIsZeroAndOne();
    void rightToLeftLabelsAreBare();
    void byteOrderMark();
    void fieldsAreQuoted();
    void scoresOfOneRow();
    void scoresOfAllRows();
    void lossesOfARun();
    void noLossIsThinnedOut();
};

void ExportDataTest::everyFloatComesBack() {
    const float hard[] = {
        0.1F, 1.0F / 3, 16777216.0F, 1.17549435e-38F, 1e-45F, 3.4e38F, -0.7F, 0.99999994F, 1.00000012F};
    for (const float value : hard)
        QCOMPARE(exactNumber(value).toFloat(), value);
    for (const double value : {0.1, 1.0 / 3, 4.330733340286331, 1e-300})
        QCOMPARE(exactNumber(value).toDouble(), value);
    QCOMPARE(exactNumber(0.25), QStringLiteral("0.25"));
    QCOMPARE(exactNumber(static_cast<double>(0.1F)), QStringLiteral("0.100000001"));
}

void ExportDataTest::numbersWithoutFiniteValue() {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    QCOMPARE(exactNumber(-infinity), QStringLiteral("-inf"));
    QCOMPARE(exactNumber(static_cast<float>(infinity)), QStringLiteral("inf"));
    QCOMPARE(exactNumber(std::numeric_limits<double>::quiet_NaN()), QStringLiteral("nan"));
}

void ExportDataTest::weightsOfAMap() {
    const HeatmapContent map = content();
    const QList<QStringList> rows = parsed(csvFile(matrixTable(map), true));
    QCOMPARE(rows.size(), 17);
    const QStringList start{"position", "character", "0 처", "1 음", "2 ␣"};
    QCOMPARE(rows[0].mid(0, 5), start);
    const char *labels[] = {"처", "음", "␣", "만", "나", "는", "↵", "\"", "<", ",", "&"};
    for (int row = 0; row < 16; ++row) {
        QCOMPARE(rows[row + 1].size(), 18);
        QCOMPARE(rows[row + 1][0], QString::number(row));
        if (row < 11)
            QCOMPARE(rows[row + 1][1], QString::fromUtf8(labels[row]));
        for (int col = 0; col < 16; ++col)
            QCOMPARE(rows[row + 1][col + 2].toFloat(),
                map.matrix(static_cast<std::size_t>(row), static_cast<std::size_t>(col)));
    }
}

void ExportDataTest::maskIsZeroAndOne() {
    HeatmapContent map = content();
    map.matrix = causalMask(16);
    const QList<QStringList> rows = parsed(csvFile(matrixTable(map), false));
    QCOMPARE(rows[1].mid(2, 2), QStringList({"1", "0"}));
    QCOMPARE(rows[16].mid(16, 2), QStringList({"1", "1"}));
}

void ExportDataTest::rightToLeftLabelsAreBare() {
    ProbeView probe;
    probe.characters = U"\u05D0\u200E";
    HeatmapContent map = content();
    map.labels = std::make_shared<MapLabels>(makeMapLabels(probe, [](char32_t) { return true; }));
    map.matrix = causalMask(2);
    const QList<QStringList> rows = parsed(csvFile(matrixTable(map), false));
    QCOMPARE(rows[1][1], QString(QChar(0x05D0)));
    QCOMPARE(rows[2][1], QStringLiteral("U+200E"));
}

void ExportDataTest::byteOrderMark() {
    QVERIFY(csvFile(matrixTable(content()), true).startsWith("\xEF\xBB\xBFposition,"));
    QVERIFY(csvFile(matrixTable(content()), false).startsWith("position,"));
}

void ExportDataTest::fieldsAreQuoted() {
    ExportTable table;
    table.header = {"a,b", "say \"x\"", "two\nlines", " blank ", "plain"};
    table.rows = {{"", ",", "\"", "\r\n", "=1+1"}};
    QVERIFY(
        csvFile(table, false).startsWith("\"a,b\",\"say \"\"x\"\"\",\"two\nlines\",\" blank \",plain\r\n"));
    const QList<QStringList> rows = parsed(csvFile(table, false));
    QCOMPARE(rows, QList<QStringList>({table.header, table.rows[0]}));
    QCOMPARE(separatedText(table, '\t').count('\t'), 8);
}

void ExportDataTest::scoresOfOneRow() {
    const AttentionTrace trace = koreanTrace();
    const QList<QStringList> rows = parsed(csvFile(traceTable({}, trace, koreanProbe(), 9), true));
    QCOMPARE(rows.size(), 17);
    QCOMPARE(rows[0].mid(4), QStringList({"raw", "scaled", "masked", "weight"}));
    QCOMPARE(rows[8].mid(0, 4), QStringList({"9", ",", "7", "\""}));
    QCOMPARE(rows[8][4].toFloat(), trace.rawScores(9, 7));
    QCOMPARE(rows[8][5].toFloat(), trace.scaledScores(9, 7));
    QCOMPARE(rows[8][6].toFloat(), trace.maskedScores(9, 7));
    QCOMPARE(rows[8][7].toFloat(), trace.weights(9, 7));
    QCOMPARE(rows[11][6], QStringLiteral("-inf"));
    QCOMPARE(rows[11][7], QStringLiteral("0"));
}

void ExportDataTest::scoresOfAllRows() {
    const ExportTable table = traceTable({}, koreanTrace(), koreanProbe(), std::nullopt);
    QCOMPARE(static_cast<int>(table.rows.size()), 256);
    QCOMPARE(table.rows[255].mid(0, 4), QStringList({"15", "었", "15", "었"}));
}

void ExportDataTest::lossesOfARun() {
    ExportLossTable losses;
    losses.addEvaluation({0, 4.330733340286331, 4.34});
    losses.addMiniBatches({{0, 4.25}, {1, std::numeric_limits<double>::quiet_NaN()}});
    losses.addEvaluation({2, 4.0, std::nullopt});
    QCOMPARE(losses.lastStep(), std::int64_t(2));
    const QList<QStringList> rows = parsed(csvFile(losses.table({}), true));
    QCOMPARE(rows[0], QStringList({"step", "train", "validation", "mini-batch"}));
    QCOMPARE(rows[1], QStringList({"0", "4.330733340286331", "4.34", "4.25"}));
    QCOMPARE(rows[2], QStringList({"1", "", "", "nan"}));
    QCOMPARE(rows[3], QStringList({"2", "4", "", ""}));
    losses.clear();
    QVERIFY(losses.isEmpty());
}

void ExportDataTest::noLossIsThinnedOut() {
    ExportLossTable losses;
    std::vector<LossPoint> points;
    for (int step = 0; step < 50'000; ++step)
        points.push_back({step, step / 7.0});
    losses.addMiniBatches(points);
    const ExportTable table = losses.table({});
    QCOMPARE(table.rows.size(), points.size());
    QCOMPARE(table.rows[33'333][3].toDouble(), points[33'333].loss);
}

void ExportDataTest::shapesAndChecks() {
    ChecksPanel checks;
    fill(checks);
    QVERIFY(choose(&checks, "exportCopyData"));
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("wei\t(1, 16, 16)")));
}

QTEST_MAIN(ExportDataTest)
#include "exports_data.moc"
