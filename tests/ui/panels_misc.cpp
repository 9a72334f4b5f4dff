// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the banner about switches, the About box, the icons on light and dark, and that every panel
// follows a language switch at run time.
#include "ui/about_dialog.h"
#include "ui/encoding_dialog.h"
#include "ui/generation_panel.h"
#include "ui/icons.h"
#include "ui/loss_chart.h"
#include "ui/reading_progress.h"
#include "ui/run_panel.h"
#include "ui/switch_banner.h"
#include "ui/vocabulary_dialog.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QPalette>
#include <QTest>
#include <QTranslator>

using namespace headlight;

namespace {

/// Marks every string that goes through translation.
class Marker : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override {
        return QStringLiteral("¤%1").arg(QString::fromUtf8(source));
    }
};

} // namespace

class PanelsTest : public QObject {
    Q_OBJECT
private slots:
    void bannerSpeaksOnlyWhenASwitchIsOff();
    void aboutNamesTheLibraries();
    void iconsExistAndFollowThePalette_data();
    void iconsExistAndFollowThePalette();
    void unknownIconIsNull();
    void panelsFollowTheLanguage();
};

void PanelsTest::bannerSpeaksOnlyWhenASwitchIsOff() {
    SwitchBanner banner;
    QVERIFY(banner.isHidden());
    banner.setSwitches(false, true, true);
    QVERIFY(!banner.isHidden());
    QVERIFY(banner.text().contains("reads the answer"));
    banner.setSwitches(false, false, false);
    QCOMPARE(banner.text().count('\n'), 2);
    banner.setSwitches(true, true, true);
    QVERIFY(banner.isHidden());
}

void PanelsTest::aboutNamesTheLibraries() {
    AboutDialog about;
    auto *libraries = about.findChild<QLabel *>("aboutLibraries");
    auto *warning = about.findChild<QLabel *>("aboutWarning");
    QVERIFY(libraries->text().contains(QString::fromLatin1(qVersion())));
    QVERIFY(libraries->text().contains("–"));
    EngineInfo info;
    info.torchVersion = "9.8.7";
    info.blas = "Some BLAS %1 1.2";
    about.setEngineInfo(info);
    QVERIFY(libraries->text().contains("9.8.7") && libraries->text().contains("Some BLAS %1 1.2"));
    QVERIFY(warning->isHidden());
    info.referenceBlas = true;
    about.setEngineInfo(info);
    QVERIFY(!warning->isHidden());
}

void PanelsTest::iconsExistAndFollowThePalette_data() {
    QTest::addColumn<QString>("name");
    for (const char *name :
        {"open", "train", "pause", "step", "reset", "generate", "stop", "copy", "language", "refresh"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void PanelsTest::iconsExistAndFollowThePalette() {
    QFETCH(QString, name);
    const QColor ink(250, 240, 230);
    QPalette palette;
    palette.setColor(QPalette::ButtonText, ink);
    palette.setColor(QPalette::Disabled, QPalette::ButtonText, QColor(10, 200, 10));
    const QIcon icon = themedIcon(name, palette);
    QVERIFY(!icon.isNull());
    const auto inked = [&icon](QIcon::Mode mode, const QColor &color) {
        const QImage picture = icon.pixmap(QSize(48, 48), mode).toImage();
        int count = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                count += picture.pixelColor(x, y) == color ? 1 : 0;
        }
        return count;
    };
    QVERIFY(inked(QIcon::Normal, ink) > 60);
    QCOMPARE(inked(QIcon::Disabled, ink), 0);
    QVERIFY(inked(QIcon::Disabled, QColor(10, 200, 10)) > 60);
}

void PanelsTest::unknownIconIsNull() {
    QVERIFY(themedIcon("no-such-icon", QPalette()).isNull());
}

void PanelsTest::panelsFollowTheLanguage() {
    QWidget window;
    new RunPanel(&window);
    auto *chart = new LossChart(&window);
    new GenerationPanel(&window);
    (new EncodingDialog(&window))->setText(QString(), "a\xFF", TextFacts());
    new VocabularyDialog(&window);
    new ReadingProgressBar(&window);
    auto *banner = new SwitchBanner(&window);
    banner->setSwitches(false, true, true);
    chart->startRun({100, 4.0, std::nullopt, true});
    chart->addEvaluation({0, 4.0, 4.1});
    Marker marker;
    QCoreApplication::installTranslator(&marker);
    // The window is told as QApplication tells its top-level widgets.
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&window, &change);
    const QSet<QString> untranslated{
        QStringLiteral("–"), QStringLiteral("…"), QStringLiteral("CPU"), QStringLiteral("CUDA")};
    int seen = 0;
    const auto check = [&](const QString &text, const QObject *owner) {
        if (text.isEmpty() || untranslated.contains(text))
            return;
        ++seen;
        QVERIFY2(text.contains(QStringLiteral("¤")), qPrintable(owner->objectName() + ": " + text));
    };
    for (const QLabel *label : window.findChildren<QLabel *>())
        check(label->text(), label);
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>())
        check(button->text(), button);
    for (const QComboBox *box : window.findChildren<QComboBox *>()) {
        for (int i = 0; i < box->count(); ++i)
            check(box->itemText(i), box);
    }
    QCoreApplication::removeTranslator(&marker);
    QVERIFY(seen > 30);
}

QTEST_MAIN(PanelsTest)
#include "panels_misc.moc"
