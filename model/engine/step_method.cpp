// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/step_method.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace headlight {
namespace {

std::size_t trainingThreads(const RunSettings &settings) {
    // Beyond four, a step of this model is over before the threads have met.
    constexpr std::int64_t mostUseful = 4;
    const auto cores = static_cast<std::int64_t>(std::thread::hardware_concurrency());
    const std::int64_t wanted =
        settings.threads > 0 ? settings.threads : std::clamp<std::int64_t>(cores, 1, mostUseful);
    return static_cast<std::size_t>(std::min(wanted, settings.batchSize));
}

} // namespace

std::unique_ptr<StepMethod> makeStepMethod(
    SingleHeadAttentionLanguageModel model, const RunSettings &settings) {
    if (!model->device().is_cpu()) {
        return makeAutogradMethod(std::move(model), settings.learningRate);
    }
    return makeFastMethod(std::move(model), settings.learningRate, trainingThreads(settings));
}

} // namespace headlight
