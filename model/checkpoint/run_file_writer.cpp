// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/run_file_writer.h"

#include "model/checkpoint/archive_writer.h"
#include "model/checkpoint/checkpoint_file.h"
#include "model/checkpoint/run_file_format.h"
#include "model/text/unicode.h"

#include <limits>

namespace headlight {

namespace {

const char *nameOf(DeviceChoice device) {
    switch (device) {
    case DeviceChoice::Cpu:
        return "cpu";
    case DeviceChoice::Cuda:
        return "cuda";
    case DeviceChoice::Automatic:
        break;
    }
    return "auto";
}

} // namespace

RunFileWriter::RunFileWriter(const Checkpoint &checkpoint, PickleWriter &pickle)
    : m_checkpoint(checkpoint)
    , m_pickle(pickle)
    , m_model(checkpoint.weights, checkpoint.settings.blockSize)
    , m_learningRate{checkpoint.settings.learningRate}
    , m_probe(checkpoint.probe.begin(), checkpoint.probe.end()) {
    for (const Evaluation &evaluation : checkpoint.losses.evaluations) {
        m_evaluationSteps.push_back(evaluation.step);
        m_train.push_back(evaluation.train);
        m_validation.push_back(evaluation.validation.value_or(std::numeric_limits<double>::quiet_NaN()));
    }
}

void RunFileWriter::write() {
    m_pickle.beginDict();
    writeString("format", run_file::format);
    writeNumber("version", run_file::version);
    m_pickle.key("model");
    m_pickle.beginOrderedDict();
    writeTensors(m_pickle, m_model.tensors());
    m_pickle.endDict();
    writeStart();
    writeString("vocabulary", toUtf8(m_checkpoint.vocabulary));
    writeSettings();
    writeProgress();
    writeOptimizer();
    m_pickle.key("random_state");
    m_pickle.tensor(m_checkpoint.randomState);
    writeLosses();
    writeText();
    writeVector("probe", m_probe);
    writeNumberOrNone("probe_next", m_checkpoint.probeNext);
    m_pickle.endDict();
}

void RunFileWriter::writeStart() {
    m_pickle.key("start");
    m_pickle.beginDict();
    if (m_checkpoint.startWeights.empty()) {
        m_pickle.key("weights");
        m_pickle.none();
    } else {
        writeDict("weights", m_checkpoint.startWeights);
    }
    m_pickle.key("untrained");
    m_pickle.boolean(m_checkpoint.start == StartOfRun::Untrained);
    m_pickle.endDict();
}

void RunFileWriter::writeSettings() {
    const RunSettings &settings = m_checkpoint.settings;
    m_pickle.key("settings");
    m_pickle.beginDict();
    writeNumber("batch_size", settings.batchSize);
    writeNumber("block_size", settings.blockSize);
    writeNumber("n_embd", settings.nEmbd);
    writeNumber("max_iters", settings.steps);
    writeNumber("eval_interval", settings.evalInterval);
    writeNumber("eval_iters", settings.evalIters);
    m_pickle.key("learning_rate");
    m_pickle.tensor({}, m_learningRate);
    m_pickle.key("seed");
    m_pickle.unsignedInteger(settings.seed);
    m_pickle.key("scale");
    m_pickle.boolean(settings.scale);
    m_pickle.key("mask");
    m_pickle.boolean(settings.mask);
    m_pickle.key("position");
    m_pickle.boolean(settings.position);
    writeString("device", nameOf(settings.device));
    writeNumber("threads", settings.threads);
    m_pickle.endDict();
}

void RunFileWriter::writeProgress() {
    writeNumber("step", m_checkpoint.step);
    writeNumber("next_evaluation", m_checkpoint.nextEvaluation);
    writeNumberOrNone("non_finite_step", m_checkpoint.nonFiniteStep);
}

void RunFileWriter::writeOptimizer() {
    m_pickle.key("optimizer");
    m_pickle.beginDict();
    writeNumber("updates", m_checkpoint.optimizer.updates);
    writeDict("exp_avg", m_checkpoint.optimizer.firstMoments);
    writeDict("exp_avg_sq", m_checkpoint.optimizer.secondMoments);
    m_pickle.endDict();
}

void RunFileWriter::writeLosses() {
    m_pickle.key("losses");
    m_pickle.beginDict();
    writeVector("mini_batch", m_checkpoint.losses.miniBatch);
    writeVector("evaluation_steps", m_evaluationSteps);
    writeVector("train", m_train);
    writeVector("validation", m_validation);
    m_pickle.endDict();
}

void RunFileWriter::writeText() {
    const TextReference &text = m_checkpoint.text;
    m_pickle.key("text");
    m_pickle.beginDict();
    writeString("name", text.name);
    writeString("path", text.path);
    writeString("encoding", text.encoding);
    m_pickle.key("compose");
    m_pickle.boolean(text.compose);
    writeString("sha256", text.sha256);
    writeNumber("characters", text.characters);
    m_pickle.key("content");
    if (text.content)
        m_pickle.tensor(*text.content);
    else
        m_pickle.none();
    m_pickle.endDict();
}

void RunFileWriter::writeNumberOrNone(const char *key, std::optional<std::int64_t> value) {
    m_pickle.key(key);
    if (value)
        m_pickle.integer(*value);
    else
        m_pickle.none();
}

void RunFileWriter::writeNumber(const char *key, std::int64_t value) {
    m_pickle.key(key);
    m_pickle.integer(value);
}

void RunFileWriter::writeString(const char *key, std::string_view value) {
    m_pickle.key(key);
    m_pickle.string(value);
}

void RunFileWriter::writeDict(const char *key, const StateDict &tensors) {
    m_pickle.key(key);
    m_pickle.beginDict();
    writeTensors(m_pickle, tensors);
    m_pickle.endDict();
}

template <class T> void RunFileWriter::writeVector(const char *key, const std::vector<T> &values) {
    m_pickle.key(key);
    m_pickle.tensor({static_cast<std::int64_t>(values.size())}, values);
}

std::string writeRunFile(const Checkpoint &checkpoint) {
    PickleWriter pickle;
    RunFileWriter writer(checkpoint, pickle);
    writer.write();
    return writeArchive(pickle.finish(), pickle.storages());
}

} // namespace headlight
