// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the door to LibTorch: the module opens privately and makes an engine; when it cannot be opened
// there is a reason to show instead of a crash.
#include "app/engine_loader.h"

#include <QTemporaryDir>
#include <QTest>

using namespace headlight;

class EngineLoaderTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { qunsetenv("HEADLIGHT_ENGINE"); }
    void missingModuleHasAReason();
    void foreignFileHasAReason();
    void opensTheEngine();
    void enginesComeAndGo();
};

void EngineLoaderTest::missingModuleHasAReason() {
    qputenv("HEADLIGHT_ENGINE", "/nowhere/headlight_engine.so");
    const auto engine = loadEngine();
    QVERIFY(!engine);
    QCOMPARE(engine.error().kind, ErrorKind::EngineUnavailable);
    QVERIFY(QString::fromStdString(engine.error().detail).contains(QStringLiteral("/nowhere/")));
    QVERIFY(!QString::fromStdString(engine.error().detail).contains(QLatin1Char('\n')));
}

void EngineLoaderTest::foreignFileHasAReason() {
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("headlight_engine.so")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("not a library");
    file.close();
    qputenv("HEADLIGHT_ENGINE", file.fileName().toUtf8());
    const auto engine = loadEngine();
    QVERIFY(!engine);
    QCOMPARE(engine.error().kind, ErrorKind::EngineUnavailable);
    QVERIFY(!engine.error().detail.empty());
}

void EngineLoaderTest::opensTheEngine() {
    qputenv("HEADLIGHT_ENGINE", HEADLIGHT_ENGINE_PATH);
    const auto engine = loadEngine();
    QVERIFY2(engine, engine ? "" : engine.error().detail.c_str());
    QVERIFY(!(*engine)->info().torchVersion.empty());
    QVERIFY(!(*engine)->info().blas.empty());
}

void EngineLoaderTest::enginesComeAndGo() {
    qputenv("HEADLIGHT_ENGINE", HEADLIGHT_ENGINE_PATH);
    for (int i = 0; i < 3; ++i) {
        const auto engine = loadEngine();
        QVERIFY(engine);
        QVERIFY((*engine)->headDemo());
    }
}

QTEST_GUILESS_MAIN(EngineLoaderTest)
#include "engine_loader_test.moc"
