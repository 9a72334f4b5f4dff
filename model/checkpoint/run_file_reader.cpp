// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/run_file_reader.h"

#include "model/checkpoint/run_file_format.h"
#include "model/checkpoint/tensor_nodes.h"
#include "model/text/unicode.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace headlight {

namespace {

constexpr std::int64_t mostSteps = setting_limits::steps.most;
/// torch.get_rng_state() has 5056 bytes on the CPU and 16 on CUDA; others may come.
constexpr std::int64_t longestRandomState = 1 << 16;

bool isHexadecimal(const std::string &text) {
    constexpr std::size_t longest = 128;
    return text.size() <= longest && text.find_first_not_of("0123456789abcdefABCDEF") == std::string::npos;
}

bool isAscending(const std::u32string &vocabulary) {
    return std::adjacent_find(vocabulary.begin(), vocabulary.end(), std::greater_equal<>()) ==
           vocabulary.end();
}

} // namespace

bool isRunFile(const TorchFile &file) {
    const Pickle &pickle = file.pickle();
    const PickleNode *outer = pickle.node(pickle.root(), PickleNode::Kind::Dict);
    const PickleValue *format = outer == nullptr ? nullptr : pickle.find(*outer, "format");
    return format != nullptr && pickle.string(*format) == run_file::format;
}

RunFileReader::RunFileReader(TorchFile &file, ReadingBudget &budget)
    : m_pickle(file.pickle())
    , m_fields(file.pickle(), file.pickle().root(), {})
    , m_tensors(file.archive(), budget) {
}

Checkpoint RunFileReader::read() {
    checkVersion();
    readVocabulary();
    readSettings();
    m_run.weights = stateDict(m_fields, "model");
    readStart();
    readProgress();
    readOptimizer();
    readRandomState();
    readLosses();
    readText();
    readProbe();
    return std::move(m_run);
}

void RunFileReader::checkVersion() {
    const std::int64_t version = m_fields.integer("version", 1, INT64_MAX);
    if (version <= run_file::version)
        return;
    Error error{ErrorKind::NewerRunFile, {}, {}};
    error.number = version;
    error.limit = run_file::version;
    throw ErrorException(std::move(error));
}

void RunFileReader::readVocabulary() {
    m_run.vocabulary = fromUtf8(m_fields.string("vocabulary"));
    if (m_run.vocabulary.empty() || !isAscending(m_run.vocabulary))
        m_fields.refuse("vocabulary");
    m_vocabularySize = static_cast<std::int64_t>(m_run.vocabulary.size());
}

void RunFileReader::readSettings() {
    const PickleFields fields = m_fields.dict("settings");
    RunSettings &settings = m_run.settings;
    settings.batchSize = fields.integer("batch_size");
    settings.blockSize = fields.integer("block_size");
    settings.nEmbd = fields.integer("n_embd");
    settings.steps = fields.integer("max_iters");
    settings.evalInterval = fields.integer("eval_interval");
    settings.evalIters = fields.integer("eval_iters");
    settings.learningRate = learningRate(fields);
    settings.seed = fields.unsignedInteger("seed");
    settings.scale = fields.boolean("scale");
    settings.mask = fields.boolean("mask");
    settings.position = fields.boolean("position");
    settings.device = device(fields);
    settings.threads = fields.integer("threads");
    if (auto error = checkSettings(settings, m_run.vocabulary.size()))
        throw ErrorException(std::move(*error));
}

DeviceChoice RunFileReader::device(const PickleFields &settings) const {
    const std::string name = settings.string("device");
    if (name == "auto")
        return DeviceChoice::Automatic;
    if (name == "cpu")
        return DeviceChoice::Cpu;
    if (name != "cuda")
        settings.refuse("device");
    return DeviceChoice::Cuda;
}

// Written as a tensor without dimensions: weights_only refused floats in older versions of PyTorch.
double RunFileReader::learningRate(const PickleFields &settings) {
    constexpr const char *key = "learning_rate";
    const PickleValue &value = settings.value(key);
    if (value.kind == PickleValue::Kind::Float)
        return value.number;
    if (value.kind == PickleValue::Kind::Integer)
        return static_cast<double>(value.integer);
    const TensorLayout layout = tensor(settings, key, ElementType::Float64);
    if (!layout.sizes.empty())
        settings.refuse(key);
    return m_tensors.doubles(layout, settings.nameOf(key)).front();
}

void RunFileReader::readStart() {
    const PickleFields start = m_fields.dict("start");
    if (!start.isNone("weights"))
        m_run.startWeights = stateDict(start, "weights");
    m_run.start = start.boolean("untrained") ? StartOfRun::Untrained : StartOfRun::Opened;
}

void RunFileReader::readProgress() {
    m_run.step = m_fields.integer("step", 0, m_run.settings.steps);
    m_run.nextEvaluation = m_fields.integer("next_evaluation", 0, 2 * mostSteps);
    if (!m_fields.isNone("non_finite_step"))
        m_run.nonFiniteStep = m_fields.integer("non_finite_step", m_run.step, mostSteps);
}

void RunFileReader::readOptimizer() {
    const PickleFields optimizer = m_fields.dict("optimizer");
    if (optimizer.isEmpty())
        return;
    OptimizerState &state = m_run.optimizer;
    state.updates = optimizer.integer("updates", 0, mostSteps);
    const bool isBlank =
        state.updates == 0 && optimizer.dict("exp_avg").isEmpty() && optimizer.dict("exp_avg_sq").isEmpty();
    if (isBlank)
        return;
    state.firstMoments = stateDict(optimizer, "exp_avg");
    state.secondMoments = stateDict(optimizer, "exp_avg_sq");
}

void RunFileReader::readRandomState() {
    constexpr const char *key = "random_state";
    const TensorLayout layout = vector(m_fields, key, ElementType::UInt8);
    if (layout.sizes[0] > longestRandomState)
        m_fields.refuse(key);
    m_run.randomState = m_tensors.bytes(layout, key);
}

void RunFileReader::readLosses() {
    const PickleFields losses = m_fields.dict("losses");
    m_run.losses.miniBatch = doubles(losses, "mini_batch");
    const auto count = static_cast<std::int64_t>(m_run.losses.miniBatch.size());
    if (count < m_run.step || count > lastStepReached())
        losses.refuse("mini_batch");
    readEvaluations(losses);
}

// A run that ended at a loss that was not finite has gone back to the last weights that were sound, which may
// be those of the step before; its losses tell of every step.
std::int64_t RunFileReader::lastStepReached() const {
    return m_run.nonFiniteStep.value_or(m_run.step);
}

void RunFileReader::readEvaluations(const PickleFields &losses) {
    const std::vector<std::int64_t> steps = integers(losses, "evaluation_steps");
    const std::vector<double> train = doubles(losses, "train");
    const std::vector<double> validation = doubles(losses, "validation");
    const bool inOrder = std::is_sorted(steps.begin(), steps.end()) &&
                         (steps.empty() || (steps.front() >= 0 && steps.back() <= lastStepReached()));
    if (!inOrder)
        losses.refuse("evaluation_steps");
    if (train.size() != steps.size())
        losses.refuse("train");
    if (validation.size() != steps.size())
        losses.refuse("validation");
    for (std::size_t i = 0; i < steps.size(); ++i) {
        // NaN stands for a validation part without a window.
        const auto there = std::isnan(validation[i]) ? std::nullopt : std::optional(validation[i]);
        m_run.losses.evaluations.push_back({steps[i], train[i], there});
    }
}

void RunFileReader::readText() {
    const PickleFields fields = m_fields.dict("text");
    TextReference &text = m_run.text;
    text.name = fields.string("name");
    text.path = fields.string("path");
    text.encoding = fields.string("encoding");
    text.compose = !fields.has("compose") || fields.boolean("compose"); // the first files did not tell
    text.characters = fields.integer("characters", 0, INT64_MAX);
    text.sha256 = fields.string("sha256");
    if (!isHexadecimal(text.sha256))
        fields.refuse("sha256");
    if (!fields.isNone("content"))
        text.content =
            m_tensors.text(vector(fields, "content", ElementType::UInt8), fields.nameOf("content"));
}

void RunFileReader::readProbe() {
    for (const std::int64_t token : integers(m_fields, "probe")) {
        if (token < 0 || token >= m_vocabularySize)
            m_fields.refuse("probe");
        m_run.probe.push_back(static_cast<TokenId>(token));
    }
    if (m_run.probe.size() > static_cast<std::size_t>(m_run.settings.blockSize))
        m_fields.refuse("probe");
    if (m_fields.has("probe_next") && !m_fields.isNone("probe_next"))
        m_run.probeNext = static_cast<TokenId>(m_fields.integer("probe_next", 0, m_vocabularySize - 1));
}

StateDict RunFileReader::stateDict(const PickleFields &parent, std::string_view key) {
    const PickleFields fields = parent.dict(key);
    const RunSettings &settings = m_run.settings;
    StateDict weights;
    for (ParameterShape &shape : chapterParameters(m_vocabularySize, settings.blockSize, settings.nEmbd)) {
        const TensorLayout layout = tensor(fields, shape.name, ElementType::Float32);
        if (layout.sizes != shape.sizes)
            throw ErrorException(
                shapeMismatch(fields.nameOf(shape.name), shownShape(shape.sizes), layout.sizes));
        std::vector<float> values = m_tensors.floats(layout, fields.nameOf(shape.name));
        weights.push_back({std::move(shape.name), std::move(shape.sizes), std::move(values)});
    }
    return weights;
}

TensorLayout RunFileReader::tensor(const PickleFields &fields, std::string_view key, ElementType type) const {
    auto layout = tensorOf(m_pickle, fields.value(key));
    if (!layout || !layout->unsupported.empty() || layout->type != type)
        fields.refuse(key);
    return std::move(*layout);
}

TensorLayout RunFileReader::vector(const PickleFields &fields, std::string_view key, ElementType type) const {
    TensorLayout layout = tensor(fields, key, type);
    if (layout.sizes.size() != 1)
        fields.refuse(key);
    return layout;
}

std::vector<double> RunFileReader::doubles(const PickleFields &fields, std::string_view key) {
    return m_tensors.doubles(vector(fields, key, ElementType::Float64), fields.nameOf(key));
}

std::vector<std::int64_t> RunFileReader::integers(const PickleFields &fields, std::string_view key) {
    return m_tensors.integers(vector(fields, key, ElementType::Int64), fields.nameOf(key));
}

} // namespace headlight
