// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_start.h"

#include "app/console_model.h"
#include "app/console_refusal.h"
#include "app/guarded.h"
#include "app/run_text.h"
#include "model/text/shape_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace headlight {

namespace {

/// The options that are a run's own: what has begun with them goes on with them.
constexpr std::array<const char *, 10> fixedOptions{"eval-interval", "eval-iters", "batch-size", "block-size",
    "n-embd", "learning-rate", "seed", "no-mask", "no-scale", "no-position"};

bool isGiven(const TrainCommand &command, const char *option) {
    return command.given.contains(QLatin1String(option));
}

Error outOfRange(const char *option, std::int64_t given, std::int64_t least, std::int64_t most) {
    Error error{ErrorKind::SettingOutOfRange, option, std::to_string(least) + " .. " + std::to_string(most)};
    error.number = given;
    return error;
}

void refuseFixedOptions(const TrainCommand &command) {
    for (const char *option : fixedOptions) {
        if (isGiven(command, option))
            throw ConsoleRefusal(QCoreApplication::translate("Console",
                                     "--%1 does not go with --open: a run keeps the settings it began with.")
                                     .arg(QLatin1String(option)),
                ExitUsage);
    }
}

/// A run goes on; only what does not change its figures may be given anew.
TrainingStart goOn(const TrainCommand &command, const RunFile &file) {
    refuseFixedOptions(command);
    TrainingStart start;
    start.text = textFor(file, command.text, {});
    start.resumed = true;
    start.checkpoint = *file.checkpoint;
    RunSettings &settings = start.checkpoint->settings;
    if (isGiven(command, "steps")) {
        settings.steps = command.settings.steps;
        if (settings.steps < start.checkpoint->step)
            throw ErrorException(
                outOfRange("steps", settings.steps, start.checkpoint->step, setting_limits::steps.most));
    }
    if (isGiven(command, "threads"))
        settings.threads = command.settings.threads;
    if (isGiven(command, "device"))
        settings.device = command.settings.device;
    if (start.text->size() == 0)
        throw ErrorException(whyMissing(*start.text));
    start.settings = settings;
    return start;
}

/// The block size and n_embd that were asked for must be those of the weights.
void checkSizes(const TrainCommand &command, const RunFile &file) {
    const RunSettings &found = file.checkpoint->settings;
    RunSettings asked = found;
    if (isGiven(command, "block-size"))
        asked.blockSize = command.settings.blockSize;
    if (isGiven(command, "n-embd"))
        asked.nEmbd = command.settings.nEmbd;
    const auto size = static_cast<std::int64_t>(vocabularySizeOf(*file.checkpoint));
    const auto foundShapes = chapterParameters(size, found.blockSize, found.nEmbd);
    const auto askedShapes = chapterParameters(size, asked.blockSize, asked.nEmbd);
    const auto [there, wanted] = std::mismatch(foundShapes.begin(), foundShapes.end(), askedShapes.begin(),
        [](const ParameterShape &one, const ParameterShape &other) { return one.sizes == other.sizes; });
    if (there == foundShapes.end())
        return;
    Error error{ErrorKind::ShapeMismatch, there->name, {}};
    error.expected = shapeText(wanted->sizes);
    error.found = shapeText(there->sizes);
    throw ErrorException(error);
}

/// A new run whose first weights are those of a file.
TrainingStart beginWith(const TrainCommand &command, const RunFile &file) {
    checkSizes(command, file);
    TrainingStart start;
    start.text = textFor(file, command.text, QStringLiteral("headlight train TEXT --open %1").arg(file.path));
    start.settings = command.settings;
    start.settings.blockSize = file.checkpoint->settings.blockSize;
    start.settings.nEmbd = file.checkpoint->settings.nEmbd;
    Checkpoint checkpoint;
    checkpoint.settings = start.settings;
    checkpoint.vocabulary = start.text->tokenizer.characters();
    checkpoint.weights = file.checkpoint->weights;
    checkpoint.start = StartOfRun::Opened;
    start.checkpoint = std::move(checkpoint);
    return start;
}

TrainingStart openedStart(const TrainCommand &command) {
    const RunFile file = openFile(command.open, /*finite=*/true);
    return file.isRun ? goOn(command, file) : beginWith(command, file);
}

TrainingStart newStart(const TrainCommand &command) {
    TrainingStart start;
    start.text = valueOrThrow(openText(*command.text));
    start.settings = command.settings;
    return start;
}

} // namespace

TrainingStart startOf(const TrainCommand &command) {
    TrainingStart start = command.open.name.isEmpty() ? newStart(command) : openedStart(command);
    throwIf(checkSettings(start.settings, start.text->vocabularySize()));
    throwIf(checkTrainable(*start.text, start.settings.blockSize));
    const std::int64_t step = start.checkpoint ? start.checkpoint->step : 0;
    start.end = command.stopAt.value_or(start.settings.steps);
    if (start.end < step || start.end > start.settings.steps)
        throw ErrorException(outOfRange("stop-at", start.end, step, start.settings.steps));
    return start;
}

} // namespace headlight
