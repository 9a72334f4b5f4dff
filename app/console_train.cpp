// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_train.h"

#include "app/console_engine.h"
#include "app/console_output.h"
#include "app/console_progress.h"
#include "app/file_writer.h"
#include "app/guarded.h"
#include "app/training_record.h"
#include "model/text/unicode.h"

#include <QCoreApplication>

#include <cmath>

namespace headlight {

namespace {

constexpr std::size_t firstLosses = 20;
constexpr std::int64_t mostCharacters = 10'000'000;
constexpr double mostTemperature = 1e6;

QString loss(double value) {
    return QString::number(value, 'f', 4);
}

QString lineOf(const Evaluation &evaluation) {
    const QString train = QStringLiteral("step %1: train loss %2")
                              .arg(QString::number(evaluation.step), loss(evaluation.train));
    return evaluation.validation ? QStringLiteral("%1, val loss %2").arg(train, loss(*evaluation.validation))
                                 : train;
}

void checkSampling(const TrainCommand &command) {
    if (command.generate < 0 || command.generate > mostCharacters) {
        Error error{ErrorKind::SettingOutOfRange, "generate", "0 .. " + std::to_string(mostCharacters)};
        error.number = command.generate;
        throw ErrorException(error);
    }
    if (!(command.temperature >= 0 && command.temperature <= mostTemperature))
        throw ErrorException(Error{ErrorKind::SettingOutOfRange, "temperature", "0 .. 1000000"});
}

void throwIf(const std::optional<Error> &error) {
    if (error)
        throw ErrorException(*error);
}

/// One run from its text to its record. Every step throws ErrorException when it is refused.
class Training {
public:
    Training(const TrainCommand &command, const EngineFactory &factory)
        : m_command(command)
        , m_factory(factory) {}

    void run() {
        prepare();
        observeUntrained();
        train();
        generate();
        if (!m_command.json.isEmpty())
            throwIf(writeFile(m_command.json, toJson(m_record)));
    }

private:
    void prepare();
    void observeUntrained();
    void train();
    void generate();

    const TrainCommand &m_command;
    const EngineFactory &m_factory;
    TextDocumentPtr m_text;
    std::unique_ptr<Engine> m_engine;
    std::unique_ptr<TrainingRun> m_run;
    TrainingRecord m_record;
};

/// Everything that can be refused is refused before the first step.
void Training::prepare() {
    checkSampling(m_command);
    m_text = valueOrThrow(openText(m_command.text));
    throwIf(checkSettings(m_command.settings, m_text->vocabularySize()));
    throwIf(checkTrainable(*m_text, m_command.settings.blockSize));
    if (!m_command.json.isEmpty())
        throwIf(checkWritable(m_command.json));
    m_engine = valueOrThrow(m_factory());
    m_run = valueOrThrow(m_engine->createRun(m_text, m_command.settings));
    announceEngine(m_engine->info(), QStringLiteral("%1, training threads: %2")
                                         .arg(QString::fromStdString(m_run->description().device),
                                             QString::number(m_run->description().threads)));
}

void Training::observeUntrained() {
    const RunDescription &description = m_run->description();
    printOut(QStringLiteral("%1M parameters\n")
                 .arg(QString::number(static_cast<double>(description.parameterCount) / 1e6, 'f', 3)));
    if (!description.hasValidation)
        printError(QCoreApplication::translate("Console",
                       "The validation part is shorter than a window, so there is no validation loss.") +
                   QLatin1Char('\n'));
    if (m_text->facts.foldedLineEnds > 0)
        printError(QCoreApplication::translate("Console", "Line ends that became LF: %1.")
                       .arg(QString::number(m_text->facts.foldedLineEnds)) +
                   QLatin1Char('\n'));
    const auto observed = std::min<std::size_t>(
        static_cast<std::size_t>(description.settings.blockSize), m_text->tokens.size());
    m_record.probeTokens.assign(m_text->tokens.begin(), m_text->tokens.begin() + observed);
    m_record.attentionBefore = valueOrThrow(m_run->attention(WeightsOf::Initial, m_record.probeTokens));
    m_record.torch = QString::fromStdString(m_engine->info().torchVersion);
    m_record.settings = description.settings;
    m_record.threads = description.threads;
    m_record.generate = m_command.generate;
    m_record.temperature = m_command.temperature;
    m_record.vocabularySize = static_cast<std::int64_t>(description.vocabularySize);
    m_record.characters = static_cast<std::int64_t>(m_text->size());
    m_record.parameterCount = description.parameterCount;
}

void Training::train() {
    ConsoleProgress bar(m_run->steps());
    while (m_run->step() < m_run->steps()) {
        auto progress = m_run->advance();
        if (!progress) {
            bar.hide();
            throw ErrorException(progress.error());
        }
        if (progress->miniBatch && m_record.firstTrainLosses.size() < firstLosses)
            m_record.firstTrainLosses.push_back(*progress->miniBatch);
        if (progress->evaluation) {
            m_record.history.push_back(*progress->evaluation);
            bar.hide();
            printOut(lineOf(*progress->evaluation) + QLatin1Char('\n'));
        }
        bar.show(*progress);
    }
    bar.hide();
    m_record.attentionAfter = valueOrThrow(m_run->attention(WeightsOf::Present, m_record.probeTokens));
}

/// As the chapter does: from token 0, which is printed as well.
void Training::generate() {
    if (m_command.generate == 0)
        return;
    GenerationRequest request;
    request.prompt = {0};
    request.tokens = m_command.generate;
    request.temperature = m_command.temperature;
    const auto generation = valueOrThrow(m_run->generate(request));
    const auto take = [this](TokenId token) {
        m_record.generatedTokens.push_back(token);
        const char32_t character = m_text->tokenizer.decode(token);
        const QString text = QString::fromUcs4(&character, 1);
        m_record.generatedText += text;
        printOut(text);
    };
    take(0);
    for (qint64 i = 0; i < request.tokens; ++i)
        take(valueOrThrow(generation->advance()));
    printOut(QStringLiteral("\n"));
}

} // namespace

int trainInConsole(const TrainCommand &command, const EngineFactory &factory) {
    const auto error = guarded([&] { Training(command, factory).run(); });
    return error ? refuse(*error) : exitDone;
}

} // namespace headlight
