// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/engine_runs.h"

#include "model/engine/torch_engine.h"

#include <stdexcept>

namespace headlight::test_support {

Engine &engine() {
    static const std::unique_ptr<Engine> only = createTorchEngine();
    if (only == nullptr) {
        throw std::runtime_error("LibTorch cannot start");
    }
    return *only;
}

std::unique_ptr<TrainingRun> newRun(const TextDocumentPtr &text, const RunSettings &settings) {
    auto run = engine().createRun(text, settings);
    if (!run) {
        throw std::runtime_error("createRun: " + run.error().detail);
    }
    return std::move(*run);
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
