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
    m_running = false;
    m_stopState.reset();
    m_stream.drop();
    m_gatherer.clear();
    m_run.reset(); // first: two large models need not fit at once
    m_runId = runId;
    m_probe = probe;
    RunStart start;
    start.runId = runId;
    start.probe = probe;
    const auto error = guarded([&] {
        m_run = valueOrThrow(m_engine->createRun(text, settings));
        start.description = m_run->description();
        start.before = valueOrThrow(m_run->attention(WeightsOf::Initial, probe.tokens));
        start.bigramLoss = bigramLossOf(text);
    });
    if (error) {
        m_run.reset();
        emit runRefused(runId, *error);
        return;
    }
    m_state = RunState::Ready;
    m_betweenSteps = true;
    emit runCreated(start);
    m_frameWanted = true;
    offerFrame();
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
