// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the record that --json writes: the keys of the chapter's own program, numbers that read back
// exactly, and text with any character in it.
#include "app/console_train.h"
#include "app/json_writer.h"
#include "app/training_record.h"
#include "tests/app/session_fixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace headlight;

namespace {

TrainingRecord sampleRecord() {
    TrainingRecord record;
    record.torch = QStringLiteral("1.13.0");
    record.settings.seed = 18446744073709551615ULL;
    record.settings.mask = false;
    record.generate = 3;
    record.vocabularySize = 2;
    record.characters = 20;
    record.parameterCount = 99;
    record.history = {{0, 4.159472465515137, 4.16032600402832}, {1, 3.5, std::nullopt}};
    record.firstTrainLosses = {{0, 4.155397891998291}};
    record.generatedTokens = {0, 1};
    record.generatedText = QStringLiteral("\"가\\\n\u0001😀");
    record.probeTokens = {0, 1};
    record.attentionBefore = Matrix(2, 2, 0.1F);
    record.attentionAfter = Matrix(2, 2, 1.0F);
    return record;
}

} // namespace

class TrainingRecordTest : public QObject {
    Q_OBJECT

private slots:
    void keysAreTheChapters();
    void settingsKeys();
    void valuesReadBackExactly();
    void nonFiniteBecomesNull();
    void headDemoKeys();
    void consoleFillsTheRecord();
};

void TrainingRecordTest::keysAreTheChapters() {
    const QJsonObject json = QJsonDocument::fromJson(toJson(sampleRecord())).object();
    const QStringList keys{"attention_after", "attention_before", "characters", "first_train_losses",
        "generated_text", "generated_tokens", "history", "num_params", "probe_tokens", "settings", "torch",
        "vocab_size"};
    QCOMPARE(json.keys(), keys);
}

void TrainingRecordTest::settingsKeys() {
    const QJsonObject settings =
        QJsonDocument::fromJson(toJson(sampleRecord())).object()[QStringLiteral("settings")].toObject();
    for (const char *key : {"steps", "eval_interval", "eval_iters", "batch_size", "block_size", "n_embd",
             "learning_rate", "seed", "generate", "no_mask", "no_scale", "no_position", "temperature"})
        QVERIFY2(settings.contains(QLatin1String(key)), key);
    QCOMPARE(settings[QStringLiteral("no_mask")].toBool(), true);
    QCOMPARE(settings[QStringLiteral("no_scale")].toBool(), false);
    QCOMPARE(settings[QStringLiteral("learning_rate")].toDouble(), 0.001);
}

void TrainingRecordTest::valuesReadBackExactly() {
    const QByteArray bytes = toJson(sampleRecord());
    QVERIFY(bytes.contains("\"seed\": 18446744073709551615"));
    const QJsonObject json = QJsonDocument::fromJson(bytes).object();
    const QJsonArray history = json[QStringLiteral("history")].toArray();
    QVERIFY(history[0].toArray()[1].toDouble() == 4.159472465515137);
    QVERIFY(history[1].toArray()[2].isNull());
    QCOMPARE(json[QStringLiteral("generated_text")].toString(), sampleRecord().generatedText);
    const double weight = json[QStringLiteral("attention_before")].toArray()[1].toArray()[0].toDouble();
    QVERIFY(static_cast<float>(weight) == 0.1F);
}

void TrainingRecordTest::nonFiniteBecomesNull() {
    JsonWriter json;
    json.beginArray();
    json.value(std::nan(""));
    json.value(-INFINITY);
    json.endArray();
    const QJsonArray read = QJsonDocument::fromJson(json.json()).array();
    QCOMPARE(read.size(), 2);
    QVERIFY(read[0].isNull() && read[1].isNull());
}

void TrainingRecordTest::headDemoKeys() {
    FakeEngine engine(std::make_shared<FakeScript>());
    const QJsonObject json =
        QJsonDocument::fromJson(toJson(*engine.headDemo(), QStringLiteral("1.13.0"))).object();
    const QStringList keys{"out_0_row_7", "out_shape", "raw_scores_0", "scaled_scores_0", "torch",
        "weights_0", "weights_shape", "x_shape"};
    QCOMPARE(json.keys(), keys);
    QCOMPARE(json[QStringLiteral("out_0_row_7")].toArray().size(), 32);
    QCOMPARE(json[QStringLiteral("x_shape")].toArray(), (QJsonArray{4, 8, 32}));
}

void TrainingRecordTest::consoleFillsTheRecord() {
    QTemporaryDir folder;
    TrainCommand command;
    command.text = TextChoice{QStringLiteral("pattern"), {}, {}, {}};
    command.settings.steps = 30;
    command.settings.evalInterval = 10;
    command.generate = 7;
    command.json.name = folder.filePath(QStringLiteral("run.json"));
    QCOMPARE(trainInConsole(command, fakeEngineFactory(std::make_shared<FakeScript>())), 0);
    QFile file(command.json.name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    QCOMPARE(json[QStringLiteral("history")].toArray().size(), 4); // 0, 10, 20, 29
    QCOMPARE(json[QStringLiteral("first_train_losses")].toArray().size(), 20);
    QCOMPARE(json[QStringLiteral("generated_tokens")].toArray().size(), 8);
    QCOMPARE(json[QStringLiteral("generated_tokens")].toArray()[0].toInt(), 0);
    QCOMPARE(json[QStringLiteral("probe_tokens")].toArray().size(), 16);
    QCOMPARE(json[QStringLiteral("attention_after")].toArray().size(), 16);
    QCOMPARE(json[QStringLiteral("torch")].toString(), QStringLiteral("0.0-fake"));
}

QTEST_GUILESS_MAIN(TrainingRecordTest)
#include "training_record_test.moc"
