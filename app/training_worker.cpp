// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/training_worker.h"

#include "app/guarded.h"
#include "model/text/bigram.h"

namespace headlight {

TrainingWorker::TrainingWorker(EngineFactory factory)
    : m_factory(std::move(factory)) {
    m_clock.start();
    m_stepTimer.setSingleShot(true);
    m_stepTimer.setTimerType(Qt::PreciseTimer);
    m_frameTimer.setSingleShot(true);
    connect(&m_stepTimer, &QTimer::timeout, this, &TrainingWorker::work);
    connect(&m_frameTimer, &QTimer::timeout, this, &TrainingWorker::offerFrame);
    connect(&m_stream, &GenerationStream::chunkAvailable, this, &TrainingWorker::generationAvailable);
    connect(&m_stream, &GenerationStream::ended, this, &TrainingWorker::generationEnded);
    connect(&m_stream, &GenerationStream::failed, this, &TrainingWorker::generationFailed);
}

void TrainingWorker::loadEngine() {
    if (m_engine)
        return;
    EngineInfo info;
    const auto error = guarded([&] {
        m_engine = valueOrThrow(m_factory());
        info = m_engine->info();
    });
    if (error)
        emit engineMissing(*error);
    else
        emit engineLoaded(info);
}

void TrainingWorker::createRun(
    quint64 runId, const TextDocumentPtr &text, const RunSettings &settings, const Probe &probe) {
    leaveRun();
    m_run.reset(); // first: two large models need not fit at once
    m_runId = runId;
    RunStart start;
    start.runId = runId;
    start.probe = probe;
    const auto error = guarded([&] {
        m_run = valueOrThrow(m_engine->createRun(text, settings));
        describe(start, *m_run, text);
    });
    if (error) {
        m_run.reset();
        emit runRefused(runId, *error);
        return;
    }
    present(start);
}

void TrainingWorker::openRun(
    quint64 runId, const TextDocumentPtr &text, const Checkpoint &checkpoint, const Probe &probe) {
    std::unique_ptr<TrainingRun> run;
    RunStart start;
    start.runId = runId;
    start.probe = probe;
    const auto error = guarded([&] {
        run = valueOrThrow(m_engine->openRun(text, checkpoint));
        describe(start, *run, text);
    });
    if (error) {
        emit openingRefused(runId, *error);
        return;
    }
    leaveRun();
    m_run = std::move(run);
    m_runId = runId;
    start.step = m_run->step();
    if (checkpoint.nonFiniteStep)
        start.state = RunState::Failed;
    else if (start.step >= m_run->steps())
        start.state = RunState::Finished;
    else if (start.step > 0)
        start.state = RunState::Paused;
    m_gatherer.add(m_run->losses());
    present(start);
    if (checkpoint.nonFiniteStep) {
        Error failure;
        failure.kind = ErrorKind::NonFiniteLoss;
        failure.number = *checkpoint.nonFiniteStep;
        emit trainingFailed(runId, failure);
    }
}

/// Ends everything that belongs to the present run.
void TrainingWorker::leaveRun() {
    m_running = false;
    m_stepTimer.stop();
    m_stopState.reset();
    m_stopError.reset();
    m_stream.drop();
    m_gatherer.clear();
}

void TrainingWorker::describe(RunStart &start, const TrainingRun &run, const TextDocumentPtr &text) {
    start.description = run.description();
    start.before = valueOrThrow(run.attention(WeightsOf::Initial, start.probe.tokens));
    start.bigramLoss = bigramLossOf(text);
}

void TrainingWorker::present(const RunStart &start) {
    m_probe = start.probe;
    m_state = start.state;
    m_betweenSteps = true;
    emit runCreated(start);
    m_frameWanted = true;
    offerFrame();
}

std::shared_ptr<Checkpoint> TrainingWorker::takeCheckpoint(quint64 runId) {
    if (!isPresent(runId))
        return nullptr;
    std::shared_ptr<Checkpoint> checkpoint;
    const auto error = guarded([&] {
        checkpoint = std::make_shared<Checkpoint>(valueOrThrow(m_run->checkpoint()));
        checkpoint->probe = m_probe.tokens;
        checkpoint->probeNext = m_probe.next.empty() ? std::nullopt : m_probe.next.back();
    });
    if (error)
        emit requestFailed(runId, *error);
    return checkpoint;
}

std::optional<double> TrainingWorker::bigramLossOf(const TextDocumentPtr &text) {
    if (m_bigramText != text) {
        m_bigramLoss = bigramValidationLoss(*text);
        m_bigramText = text;
    }
    return m_bigramLoss;
}

void TrainingWorker::advanceSteps(quint64 runId, int count) {
    if (!isPresent(runId) || count < 1)
        return;
    if (!m_running)
        begin(runId, m_run->step() + count);
    else if (m_stopAt)
        *m_stopAt += count;
}

void TrainingWorker::begin(quint64 runId, std::optional<qint64> stopAt) {
    const bool over = m_state == RunState::Finished || m_state == RunState::Failed ||
                      (m_stopState && *m_stopState != RunState::Paused);
    if (!isPresent(runId) || over)
        return;
    m_stopAt = stopAt;
    m_stopState.reset();
    if (!m_running) {
        m_running = true;
        m_pacer.restart();
        m_rate.clear();
    }
    if (m_state != RunState::Training)
        setState(RunState::Training);
    post();
}

void TrainingWorker::pause(quint64 runId) {
    if (isPresent(runId) && m_running)
        stop(RunState::Paused);
}

void TrainingWorker::setSteps(quint64 runId, qint64 steps) {
    if (!isPresent(runId))
        return;
    m_run->setSteps(steps);
    emit stepsChanged(runId, m_run->steps());
    const bool more = m_run->step() < m_run->steps();
    if (more && m_stopState == RunState::Finished)
        m_stopState = RunState::Paused;
    else if (more && m_state == RunState::Finished)
        setState(RunState::Paused);
    else if (!more && m_state == RunState::Paused)
        setState(RunState::Finished);
}

void TrainingWorker::setSpeed(int stepsPerSecond) {
    m_pacer.setStepsPerSecond(stepsPerSecond);
    m_rate.clear();
    m_stepTimer.stop();
    if (m_running)
        post();
}

void TrainingWorker::setProbe(quint64 runId, const Probe &probe) {
    const auto longest = isPresent(runId) ? m_run->description().settings.blockSize : 0;
    if (static_cast<std::int64_t>(probe.tokens.size()) > longest)
        return;
    Matrix before;
    const auto error =
        guarded([&] { before = valueOrThrow(m_run->attention(WeightsOf::Initial, probe.tokens)); });
    if (error) {
        emit requestFailed(runId, *error);
        return;
    }
    m_probe = probe;
    emit probeAvailable(runId, probe, before);
    m_frameWanted = true;
    offerFrame();
}

void TrainingWorker::setTraceWanted(bool wanted) {
    m_traceWanted = wanted;
    if (wanted && m_running) {
        m_frameWanted = true;
        offerFrame();
    }
}

void TrainingWorker::generate(quint64 runId, quint64 generationId, const GenerationRequest &request) {
    if (!isPresent(runId))
        return;
    std::unique_ptr<Generation> generation;
    if (const auto error = guarded([&] { generation = valueOrThrow(m_run->generate(request)); })) {
        m_stream.drop();
        emit generationFailed(generationId, *error);
        return;
    }
    emit generationStarted(generationId, generation->step());
    m_stream.start(generationId, std::move(generation), request.tokens);
}

} // namespace headlight
