// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/training_record.h"

#include "app/json_writer.h"

namespace headlight {

namespace {

QString nameOf(DeviceChoice device) {
    switch (device) {
    case DeviceChoice::Automatic:
        return QStringLiteral("auto");
    case DeviceChoice::Cpu:
        return QStringLiteral("cpu");
    case DeviceChoice::Cuda:
        return QStringLiteral("cuda");
    }
    return {};
}

template <class T> void member(JsonWriter &json, const char *key, const T &value) {
    json.key(key);
    json.value(value);
}

void memberRows(JsonWriter &json, const char *key, const Matrix &matrix) {
    json.key(key);
    json.rows(matrix);
}

void memberNumbers(JsonWriter &json, const char *key, const std::vector<std::int64_t> &numbers) {
    json.key(key);
    json.numbers(numbers);
}

void writeSettings(JsonWriter &json, const TrainingRecord &record) {
    const RunSettings &settings = record.settings;
    json.key("settings");
    json.beginObject();
    member(json, "steps", settings.steps);
    member(json, "eval_interval", settings.evalInterval);
    member(json, "eval_iters", settings.evalIters);
    member(json, "batch_size", settings.batchSize);
    member(json, "block_size", settings.blockSize);
    member(json, "n_embd", settings.nEmbd);
    member(json, "learning_rate", settings.learningRate);
    member(json, "seed", settings.seed);
    member(json, "generate", record.generate);
    member(json, "no_mask", !settings.mask);
    member(json, "no_scale", !settings.scale);
    member(json, "no_position", !settings.position);
    member(json, "temperature", record.temperature);
    member(json, "device", nameOf(settings.device));
    member(json, "threads", record.threads);
    json.endObject();
}

void writeLosses(JsonWriter &json, const TrainingRecord &record) {
    json.key("history");
    json.beginArray();
    for (const Evaluation &evaluation : record.history) {
        json.beginArray();
        json.value(evaluation.step);
        json.value(evaluation.train);
        if (evaluation.validation)
            json.value(*evaluation.validation);
        else
            json.null();
        json.endArray();
    }
    json.endArray();
    json.key("first_train_losses");
    json.beginArray();
    for (const LossPoint &point : record.firstTrainLosses)
        json.value(point.loss);
    json.endArray();
}

std::vector<std::int64_t> wide(const std::vector<TokenId> &tokens) {
    return {tokens.begin(), tokens.end()};
}

} // namespace

QByteArray toJson(const TrainingRecord &record) {
    JsonWriter json;
    json.beginObject();
    member(json, "torch", record.torch);
    writeSettings(json, record);
    member(json, "vocab_size", record.vocabularySize);
    member(json, "characters", record.characters);
    member(json, "num_params", record.parameterCount);
    writeLosses(json, record);
    memberNumbers(json, "generated_tokens", wide(record.generatedTokens));
    member(json, "generated_text", record.generatedText);
    memberNumbers(json, "probe_tokens", wide(record.probeTokens));
    memberRows(json, "attention_before", record.attentionBefore);
    memberRows(json, "attention_after", record.attentionAfter);
    json.endObject();
    return json.json() + '\n';
}

QByteArray toJson(const HeadDemo &demo, const QString &torch) {
    JsonWriter json;
    json.beginObject();
    member(json, "torch", torch);
    memberNumbers(json, "x_shape", demo.xShape);
    memberNumbers(json, "out_shape", demo.outShape);
    memberNumbers(json, "weights_shape", demo.weightsShape);
    memberRows(json, "raw_scores_0", demo.rawScores);
    memberRows(json, "scaled_scores_0", demo.scaledScores);
    memberRows(json, "weights_0", demo.weights);
    json.key("out_0_row_7");
    json.row(demo.out, demo.out.rows - 1);
    json.endObject();
    return json.json() + '\n';
}

} // namespace headlight
