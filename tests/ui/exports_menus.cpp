// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the way to an export: each panel's menu opens by mouse and by keyboard, offers what the panel has,
// and its entries copy, save, or say why they could not.
#include "tests/ui/exports_fixture.h"
#include "ui/export_picture_dialog.h"
#include "ui/export_save_dialog.h"
#include "ui/generated_text_view.h"
#include "ui/generation_panel.h"
#include "ui/heatmap_view.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDialogButtonBox>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QtTest>

using namespace headlight;

class ExportMenusTest : public QObject {
    Q_OBJECT
private slots:
    void opensByKeyboard();
    void opensByMouseAnywhereInThePanel();
    void mapsKeepTheirOwnActions();
    void emptyPanelsOfferNothing();
    void copiesData();
    void savesPicturesInEveryFormat_data();
    void savesPicturesInEveryFormat();
    void suffixNamedByTheUserDecides();
    void unknownSuffixIsCompleted();
    void savesDataWithAndWithoutMark();
    void savesAllScores();
    void generatedText();
    void failureIsReported();
    void tooManyPixelsAreRefused();
    void proportionsAreKept();

private:
    template <class Dialog> static Dialog *open(QWidget &panel) { return panel.findChild<Dialog *>(); }
    static QByteArray contentOf(const QString &path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
    }
    static void saveAs(QWidget &panel, const QString &path) {
        auto *files = open<ExportSaveDialog>(panel);
        QVERIFY(files);
        files->selectFile(path);
        files->accept();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QTemporaryDir m_folder;
};

void ExportMenusTest::opensByKeyboard() {
    AttentionMaps maps;
    fill(maps);
    LossChart chart;
    fill(chart);
    InspectorPanel inspector;
    fill(inspector);
    ChecksPanel checks;
    fill(checks);
    const QList<QWidget *> panels{maps.findChild<HeatmapView *>(QStringLiteral("maskMap")), &chart,
        chart.findChild<QWidget *>("lossPlot"), &inspector, &checks};
    for (QWidget *panel : panels) {
        for (const bool menuKey : {true, false}) {
            QMenu *menu = menuKey ? menuOf(panel, Qt::Key_Menu, Qt::NoModifier) : menuOf(panel);
            QVERIFY2(menu, qPrintable(panel->objectName()));
            QVERIFY(menu->findChild<QAction *>(QStringLiteral("exportSavePicture"))->isEnabled());
            QTest::keyClick(menu, Qt::Key_Escape);
            QVERIFY(!QApplication::activePopupWidget());
        }
    }
}

void ExportMenusTest::opensByMouseAnywhereInThePanel() {
    LossChart chart;
    fill(chart);
    InspectorPanel inspector;
    fill(inspector);
    auto *plot = chart.findChild<QAbstractScrollArea *>(QStringLiteral("lossPlot"))->viewport();
    auto *readout = chart.findChild<QWidget *>(QStringLiteral("lossReadout"));
    auto *words = inspector.findChild<QWidget *>(QStringLiteral("inspectorWords"));
    auto *table = inspector.findChild<QAbstractScrollArea *>(QStringLiteral("inspectorRow"))->viewport();
    for (QWidget *part : {plot, readout, words, table}) {
        const QPoint place(5, 5);
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, part->mapToGlobal(place));
        QApplication::sendEvent(part, &event);
        QWidget *menu = QApplication::activePopupWidget();
        QVERIFY2(menu && menu->findChild<QAction *>(QStringLiteral("exportCopyPicture")),
            qPrintable(part->objectName()));
        menu->close();
    }
}

void ExportMenusTest::mapsKeepTheirOwnActions() {
    AttentionMaps maps;
    fill(maps);
    QMenu *menu = menuOf(maps.findChild<HeatmapView *>(QStringLiteral("nowMap")));
    QVERIFY(menu);
    QVERIFY(menu->actions().contains(maps.followMatrixAction()));
    QVERIFY(menu->actions().contains(maps.fixedDifferenceAction()));
    menu->close();
}

void ExportMenusTest::emptyPanelsOfferNothing() {
    LossChart chart;
    chart.show();
    InspectorPanel inspector;
    inspector.show();
    GenerationPanel generation;
    generation.show();
    ChecksPanel checks;
    checks.show();
    const QList<QWidget *> panels{&chart, &inspector, &checks, generation.findChild<GeneratedTextView *>()};
    for (QWidget *panel : panels) {
        QMenu *menu = menuOf(panel);
        QVERIFY(menu);
        const QList<QAction *> actions = menu->findChildren<QAction *>(QRegularExpression("^export[CS]"));
        QVERIFY(!actions.isEmpty());
        for (const QAction *action : actions)
            QVERIFY(!action->isEnabled());
        menu->close();
    }
}

void ExportMenusTest::copiesData() {
    AttentionMaps maps;
    fill(maps);
    QVERIFY(choose(maps.findChild<HeatmapView *>(QStringLiteral("maskMap")), "exportCopyData"));
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    QVERIFY(data->text().startsWith(QStringLiteral("position\tcharacter\t0 처\t")));
    QVERIFY(data->text().contains(QStringLiteral("\r\n0\t처\t1\t0\t0\t")));
    QVERIFY(data->data(QStringLiteral("text/csv")).startsWith("position,character,"));
}

void ExportMenusTest::savesPicturesInEveryFormat_data() {
    QTest::addColumn<int>("format");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("png") << 0 << QByteArray("\x89PNG");
    QTest::newRow("svg") << 1 << QByteArray("<?xml");
    QTest::newRow("pdf") << 2 << QByteArray("%PDF-");
}

void ExportMenusTest::savesPicturesInEveryFormat() {
    QFETCH(int, format);
    QFETCH(QByteArray, start);
    AttentionMaps maps;
    fill(maps);
    LossChart chart;
    fill(chart);
    InspectorPanel inspector;
    fill(inspector);
    const QString suffix = QString::fromLatin1(QTest::currentDataTag());
    const QString folder = qEnvironmentVariable("HEADLIGHT_PICTURES", m_folder.path());
    const QList<QWidget *> panels{
        maps.findChild<HeatmapView *>(QStringLiteral("nowMap")), &chart, &inspector};
    for (QWidget *panel : panels) {
        QSignalSpy done(panel->findChild<ExportActions *>(), &ExportActions::done);
        QVERIFY(choose(panel, "exportSavePicture"));
        auto *dialog = open<ExportPictureDialog>(*panel);
        QVERIFY(dialog);
        dialog->findChild<QComboBox *>(QStringLiteral("exportFormat"))->setCurrentIndex(format);
        dialog->accept();
        const QString name =
            panel->objectName().isEmpty() ? QStringLiteral("inspector") : panel->objectName();
        const QString path = QDir(folder).filePath(QStringLiteral("saved_") + name);
        QFile::remove(path + '.' + suffix); // of an earlier run: Qt would ask
        saveAs(*panel, path);
        QCOMPARE(done.size(), 1);
        QCOMPARE(done[0][0].toString(), path + '.' + suffix);
        const QByteArray content = contentOf(path + '.' + suffix);
        QVERIFY(content.startsWith(start));
        QVERIFY(content.size() > 5000);
        if (suffix == QStringLiteral("svg"))
            QVERIFY(content.contains("<text"));
        if (suffix == QStringLiteral("pdf"))
            QVERIFY(content.contains("/FontFile"));
    }
}

void ExportMenusTest::suffixNamedByTheUserDecides() {
    LossChart chart;
    fill(chart);
    QVERIFY(choose(&chart, "exportSavePicture"));
    open<ExportPictureDialog>(chart)->accept();
    const QString path = m_folder.filePath(QStringLiteral("named.SVG"));
    saveAs(chart, path);
    QVERIFY(contentOf(path).startsWith("<?xml"));
}

void ExportMenusTest::unknownSuffixIsCompleted() {
    LossChart chart;
    fill(chart);
    QVERIFY(choose(&chart, "exportSavePicture"));
    open<ExportPictureDialog>(chart)->accept();
    saveAs(chart, m_folder.filePath(QStringLiteral("step 1.5")));
    QVERIFY(contentOf(m_folder.filePath(QStringLiteral("step 1.5.png"))).startsWith("\x89PNG"));
}

void ExportMenusTest::savesDataWithAndWithoutMark() {
    LossChart chart;
    fill(chart);
    const QString path = m_folder.filePath(QStringLiteral("losses"));
    QVERIFY(choose(&chart, "exportSaveData"));
    saveAs(chart, path);
    QVERIFY(contentOf(path + ".csv").startsWith("\xEF\xBB\xBFstep,train,validation,mini-batch\r\n0,"));
    QCOMPARE(contentOf(path + ".csv").count('\n'), 1202); // header, 0 .. 1199, and the evaluation at 1200
    QVERIFY(choose(&chart, "exportSaveData"));
    auto *files = open<ExportSaveDialog>(chart);
    files->selectNameFilter(files->nameFilters().constLast());
    saveAs(chart, m_folder.filePath(QStringLiteral("plain")));
    QVERIFY(contentOf(m_folder.filePath(QStringLiteral("plain.csv"))).startsWith("step,train"));
}

void ExportMenusTest::savesAllScores() {
    InspectorPanel inspector;
    fill(inspector);
    QVERIFY(choose(&inspector, "exportSaveAllData"));
    const QString path = m_folder.filePath(QStringLiteral("scores.csv"));
    saveAs(inspector, path);
    QCOMPARE(contentOf(path).count("\r\n"), 257);
    QVERIFY(contentOf(path).contains(",-inf,0\r\n"));
}

void ExportMenusTest::generatedText() {
    GenerationPanel panel;
    panel.show();
    panel.begin(QStringLiteral("처음"), 1200, QStringLiteral("seed 7"));
    QString text = QStringLiteral("\tx\u2028y\u00a0z😀\n");
    panel.appendText(text);
    panel.end(false);
    text.prepend(QStringLiteral("처음"));
    auto *view = panel.findChild<GeneratedTextView *>();
    QVERIFY(choose(view, "exportCopyText"));
    QCOMPARE(QGuiApplication::clipboard()->text(), text);
    QVERIFY(choose(view, "exportSaveText"));
    auto *files = open<ExportSaveDialog>(panel);
    QVERIFY(files->selectedFiles().value(0).endsWith(QStringLiteral("Generated_text_step_1200.txt")));
    const QString path = m_folder.filePath(QStringLiteral("text"));
    saveAs(panel, path);
    QCOMPARE(contentOf(path + ".txt"), text.toUtf8());
}

void ExportMenusTest::failureIsReported() {
    LossChart chart;
    fill(chart);
    QSignalSpy failed(chart.findChild<ExportActions *>(), &ExportActions::failed);
    QSignalSpy done(chart.findChild<ExportActions *>(), &ExportActions::done);
    QDir(m_folder.path()).mkpath(QStringLiteral("gone"));
    const QString path = m_folder.filePath(QStringLiteral("gone/losses.csv"));
    QVERIFY(choose(&chart, "exportSaveData"));
    auto *files = open<ExportSaveDialog>(chart);
    files->selectFile(path);
    // The folder goes after the dialog's own checks.
    QVERIFY(QDir(m_folder.path()).rmdir(QStringLiteral("gone")));
    emit files->accepted();
    QCOMPARE(done.size(), 0);
    QCOMPARE(failed.size(), 1);
    const auto error = failed[0][0].value<Error>();
    QVERIFY(error.kind == ErrorKind::FileNotWritten);
    QVERIFY(QString::fromStdString(error.subject).endsWith(QStringLiteral("losses.csv")));
    QVERIFY(!error.detail.empty());
}

void ExportMenusTest::tooManyPixelsAreRefused() {
    ExportPictureDialog dialog(QSize(400, 300));
    auto *save = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save);
    dialog.findChild<QSpinBox *>(QStringLiteral("exportWidth"))->setValue(9000);
    QVERIFY(!save->isEnabled());
    dialog.findChild<QComboBox *>(QStringLiteral("exportFormat"))->setCurrentIndex(1);
    QVERIFY(save->isEnabled());
    dialog.findChild<QComboBox *>(QStringLiteral("exportFormat"))->setCurrentIndex(0);
    dialog.findChild<QSpinBox *>(QStringLiteral("exportWidth"))->setValue(4000);
    dialog.findChild<QComboBox *>(QStringLiteral("exportScale"))->setCurrentIndex(0);
    QVERIFY(save->isEnabled());
}

void ExportMenusTest::proportionsAreKept() {
    ExportPictureDialog dialog(QSize(400, 300));
    auto *width = dialog.findChild<QSpinBox *>(QStringLiteral("exportWidth"));
    auto *height = dialog.findChild<QSpinBox *>(QStringLiteral("exportHeight"));
    width->setValue(800);
    QCOMPARE(height->value(), 600);
    height->setValue(150);
    QCOMPARE(width->value(), 200);
    dialog.findChild<QCheckBox *>(QStringLiteral("exportKeepRatio"))->setChecked(false);
    width->setValue(500);
    QCOMPARE(dialog.options().size, QSize(500, 150));
    QCOMPARE(dialog.options().scale, 2);
}

QTEST_MAIN(ExportMenusTest)
#include "exports_menus.moc"
