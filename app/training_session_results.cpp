// SPDX-License-Identifier: GPL-3.0-or-later
// What the session does with the worker's results.
#include "app/training_session.h"

#include <atomic>
#include <cstdlib>

namespace headlight {

namespace {

std::atomic<int> liveSessions{0};

/// Qt ends the process by exit() when the display is lost. LibTorch's tables would then go away under the
/// thread that trains: leave at once instead. Registered after LibTorch's own handlers, so it runs before
/// them.
void endQuietlyOnExit() {
    static const int registered = std::atexit([] {
        if (liveSessions > 0)
            std::_Exit(EXIT_FAILURE);
    });
    Q_UNUSED(registered)
}

} // namespace

void TrainingSession::countLive(int change) {
    liveSessions += change;
}

void TrainingSession::connectWorker() {
    connect(m_worker, &TrainingWorker::engineLoaded, this, &TrainingSession::onEngineLoaded);
    connect(m_worker, &TrainingWorker::engineMissing, this, &TrainingSession::onEngineMissing);
    connect(m_worker, &TrainingWorker::runCreated, this, &TrainingSession::onRunCreated);
    connect(m_worker, &TrainingWorker::runRefused, this, &TrainingSession::onRunRefused);
    connect(m_worker, &TrainingWorker::openingRefused, this, &TrainingSession::onOpeningRefused);
    connect(m_worker, &TrainingWorker::stateChanged, this, &TrainingSession::onStateChanged);
    connect(m_worker, &TrainingWorker::frameAvailable, this, &TrainingSession::onFrame);
    connect(m_worker, &TrainingWorker::probeAvailable, this, &TrainingSession::onProbe);
    connect(m_worker, &TrainingWorker::stepsChanged, this, &TrainingSession::onSteps);
    connect(m_worker, &TrainingWorker::generationFailed, this, &TrainingSession::onGenerationFailed);
    const auto failOf = [this](quint64 runId, const Error &error) {
        if (runId == m_runId)
            emit failed(error);
    };
    connect(m_worker, &TrainingWorker::trainingFailed, this, failOf);
    connect(m_worker, &TrainingWorker::requestFailed, this, failOf);
    connect(m_worker, &TrainingWorker::speedMeasured, this, [this](quint64 runId, double stepsPerSecond) {
        if (runId == m_runId)
            emit speedMeasured(stepsPerSecond);
    });
    connect(m_worker, &TrainingWorker::generationStarted, this, [this](quint64 id, qint64 step) {
        if (id == m_generationId)
            emit generationStarted(step);
    });
    connect(m_worker, &TrainingWorker::generationAvailable, this,
        [this](quint64 id, const std::vector<TokenId> &tokens) {
            if (id == m_generationId)
                emit generationAvailable(tokens);
        });
    connect(m_worker, &TrainingWorker::generationEnded, this, [this](quint64 id, bool stopped) {
        if (id == m_generationId && std::exchange(m_generating, false))
            emit generationEnded(stopped);
    });
}

void TrainingSession::setPhase(Phase phase) {
    if (phase == m_phase)
        return;
    m_phase = phase;
    emit phaseChanged(phase);
}

void TrainingSession::onEngineLoaded(const EngineInfo &info) {
    endQuietlyOnExit();
    m_engineInfo = info;
    emit engineReady(info);
    if (m_opening)
        openRunNow();
    else if (m_pendingText)
        requestRun();
    else
        setPhase(Phase::NoText);
}

void TrainingSession::onEngineMissing(const Error &error) {
    setPhase(Phase::EngineMissing);
    emit failed(error);
}

void TrainingSession::onRunCreated(const RunStart &start) {
    if (m_opening && start.runId == m_opening->runId)
        takeOver(start);
    if (start.runId != m_runId)
        return;
    m_runUnderWay = false;
    m_text = m_requestedText;
    m_description = start.description;
    m_probe = start.probe;
    m_step = start.step;
    emit runStarted(*m_description, start.bigramLoss);
    emit probeChanged(m_probe);
    emit beforeAvailable(start.before);
    setPhase(Phase::Ready);
    if (start.state != RunState::Ready)
        onStateChanged(start.runId, start.state);
    if (m_runOutdated)
        createRunNow();
}

/// The run from a file is there: from now on it is the present one, and counts as begun, so that no edit of a
/// setting makes another in its place.
void TrainingSession::takeOver(const RunStart &start) {
    endGeneration();
    m_runId = start.runId;
    m_requestedText = m_pendingText = m_opening->text;
    m_requestedSettings = m_settings = start.description.settings;
    m_opening.reset();
    m_started = true;
    m_probeIsUsers = true;
    m_runOutdated = false;
}

void TrainingSession::onOpeningRefused(quint64 runId, const Error &error) {
    if (!m_opening || runId != m_opening->runId)
        return;
    m_opening.reset();
    if (m_phase == Phase::LoadingEngine && m_pendingText)
        requestRun();
    else if (m_phase == Phase::LoadingEngine)
        setPhase(Phase::NoText);
    emit failed(error);
}

void TrainingSession::onRunRefused(quint64 runId, const Error &error) {
    if (runId != m_runId)
        return;
    m_runUnderWay = false;
    m_started = false;
    m_description.reset();
    m_text.reset();
    setPhase(Phase::Failed);
    emit failed(error);
    if (m_runOutdated)
        createRunNow();
}

void TrainingSession::onStateChanged(quint64 runId, RunState state) {
    if (runId != m_runId)
        return;
    switch (state) {
    case RunState::Ready:
        return setPhase(Phase::Ready);
    case RunState::Training:
        return setPhase(Phase::Training);
    case RunState::Paused:
        return setPhase(Phase::Paused);
    case RunState::Finished:
        return setPhase(Phase::Finished);
    case RunState::Failed:
        return setPhase(Phase::Failed);
    }
}

void TrainingSession::onFrame(const Frame &frame) {
    if (frame.runId == m_runId) {
        m_step = frame.step;
        emit frameAvailable(frame);
    }
    // Only now may the worker send the next one, however long drawing this one took.
    post([](TrainingWorker &worker) { worker.frameTaken(); });
}

void TrainingSession::onProbe(quint64 runId, const Probe &probe, const Matrix &before) {
    if (runId != m_runId)
        return;
    m_probe = probe;
    m_probeIsUsers = true;
    emit probeChanged(probe);
    emit beforeAvailable(before);
}

void TrainingSession::onSteps(quint64 runId, qint64 steps) {
    if (runId != m_runId || !m_description)
        return;
    m_description->settings.steps = steps;
    m_settings.steps = qMax<std::int64_t>(m_settings.steps, steps);
    emit stepsChanged(steps);
}

void TrainingSession::onGenerationFailed(quint64 generationId, const Error &error) {
    if (generationId != m_generationId)
        return;
    endGeneration();
    emit failed(error);
}

} // namespace headlight
