// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/engine_runs.h"

#include "model/engine/torch_engine.h"

#include <algorithm>
#include <cstring>
#include <stdexcept>
#include <utility>

namespace headlight::test_support {

Engine &engine() {
    static const std::unique_ptr<Engine> only = createTorchEngine();
    if (only == nullptr) {
        throw std::runtime_error("LibTorch cannot start");
    }
    return *only;
}

RunSettings smallRun() {
    RunSettings settings;
    settings.batchSize = 6;
    settings.blockSize = 7;
    settings.nEmbd = 10;
    settings.steps = 12;
    settings.evalInterval = 5;
    settings.evalIters = 2;
    return settings;
}

std::unique_ptr<TrainingRun> newRun(const TextDocumentPtr &text, const RunSettings &settings) {
    auto run = engine().createRun(text, settings);
    if (!run) {
        throw std::runtime_error("createRun: " + run.error().detail);
    }
    return std::move(*run);
}

std::unique_ptr<TrainingRun> openedRun(const TextDocumentPtr &text, const Checkpoint &checkpoint) {
    auto run = engine().openRun(text, checkpoint);
    if (!run) {
        throw std::runtime_error("openRun: " + run.error().subject + " " + run.error().detail);
    }
    return std::move(*run);
}

Checkpoint savedFrom(const TrainingRun &run) {
    auto checkpoint = run.checkpoint();
    if (!checkpoint) {
        throw std::runtime_error("checkpoint: " + checkpoint.error().detail);
    }
    return std::move(*checkpoint);
}

namespace {

template <class Value> bool sameBits(const std::vector<Value> &a, const std::vector<Value> &b) {
    return a.size() == b.size() &&
           (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(Value)) == 0);
}

bool sameState(const StateDict &a, const StateDict &b) {
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(), [](const NamedTensor &one, const NamedTensor &other) {
            return one.name == other.name && one.sizes == other.sizes && sameBits(one.values, other.values);
        });
}

bool sameEvaluations(const std::vector<Evaluation> &a, const std::vector<Evaluation> &b) {
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(), [](const Evaluation &one, const Evaluation &other) {
            return one.step == other.step && one.train == other.train && one.validation == other.validation;
        });
}

} // namespace

std::string difference(const Checkpoint &a, const Checkpoint &b) {
    const std::pair<const char *, bool> parts[] = {
        {"settings", a.settings == b.settings},
        {"vocabulary", a.vocabulary == b.vocabulary},
        {"step", a.step == b.step},
        {"nextEvaluation", a.nextEvaluation == b.nextEvaluation},
        {"nonFiniteStep", a.nonFiniteStep == b.nonFiniteStep},
        {"losses.miniBatch", sameBits(a.losses.miniBatch, b.losses.miniBatch)},
        {"losses.evaluations", sameEvaluations(a.losses.evaluations, b.losses.evaluations)},
        {"weights", sameState(a.weights, b.weights)},
        {"startWeights", sameState(a.startWeights, b.startWeights)},
        {"start", a.start == b.start},
        {"optimizer.updates", a.optimizer.updates == b.optimizer.updates},
        {"optimizer.firstMoments", sameState(a.optimizer.firstMoments, b.optimizer.firstMoments)},
        {"optimizer.secondMoments", sameState(a.optimizer.secondMoments, b.optimizer.secondMoments)},
        {"randomState", a.randomState == b.randomState},
    };
    for (const auto &[name, same] : parts) {
        if (!same) {
            return name;
        }
    }
    return {};
}

namespace {

/// Adds what one unit did; false when there is nothing more to do.
bool note(RunRecord &record, const Outcome<Progress> &progress) {
    if (!progress) {
        record.error = progress.error();
        return false;
    }
    if (progress->miniBatch) {
        record.losses.push_back(*progress->miniBatch);
    }
    if (progress->evaluation) {
        record.evaluations.push_back(*progress->evaluation);
    }
    record.finished = progress->finished;
    return !progress->finished;
}

} // namespace

RunRecord advanceTo(TrainingRun &run, std::int64_t step) {
    RunRecord record;
    while (run.step() < step && note(record, run.advance())) {
    }
    return record;
}

RunRecord finish(TrainingRun &run) {
    RunRecord record;
    while (note(record, run.advance())) {
    }
    return record;
}

std::vector<TokenId> generated(const TrainingRun &run, const GenerationRequest &request) {
    auto generation = run.generate(request);
    std::vector<TokenId> tokens;
    while (generation && static_cast<std::int64_t>(tokens.size()) < request.tokens) {
        const auto next = (*generation)->advance();
        if (!next) {
            throw std::runtime_error("generating: " + next.error().detail);
        }
        tokens.push_back(*next);
    }
    if (!generation) {
        throw std::runtime_error("generate: " + generation.error().detail);
    }
    return tokens;
}

std::vector<TokenId> firstTokens(const TextDocument &text, std::int64_t count) {
    return {text.tokens.begin(), text.tokens.begin() + count};
}

} // namespace headlight::test_support
