// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/error.h"
#include "model/text/text_document.h"

#include <cstdint>
#include <optional>
#include <string>

namespace headlight {

enum class DeviceChoice { Automatic, Cpu, Cuda };

/// Everything that decides a run besides its text. The defaults are the chapter's.
struct RunSettings {
    std::int64_t batchSize = 64;     ///< B
    std::int64_t blockSize = 16;     ///< T
    std::int64_t nEmbd = 64;         ///< C, also the head size
    std::int64_t steps = 3000;       ///< max_iters
    std::int64_t evalInterval = 300; ///< steps between evaluations
    std::int64_t evalIters = 200;    ///< batches a split in one evaluation
    double learningRate = 1e-3;
    std::uint64_t seed = 1337;
    bool scale = true;    ///< divide the scores by sqrt(head_size)
    bool mask = true;     ///< the causal mask
    bool position = true; ///< add the position embedding
    DeviceChoice device = DeviceChoice::Automatic;
    std::int64_t threads = 0; ///< training threads on the CPU; 0 = as many as help

    bool operator==(const RunSettings &other) const;
    bool operator!=(const RunSettings &other) const { return !(*this == other); }
};

/// An inclusive range of a whole-number setting.
struct SettingRange {
    std::int64_t least;
    std::int64_t most;
};

/// The ranges that fields and the console accept.
namespace setting_limits {
constexpr SettingRange batchSize{1, 1024};
constexpr SettingRange blockSize{1, 256};
constexpr SettingRange nEmbd{1, 512};
constexpr SettingRange steps{1, 10'000'000};
constexpr SettingRange evalInterval{1, 10'000'000};
constexpr SettingRange evalIters{1, 10'000};
constexpr SettingRange threads{0, 64};
constexpr double leastLearningRate = 1e-12;
constexpr double mostLearningRate = 1e30; ///< absurd rates are allowed: seeing one fail is a lesson
/// The most logits one batch may have (B * T * V), so that one bounded unit stays bounded.
constexpr std::int64_t mostLogits = 1ll << 28;
/// The most logits one window may have (T * V): a picture of the whole pass keeps them all twice.
constexpr std::int64_t mostWindowLogits = 1ll << 22;
/// The most windowCost(): a window is never cut.
constexpr double mostWindowCost = 6.6e8;
/// The most trained numbers: an update, which is never cut, passes over several copies of them all.
constexpr std::int64_t mostParameters = 1ll << 24;
} // namespace setting_limits

/// The first setting that is out of range or, with this vocabulary size, makes too large a model.
/// Errors: SettingOutOfRange, ModelTooLarge.
std::optional<Error> checkSettings(const RunSettings &settings, std::size_t vocabularySize);

/// Multiply-adds of the forward pass over one window: T * (C * (3 * C + 2 * T + V) + 16 * (T + V)). The
/// softmaxes over T scores and V logits, bound by memory, count as 16 a value.
double windowCost(const RunSettings &settings, std::size_t vocabularySize);

/// The chapter's number of parameters: V * (2 * C + 1) + C * (3 * C + T).
std::int64_t parameterCount(const RunSettings &settings, std::size_t vocabularySize);

/// Why `text` cannot be trained on with this block size, if so: TextMissing (a vocabulary without its text),
/// TextTooShortToTrain.
std::optional<Error> checkTrainable(const TextDocument &text, std::int64_t blockSize);

/// True when the validation part holds at least one window of blockSize + 1 characters.
bool hasValidationWindow(const TextDocument &text, std::int64_t blockSize);

} // namespace headlight
