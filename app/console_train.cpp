// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_train.h"

#include "app/console_engine.h"
#include "app/console_progress.h"
#include "app/console_refusal.h"
#include "app/console_sampling.h"
#include "app/console_start.h"
#include "app/console_text.h"
#include "app/guarded.h"
#include "app/interruption.h"
#include "app/run_file.h"
#include "app/run_text.h"
#include "app/training_record.h"
#include "ui/file_writer.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace headlight {

namespace {

constexpr std::size_t firstLosses = 20;

QString loss(double value) {
    return QString::number(value, 'f', 4);
}

QString lineOf(const Evaluation &evaluation) {
    const QString train = QStringLiteral("step %1: train loss %2")
                              .arg(QString::number(evaluation.step), loss(evaluation.train));
    return evaluation.validation ? QStringLiteral("%1, val loss %2").arg(train, loss(*evaluation.validation))
                                 : train;
}

/// One run from its text to its record. Every step throws ErrorException when it is refused.
class Training {
public:
    Training(const TrainCommand &command, const EngineFactory &factory)
        : m_command(command)
        , m_factory(factory) {}

    void run();

private:
    void checkFiles() const;
    void prepare();
    void observeStart();
    void describe();
    void train();
    void advanceToEnd();
    void save();
    void generate();
    void writeRecord();

    const TrainCommand &m_command;
    const EngineFactory &m_factory;
    TrainingStart m_start;
    std::unique_ptr<Engine> m_engine;
    std::unique_ptr<TrainingRun> m_run;
    TrainingRecord m_record;
    std::optional<Interruption> m_interruption; ///< only where there is something to save
};

void Training::run() {
    prepare();
    observeStart();
    describe();
    train();
    generate();
    writeRecord();
}

void Training::checkFiles() const {
    for (const NamedFile *out : {&m_command.json, &m_command.save}) {
        if (out->name.isEmpty())
            continue;
        if (m_command.text)
            refuseToReplace(*out, m_command.text->path);
        throwIf(checkWritable(out->name));
    }
    refuseToReplace(m_command.json, m_command.open.path);
}

/// Everything that can be refused is refused before the first step.
void Training::prepare() {
    checkSampling("generate", m_command.generate, m_command.temperature);
    checkFiles();
    m_start = startOf(m_command);
    refuseToReplace(m_command.json, *m_start.text);
    refuseToReplace(m_command.save, *m_start.text);
    m_engine = valueOrThrow(m_factory());
    if (m_start.resumed && !m_command.given.contains(QLatin1String("device"))) {
        DeviceChoice &device = m_start.checkpoint->settings.device;
        device = deviceHere(device, m_engine->info());
    }
    m_run = valueOrThrow(m_start.checkpoint ? m_engine->openRun(m_start.text, *m_start.checkpoint)
                                            : m_engine->createRun(m_start.text, m_start.settings));
    announceEngine(m_engine->info(), QCoreApplication::translate("Console", "%1, training threads: %2")
                                         .arg(QString::fromStdString(m_run->description().device),
                                             QString::number(m_run->description().threads)));
}

void Training::observeStart() {
    const RunDescription &description = m_run->description();
    if (!m_start.resumed)
        printOut(QStringLiteral("%1M parameters\n")
                     .arg(QString::number(static_cast<double>(description.parameterCount) / 1e6, 'f', 3)));
    if (!description.hasValidation)
        printError(QCoreApplication::translate("Console",
                       "The validation part is shorter than a window, so there is no validation loss.") +
                   QLatin1Char('\n'));
    if (m_command.text)
        announceReading(m_start.text->facts);
    const auto &tokens = m_start.text->tokens;
    const auto observed =
        std::min<std::size_t>(static_cast<std::size_t>(description.settings.blockSize), tokens.size());
    m_record.probeTokens.assign(tokens.begin(), tokens.begin() + observed);
    m_record.attentionBefore = valueOrThrow(m_run->attention(WeightsOf::Initial, m_record.probeTokens));
}

void Training::describe() {
    const RunDescription &description = m_run->description();
    m_record.torch = QString::fromStdString(m_engine->info().torchVersion);
    m_record.settings = description.settings;
    m_record.threads = description.threads;
    m_record.generate = m_command.generate;
    m_record.temperature = m_command.temperature;
    m_record.vocabularySize = static_cast<std::int64_t>(description.vocabularySize);
    m_record.characters = static_cast<std::int64_t>(m_start.text->size());
    m_record.parameterCount = description.parameterCount;
}

/// The run is saved however training ends: a loss that is not finite leaves the last finite weights, and a
/// reader of the output that went away leaves all of them.
void Training::train() {
    const auto failure = guarded([this] { advanceToEnd(); });
    const auto notSaved = guarded([this] { save(); });
    if (failure && notSaved)
        refuse(*notSaved);
    throwIf(failure);
    throwIf(notSaved);
    if (m_interruption && m_interruption->isRequested())
        throw ConsoleRefusal(QCoreApplication::translate("Console",
                                 "Interrupted after step %1. The run is saved: --open %2 goes on with it.")
                                 .arg(QString::number(m_run->step()), m_command.save.name),
            ExitInterrupted);
}

void Training::advanceToEnd() {
    if (!m_command.save.name.isEmpty())
        m_interruption.emplace();
    ConsoleProgress bar(m_start.end);
    while (m_run->step() < m_start.end && !(m_interruption && m_interruption->isRequested())) {
        auto progress = m_run->advance();
        if (!progress || progress->evaluation)
            bar.hide();
        if (!progress)
            throw ErrorException(progress.error());
        if (progress->evaluation)
            printOut(lineOf(*progress->evaluation) + QLatin1Char('\n'));
        bar.show(*progress);
    }
    bar.hide();
}

void Training::save() {
    if (m_command.save.name.isEmpty())
        return;
    Checkpoint checkpoint = valueOrThrow(m_run->checkpoint());
    const bool had = m_start.checkpoint && m_start.checkpoint->text.content;
    checkpoint.text = referenceTo(*m_start.text, m_command.withText || had);
    if (m_start.checkpoint) {
        checkpoint.probe = m_start.checkpoint->probe;
        checkpoint.probeNext = m_start.checkpoint->probeNext;
    }
    throwIf(saveRun(m_command.save.name, checkpoint));
}

/// As the chapter does: from token 0, which is printed as well.
void Training::generate() {
    if (m_command.generate == 0)
        return;
    GenerationRequest request;
    request.prompt = {0};
    request.tokens = m_command.generate;
    request.temperature = m_command.temperature;
    Continuation continuation = printContinuation(*m_run, m_start.text->tokenizer, request);
    m_record.generatedTokens = std::move(continuation.tokens);
    m_record.generatedText = continuation.text;
}

void Training::writeRecord() {
    if (m_command.json.name.isEmpty())
        return;
    const LossHistory &losses = m_run->losses();
    m_record.history = losses.evaluations;
    const std::size_t first = std::min(firstLosses, losses.miniBatch.size());
    for (std::size_t step = 0; step < first; ++step)
        m_record.firstTrainLosses.push_back({static_cast<std::int64_t>(step), losses.miniBatch[step]});
    m_record.attentionAfter = valueOrThrow(m_run->attention(WeightsOf::Present, m_record.probeTokens));
    throwIf(writeFile(m_command.json.name, toJson(m_record)));
}

} // namespace

int trainInConsole(const TrainCommand &command, const EngineFactory &factory) {
    return concluded([&] { Training(command, factory).run(); });
}

} // namespace headlight
