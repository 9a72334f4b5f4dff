// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/checkpoint.h"
#include "model/text/error.h"
#include "model/text/generation.h"
#include "model/text/matrix.h"
#include "model/text/progress.h"
#include "model/text/settings.h"
#include "model/text/trace.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace headlight {

/// What the engine runs on, for the About box and the console.
struct EngineInfo {
    std::string torchVersion;
    std::string blas;           ///< the BLAS in use, as it names itself
    bool referenceBlas = false; ///< the slow reference BLAS: the user should be told
    bool cudaAvailable = false;
};

/// The chapter's stand-alone head: seed 1337, B=4, T=8, C=32, head_size=32.
struct HeadDemo {
    std::vector<std::int64_t> xShape;
    std::vector<std::int64_t> outShape;
    std::vector<std::int64_t> weightsShape;
    Matrix rawScores;    ///< (T, T) of sample 0
    Matrix scaledScores; ///< (T, T) of sample 0
    Matrix weights;      ///< (T, T) of sample 0
    Matrix out;          ///< (T, head_size) of sample 0
};

/// What a run is, fixed when it is made.
struct RunDescription {
    RunSettings settings;
    std::size_t vocabularySize = 0;
    std::int64_t parameterCount = 0;
    std::string device;         ///< "cpu", "cuda:0"
    std::int64_t threads = 1;   ///< that train
    bool hasValidation = false; ///< the validation part holds a window
    Matrix mask;                ///< (T, T) of tril, or all ones without the mask
    StartOfRun start = StartOfRun::Untrained;
};

/// A text being continued, on its own copy of weights and random stream.
class Generation {
public:
    virtual ~Generation() = default;
    virtual std::int64_t step() const = 0; ///< training steps behind the copied weights
    /// The next token (one bounded unit). Errors: NonFiniteWeights, Internal, OutOfMemory.
    virtual Outcome<TokenId> advance() = 0;
};

/// One model in training. Used from one thread. Nothing but advance() changes the weights or the random
/// stream.
class TrainingRun {
public:
    virtual ~TrainingRun() = default;
    virtual const RunDescription &description() const = 0;
    virtual std::int64_t step() const = 0;  ///< training steps finished
    virtual std::int64_t steps() const = 0; ///< training steps in all

    /// Changes the number of steps; fewer than step() counts as step().
    virtual void setSteps(std::int64_t steps) = 0;

    /// One bounded unit: a training step (a micro-batch of it in a large model) or a few milliseconds of an
    /// evaluation. Errors: TextMissing, TextTooShortToTrain, NonFiniteLoss (the last weights with a finite
    /// loss stay, and every later call gives the same error), OutOfMemory, Internal.
    virtual Outcome<Progress> advance() = 0;

    /// (T, T) attention weights of `tokens` (1 .. T of them). Errors: Internal, OutOfMemory.
    virtual Outcome<Matrix> attention(WeightsOf which, const std::vector<TokenId> &tokens) const = 0;
    /// Every intermediate of the same pass.
    virtual Outcome<AttentionTrace> trace(WeightsOf which, const std::vector<TokenId> &tokens) const = 0;

    /// Errors: NonFiniteWeights, OutOfMemory, Internal.
    virtual Outcome<std::unique_ptr<Generation>> generate(const GenerationRequest &request) const = 0;

    /// The run as it stands; of a step or evaluation under way, as it was before it. `text` and `probe` are
    /// left to the caller. Errors: OutOfMemory, Internal.
    virtual Outcome<Checkpoint> checkpoint() const = 0;
    /// Every loss so far.
    virtual const LossHistory &losses() const = 0;
};

/// The LibTorch half, seen from outside. Made, used and destroyed on one thread.
class Engine {
public:
    virtual ~Engine() = default;
    virtual EngineInfo info() const = 0;
    /// A new model for `text`, at step 0. A text too short to train on still gives a model to look at.
    /// Errors: SettingOutOfRange, ModelTooLarge, DeviceUnavailable, OutOfMemory, Internal.
    virtual Outcome<std::unique_ptr<TrainingRun>> createRun(
        TextDocumentPtr text, const RunSettings &settings) = 0;
    /// The run of `checkpoint`, which goes on to the last digit as it would have gone on. `text` has the
    /// checkpoint's vocabulary size, or only its vocabulary. Errors: those of createRun, KeysMismatch,
    /// ShapeMismatch, VocabularyMismatch, FileDamaged (an unusable random state).
    virtual Outcome<std::unique_ptr<TrainingRun>> openRun(
        TextDocumentPtr text, const Checkpoint &checkpoint) = 0;
    virtual Outcome<HeadDemo> headDemo() = 0;
};

/// The engine module's one exported function, by this name: `Engine *headlightCreateEngine()`.
/// Returns null when LibTorch cannot start.
using CreateEngineFunction = Engine *(*)();
constexpr const char *createEngineName = "headlightCreateEngine";

} // namespace headlight
