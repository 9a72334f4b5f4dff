// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/settings.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace headlight {

namespace {

auto fieldsOf(const RunSettings &s) {
    return std::tie(s.batchSize, s.blockSize, s.nEmbd, s.steps, s.evalInterval, s.evalIters, s.learningRate,
        s.seed, s.scale, s.mask, s.position, s.device, s.threads);
}

std::optional<Error> checkRange(const char *setting, std::int64_t value, SettingRange range) {
    if (value >= range.least && value <= range.most)
        return std::nullopt;
    Error error{ErrorKind::SettingOutOfRange, setting,
        std::to_string(range.least) + " .. " + std::to_string(range.most)};
    error.number = value;
    return error;
}

Error tooLarge(const char *what, std::int64_t number, std::int64_t limit) {
    Error error{ErrorKind::ModelTooLarge, {}, what};
    error.number = number;
    error.limit = limit;
    return error;
}

std::optional<Error> checkLearningRate(double rate) {
    if (rate >= setting_limits::leastLearningRate && rate <= setting_limits::mostLearningRate)
        return std::nullopt;
    return Error{ErrorKind::SettingOutOfRange, "learning-rate", "1e-12 .. 1e30"};
}

std::optional<Error> checkSize(const RunSettings &settings, std::size_t vocabularySize) {
    using namespace setting_limits;
    const auto logits = settings.batchSize * settings.blockSize * static_cast<std::int64_t>(vocabularySize);
    if (logits > mostLogits)
        return tooLarge("B * T * V", logits, mostLogits);
    const std::int64_t windowLogits = settings.blockSize * static_cast<std::int64_t>(vocabularySize);
    if (windowLogits > mostWindowLogits)
        return tooLarge("T * V", windowLogits, mostWindowLogits);
    const double cost = windowCost(settings, vocabularySize);
    if (cost > mostWindowCost)
        return tooLarge("T * (C * (3 * C + 2 * T + V) + 16 * (T + V))", static_cast<std::int64_t>(cost),
            static_cast<std::int64_t>(mostWindowCost));
    const std::int64_t parameters = parameterCount(settings, vocabularySize);
    if (parameters > mostParameters)
        return tooLarge("V * (2 * C + 1) + C * (3 * C + T)", parameters, mostParameters);
    return std::nullopt;
}

} // namespace

bool RunSettings::operator==(const RunSettings &other) const {
    return fieldsOf(*this) == fieldsOf(other);
}

std::optional<Error> checkSettings(const RunSettings &settings, std::size_t vocabularySize) {
    using namespace setting_limits;
    const std::tuple<const char *, std::int64_t, SettingRange> wholeNumbers[] = {
        {"batch-size", settings.batchSize, batchSize},
        {"block-size", settings.blockSize, blockSize},
        {"n-embd", settings.nEmbd, nEmbd},
        {"steps", settings.steps, steps},
        {"eval-interval", settings.evalInterval, evalInterval},
        {"eval-iters", settings.evalIters, evalIters},
        {"threads", settings.threads, threads},
    };
    for (const auto &[name, value, range] : wholeNumbers) {
        if (auto error = checkRange(name, value, range))
            return error;
    }
    if (auto error = checkLearningRate(settings.learningRate))
        return error;
    return checkSize(settings, vocabularySize);
}

double windowCost(const RunSettings &settings, std::size_t vocabularySize) {
    const auto T = static_cast<double>(settings.blockSize);
    const auto C = static_cast<double>(settings.nEmbd);
    const auto V = static_cast<double>(vocabularySize);
    return T * (C * (3 * C + 2 * T + V) + 16 * (T + V));
}

std::int64_t parameterCount(const RunSettings &settings, std::size_t vocabularySize) {
    const std::int64_t T = settings.blockSize;
    const std::int64_t C = settings.nEmbd;
    const auto V = static_cast<std::int64_t>(vocabularySize);
    return V * (2 * C + 1) + C * (3 * C + T);
}

std::optional<Error> checkTrainable(const TextDocument &text, std::int64_t blockSize) {
    if (text.size() == 0)
        return Error{ErrorKind::TextMissing, text.facts.name, {}};
    const auto windows = static_cast<std::int64_t>(text.trainSize()) - blockSize;
    if (windows >= 1)
        return std::nullopt;
    Error error{ErrorKind::TextTooShortToTrain, text.facts.name, {}};
    error.number = static_cast<std::int64_t>(text.size());
    // The smallest N with int(0.9 * N) >= blockSize + 1.
    error.limit = static_cast<std::int64_t>(std::floor(static_cast<double>(blockSize + 1) / 0.9));
    while (static_cast<std::int64_t>(0.9 * static_cast<double>(error.limit)) < blockSize + 1)
        ++error.limit;
    error.other = std::max<std::int64_t>(static_cast<std::int64_t>(text.trainSize()) - 1, 0);
    return error;
}

bool hasValidationWindow(const TextDocument &text, std::int64_t blockSize) {
    return static_cast<std::int64_t>(text.validationSize()) > blockSize;
}

} // namespace headlight
