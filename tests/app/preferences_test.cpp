// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the start of the program from its own settings file: what was remembered comes back, and nonsense
// in the file gives defaults instead of a broken window.
#include "app/language.h"
#include "app/preferences.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight;

class PreferencesTest : public QObject {
    Q_OBJECT

private slots:
    void emptyAtFirst();
    void remembersEverything();
    void recentFilesAreEightAndUnique();
    void nonsenseGivesDefaults_data();
    void nonsenseGivesDefaults();
    void languageOfALocale();

private:
    QString file() const { return m_folder.filePath(QStringLiteral("headlight.ini")); }
    QTemporaryDir m_folder;
};

void PreferencesTest::emptyAtFirst() {
    const Preferences preferences(file());
    QVERIFY(preferences.language().isEmpty());
    QVERIFY(preferences.lastText().isEmpty());
    QVERIFY(preferences.recentFiles().isEmpty());
    QVERIFY(preferences.windowGeometry().isEmpty());
    QVERIFY(preferences.runSettings() == RunSettings());
    QCOMPARE(preferences.speed(), 0);
}

void PreferencesTest::remembersEverything() {
    RunSettings settings;
    settings.batchSize = 7;
    settings.blockSize = 9;
    settings.nEmbd = 11;
    settings.steps = 13;
    settings.evalInterval = 17;
    settings.evalIters = 19;
    settings.learningRate = 0.1 + 0.2;
    settings.seed = 18446744073709551615ULL;
    settings.scale = settings.mask = settings.position = false;
    settings.device = DeviceChoice::Cpu;
    const QByteArray state("\0\xff\x01 state", 9);
    {
        Preferences preferences(file());
        preferences.setLanguage(QStringLiteral("ko"));
        preferences.setLastText(QStringLiteral("/가/%1, b.txt"));
        preferences.addRecentFile(QStringLiteral("/가/%1, b.txt"));
        preferences.setWindowGeometry(state);
        preferences.setWindowState(state + '!');
        preferences.setRunSettings(settings);
        preferences.setSpeed(20);
    }
    const Preferences preferences(file());
    QCOMPARE(preferences.language(), QStringLiteral("ko"));
    QCOMPARE(preferences.lastText(), QStringLiteral("/가/%1, b.txt"));
    QCOMPARE(preferences.recentFiles(), QStringList{QStringLiteral("/가/%1, b.txt")});
    QCOMPARE(preferences.windowGeometry(), state);
    QCOMPARE(preferences.windowState(), state + '!');
    QVERIFY(preferences.runSettings() == settings);
    QCOMPARE(preferences.speed(), 20);
}

void PreferencesTest::recentFilesAreEightAndUnique() {
    Preferences preferences(m_folder.filePath(QStringLiteral("recent.ini")));
    for (int i = 0; i < 12; ++i)
        preferences.addRecentFile(QStringLiteral("/f%1").arg(i));
    preferences.addRecentFile(QStringLiteral("/f9"));
    QCOMPARE(preferences.recentFiles().size(), 8);
    QCOMPARE(preferences.recentFiles().constFirst(), QStringLiteral("/f9"));
    QCOMPARE(preferences.recentFiles().count(QStringLiteral("/f9")), 1);
    preferences.removeRecentFile(QStringLiteral("/f9"));
    QVERIFY(!preferences.recentFiles().contains(QStringLiteral("/f9")));
    QCOMPARE(preferences.recentFiles().size(), 7);
}

void PreferencesTest::nonsenseGivesDefaults_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("words") << QByteArray("language=xx\n[run]\nbatch-size=many\nlearning-rate=fast\nseed=-1\n"
                                         "mask=maybe\ndevice=9\nspeed=-5\nsteps=\n");
    QTest::newRow("out of range") << QByteArray("[run]\nbatch-size=0\nblock-size=99999999999\nn-embd=-64\n"
                                                "steps=0\nlearning-rate=nan\nspeed=999999999\n");
    QTest::newRow("wrong types") << QByteArray("language=@Variant(\\0\\0\\0\\x7f)\n[run]\nseed=1, 2, 3\n"
                                               "batch-size=@ByteArray(64)x\n[text]\nrecent=@Invalid()\n");
    QTest::newRow("binary") << QByteArray("\x00\x01\x02\xff\xfe[[[===\n\n]]", 14);
}

void PreferencesTest::nonsenseGivesDefaults() {
    QFETCH(QByteArray, content);
    const QString path = m_folder.filePath(QStringLiteral("nonsense.ini"));
    QFile nonsense(path);
    QVERIFY(nonsense.open(QIODevice::WriteOnly | QIODevice::Truncate));
    nonsense.write(content);
    nonsense.close();
    const Preferences preferences(path);
    QVERIFY(preferences.language().isEmpty());
    QVERIFY(preferences.runSettings() == RunSettings());
    QCOMPARE(preferences.speed(), 0);
    QVERIFY(preferences.recentFiles().isEmpty());
}

void PreferencesTest::languageOfALocale() {
    QCOMPARE(Language::codeFor(QLocale(QLocale::Korean, QLocale::SouthKorea)), QStringLiteral("ko"));
    QCOMPARE(Language::codeFor(QLocale(QLocale::English, QLocale::UnitedKingdom)), QStringLiteral("en"));
    QCOMPARE(Language::codeFor(QLocale(QLocale::German)), QStringLiteral("en"));
    QCOMPARE(Language::codeFor(QLocale::c()), QStringLiteral("en"));
    Language language;
    language.install(QStringLiteral("xx"));
    QCOMPARE(language.code(), QStringLiteral("en"));
}

QTEST_GUILESS_MAIN(PreferencesTest)
#include "preferences_test.moc"
