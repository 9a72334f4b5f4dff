// SPDX-License-Identifier: GPL-3.0-or-later
// Protects pictures on paper: of the size asked for, dark on white whatever the theme, with the labels as
// text in SVG, a proper PDF, the right colours in every cell, and no cursor frames.
#include "tests/ui/exports_fixture.h"
#include "ui/colour_map_plot.h"
#include "ui/export_heatmap.h"
#include "ui/export_save_dialog.h"
#include "ui/heatmap_view.h"
#include "ui/map_grid.h"
#include "ui/picture_export.h"

#include <QClipboard>
#include <QDialog>
#include <QDir>
#include <QImage>
#include <QMimeData>
#include <QPainter>
#include <QSvgRenderer>
#include <QTreeView>
#include <QtTest>

using namespace headlight;

namespace {

HeatmapContent content(int count = 16) {
    ProbeView probe = koreanProbe();
    probe.characters.resize(static_cast<std::size_t>(count), U'가');
    HeatmapContent result;
    result.title = QStringLiteral("Now: step 1200");
    result.labels = std::make_shared<MapLabels>(makeMapLabels(probe, [](char32_t) { return true; }));
    result.matrix = causalWeights(static_cast<std::size_t>(count), 2.5);
    result.nextShown = true;
    result.font = QApplication::font();
    result.size = QSize(330, 300);
    return result;
}

bool isWhiteAround(const QImage &image) {
    const int right = image.width() - 1;
    const int bottom = image.height() - 1;
    for (const QPoint corner : {QPoint(0, 0), QPoint(right, 0), QPoint(0, bottom), QPoint(right, bottom)})
        if (image.pixel(corner) != QRgb(0xffffffff))
            return false;
    return true;
}

/// The share of pixels that are nearly black: letters and lines, but no ground.
double inkOf(const QImage &image) {
    qint64 dark = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            dark += qGray(image.pixel(x, y)) < 90;
    return static_cast<double>(dark) / (static_cast<double>(image.width()) * image.height());
}

} // namespace

class ExportPicturesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QApplication::setPalette(darkPalette()); }
    void pngHasTheSizeAskedFor_data();
    void pngHasTheSizeAskedFor();
    void cellsHaveTheirColours();
    void cellsWithoutANumberAreGrey();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void svgHoldsTextAndCells();
    void pdfEmbedsItsLetters();
    void darkAndLightThemesGiveOnePicture();
    void cursorsStayOnTheScreen();
    void differenceNamesItsMaps();
    void pictureIsOfTheMomentItWasAskedFor();

private:
    /// With HEADLIGHT_PICTURES set to a folder, every picture can be looked at there.
    static void keep(const QString &name, const QByteArray &file);
    static QImage copied(QWidget *panel);
};

void ExportPicturesTest::keep(const QString &name, const QByteArray &file) {
    const QString folder = qEnvironmentVariable("HEADLIGHT_PICTURES");
    QFile out(QDir(folder).filePath(name));
    if (!folder.isEmpty() && out.open(QIODevice::WriteOnly))
        out.write(file);
}

QImage ExportPicturesTest::copied(QWidget *panel) {
    QGuiApplication::clipboard()->clear();
    return choose(panel, "exportCopyPicture") ? QGuiApplication::clipboard()->image() : QImage();
}

void ExportPicturesTest::pngHasTheSizeAskedFor_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("scale");
    QTest::newRow("default") << QSize(360, 390) << 2;
    QTest::newRow("one to one") << QSize(360, 390) << 1;
    QTest::newRow("large") << QSize(1200, 1000) << 3;
    QTest::newRow("wide") << QSize(900, 300) << 2;
    QTest::newRow("high") << QSize(240, 900) << 1;
    QTest::newRow("smallest") << QSize(100, 100) << 1;
}

void ExportPicturesTest::pngHasTheSizeAskedFor() {
    QFETCH(QSize, size);
    QFETCH(int, scale);
    const QByteArray file = pictureFile(heatmapPicture(content()), {PictureFormat::Png, size, scale});
    const QImage image = QImage::fromData(file, "PNG");
    QCOMPARE(image.size(), size * scale);
    QVERIFY(isWhiteAround(image));
    keep(QStringLiteral("map_%1x%2x%3.png").arg(size.width()).arg(size.height()).arg(scale), file);
}

void ExportPicturesTest::cellsHaveTheirColours() {
    for (const int count : {1, 2, 7, 16, 64}) {
        for (const QRect area : {QRect(5, 7, 160, 128), QRect(3, 2, 333, 291)}) {
            const Matrix matrix = causalWeights(static_cast<std::size_t>(count), 2.5);
            for (const int scale : {1, 2, 3}) {
                QImage image(QSize(400, 400) * scale, QImage::Format_RGB32);
                image.fill(Qt::red);
                QPainter painter(&image);
                painter.scale(scale, scale);
                paintColourMap(painter, area, matrix, ColourScale::Weights, {0, 1});
                painter.end();
                for (int row = 0; row < count; ++row)
                    for (int col = 0; col < count; ++col) {
                        const QPointF centre((area.left() + (col + 0.5) * area.width() / count) * scale,
                            (area.top() + (row + 0.5) * area.height() / count) * scale);
                        const QColor expected = QColor::fromRgb(colourAt(ColourScale::Weights,
                            static_cast<double>(
                                matrix(static_cast<std::size_t>(row), static_cast<std::size_t>(col)))));
                        const QColor seen = image.pixelColor(centre.toPoint());
                        QVERIFY(std::abs(seen.red() - expected.red()) < 4 &&
                                std::abs(seen.green() - expected.green()) < 4 &&
                                std::abs(seen.blue() - expected.blue()) < 4);
                    }
                // All of the area is painted, and nothing beside it.
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < image.width(); ++x) {
                        const bool inside = area.contains(x / scale, y / scale);
                        QVERIFY((image.pixel(x, y) != QRgb(0xffff0000)) == inside);
                    }
            }
        }
    }
}

void ExportPicturesTest::cellsWithoutANumberAreGrey() {
    Matrix matrix(1, 3);
    matrix.values = {static_cast<float>(qQNaN()), 1.0F, static_cast<float>(qInf())};
    QImage image(30, 10, QImage::Format_RGB32);
    QPainter painter(&image);
    paintColourMap(painter, image.rect(), matrix, ColourScale::Difference, {-1, 1});
    painter.end();
    QCOMPARE(image.pixel(5, 5), noNumberColour);
    QVERIFY(image.pixel(15, 5) != noNumberColour);
    QCOMPARE(image.pixel(25, 5), noNumberColour);
}

void ExportPicturesTest::nothingIsCutOff_data() {
    QTest::addColumn<int>("count");
    for (const int count : {1, 3, 16, 40})
        QTest::addRow("%d", count) << count;
}

void ExportPicturesTest::nothingIsCutOff() {
    QFETCH(int, count);
    HeatmapContent map = content(count);
    for (const QSize size : {QSize(360, 390), QSize(900, 500), QSize(300, 700)}) {
        const QImage image = pictureImage(heatmapPicture(map), size, 1);
        const int margin = 3;
        for (int x = 0; x < size.width(); ++x)
            for (int y = 0; y < size.height(); ++y)
                if (x < margin || y < margin || x >= size.width() - margin || y >= size.height() - margin)
                    QVERIFY2(image.pixel(x, y) == QRgb(0xffffffff),
                        qPrintable(QStringLiteral("%1, %2 of %3").arg(x).arg(y).arg(size.width())));
    }
}

void ExportPicturesTest::svgHoldsTextAndCells() {
    HeatmapContent map = content();
    map.title = QStringLiteral("A & B <now>");
    const QByteArray file = pictureFile(heatmapPicture(map), {PictureFormat::Svg, {360, 390}, 2});
    keep(QStringLiteral("map.svg"), file);
    const QString text = QString::fromUtf8(file);
    for (const char *label : {"처", "음", "␣", "만", "↵", "&amp;", "&lt;", "걸"})
        QVERIFY2(text.contains(QString::fromUtf8(label)), label);
    QVERIFY(text.contains(QStringLiteral("<title>A &amp; B &lt;now&gt;</title>")));
    QVERIFY(!text.contains(QStringLiteral("<image")));
    QSvgRenderer renderer(file);
    QVERIFY(renderer.isValid());
    QCOMPARE(renderer.viewBox(), QRect(0, 0, 360, 390));
    QImage image(360, 390, QImage::Format_RGB32);
    image.fill(Qt::red);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    QVERIFY(isWhiteAround(image));
}

void ExportPicturesTest::pdfEmbedsItsLetters() {
    const QByteArray map = pictureFile(heatmapPicture(content()), {PictureFormat::Pdf, {360, 390}, 2});
    QVERIFY(map.startsWith("%PDF-"));
    QVERIFY(map.trimmed().endsWith("%%EOF"));
    QVERIFY(map.contains("/FontFile"));           // letters are embedded, Hangul with them
    QVERIFY(map.contains("/MediaBox [0 0 270.")); // 360 pixels of 96 an inch
    keep(QStringLiteral("map.pdf"), map);
}

void ExportPicturesTest::darkAndLightThemesGiveOnePicture() {
    const auto pictures = [&](const QString &theme) {
        AttentionMaps maps;
        fill(maps);
        LossChart chart;
        fill(chart);
        InspectorPanel inspector;
        fill(inspector);
        QList<QImage> images;
        const QStringList names{"beforeMap", "nowMap", "maskMap", "differenceMap"};
        for (const QString &name : names)
            images.append(copied(maps.findChild<HeatmapView *>(name)));
        images.append(copied(&chart));
        images.append(copied(&inspector));
        ChecksPanel checks;
        fill(checks);
        images.append(copied(&checks));
        for (int i = 0; i < images.size(); ++i) {
            const QString folder = qEnvironmentVariable("HEADLIGHT_PICTURES");
            if (!folder.isEmpty())
                images[i].save(QDir(folder).filePath(QStringLiteral("%1_%2.png").arg(theme).arg(i)));
        }
        return images;
    };
    const QList<QImage> dark = pictures(QStringLiteral("dark"));
    QApplication::setPalette(paperPalette());
    const QList<QImage> light = pictures(QStringLiteral("light"));
    QApplication::setPalette(darkPalette());
    for (int i = 0; i < dark.size(); ++i) {
        QVERIFY2(!dark[i].isNull(), qPrintable(QString::number(i)));
        QVERIFY(isWhiteAround(dark[i]));
        QVERIFY(inkOf(dark[i]) > 0.005);
        QVERIFY2(dark[i] == light[i], qPrintable(QString::number(i)));
    }
}

void ExportPicturesTest::cursorsStayOnTheScreen() {
    AttentionMaps maps;
    fill(maps);
    auto *view = maps.findChild<HeatmapView *>(QStringLiteral("nowMap"));
    const QImage without = copied(view);
    maps.findChild<MapGrid *>()->setPinned(Cell{9, 4});
    view->setFocus();
    QVERIFY(copied(view) == without);
    QVERIFY(maps.pinned().has_value());
}

void ExportPicturesTest::differenceNamesItsMaps() {
    AttentionMaps maps;
    fill(maps);
    QVERIFY(choose(maps.findChild<HeatmapView *>(QStringLiteral("differenceMap")), "exportSavePicture"));
    auto *dialog = maps.findChild<QDialog *>(QStringLiteral("exportPictureDialog"));
    QVERIFY(dialog);
    dialog->accept();
    auto *files = maps.findChild<ExportSaveDialog *>(QStringLiteral("exportSaveDialog"));
    QVERIFY(files);
    QVERIFY(
        files->findChild<QTreeView *>(QStringLiteral("treeView"))->isColumnHidden(2)); // see hideFileTypes()
    const QString name = QFileInfo(files->selectedFiles().value(0)).fileName();
    QVERIFY2(name.contains(QStringLiteral("step_1200")) && name.endsWith(QStringLiteral(".png")),
        qPrintable(name));
    files->reject();
}

void ExportPicturesTest::pictureIsOfTheMomentItWasAskedFor() {
    LossChart chart;
    fill(chart);
    chart.setStep(1201); // the last mini-batch is that of step 1200
    const auto *exports = chart.findChild<ExportActions *>();
    QVERIFY(exports);
    QVERIFY(choose(&chart, "exportSavePicture"));
    auto *dialog = chart.findChild<QDialog *>(QStringLiteral("exportPictureDialog"));
    dialog->accept();
    auto *files = chart.findChild<ExportSaveDialog *>(QStringLiteral("exportSaveDialog"));
    QVERIFY(files->selectedFiles().value(0).contains(QStringLiteral("step_1201")));
    QTemporaryDir folder;
    const QImage before = copied(&chart);
    chart.addEvaluation({1500, 9.0, 9.0}); // training goes on while a name is being typed
    files->selectFile(folder.filePath(QStringLiteral("chart")));
    files->accept();
    const QImage saved(folder.filePath(QStringLiteral("chart.png")));
    QCOMPARE(saved.size(), before.size());
    QVERIFY(saved == before.convertToFormat(saved.format()));
}

QTEST_MAIN(ExportPicturesTest)
#include "exports_pictures.moc"
