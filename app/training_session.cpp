// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/training_session.h"

#include "app/run_file.h"

namespace headlight {

TrainingSession::TrainingSession(EngineFactory factory, QObject *parent)
    : QObject(parent)
    , m_worker(new TrainingWorker(std::move(factory))) {
    m_thread.setObjectName(QStringLiteral("training"));
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connectWorker();
    countLive(+1);
    m_thread.start();
}

TrainingSession::~TrainingSession() {
    m_thread.requestInterruption(); // calls still queued do nothing any more
    m_thread.quit();
    m_thread.wait();
    countLive(-1);
}

void TrainingSession::post(std::function<void(TrainingWorker &)> call) {
    const auto unlessLeaving = [worker = m_worker, call = std::move(call)] {
        if (!QThread::currentThread()->isInterruptionRequested())
            call(*worker);
    };
    QMetaObject::invokeMethod(m_worker, unlessLeaving, Qt::QueuedConnection);
}

void TrainingSession::start() {
    post([](TrainingWorker &worker) { worker.loadEngine(); });
}

void TrainingSession::setText(TextDocumentPtr text) {
    if (!text || text == m_pendingText)
        return;
    m_pendingText = std::move(text);
    if (!m_started)
        requestRun();
}

void TrainingSession::setSettings(RunSettings settings) {
    if (m_started)
        settings.steps = qMax<std::int64_t>(settings.steps, qMax<qint64>(1, m_step));
    const bool stepsDiffer = settings.steps != m_settings.steps;
    RunSettings others = settings;
    others.steps = m_settings.steps;
    const bool othersDiffer = others != m_settings;
    m_settings = settings;
    if (!m_started && (othersDiffer || m_runUnderWay || m_phase == Phase::Failed))
        requestRun();
    else if (stepsDiffer)
        post([id = m_runId, steps = settings.steps](TrainingWorker &worker) { worker.setSteps(id, steps); });
}

void TrainingSession::setSpeed(int stepsPerSecond) {
    m_speed = qMax(0, stepsPerSecond);
    post([speed = m_speed](TrainingWorker &worker) { worker.setSpeed(speed); });
}

/// True when the present run, brought up to date, may be trained.
bool TrainingSession::prepareTraining() {
    if (m_phase == Phase::LoadingEngine || m_phase == Phase::EngineMissing || m_phase == Phase::NoText)
        return false;
    if (!m_started && (m_runOutdated || (m_phase == Phase::Failed && !m_runUnderWay)))
        createRunNow();
    if (const auto error = checkTrainable(*m_requestedText, m_requestedSettings.blockSize)) {
        emit failed(*error);
        return false;
    }
    return true;
}

void TrainingSession::train() {
    if (!prepareTraining())
        return;
    m_started = true;
    post([id = m_runId](TrainingWorker &worker) { worker.train(id); });
}

void TrainingSession::advanceSteps(int count) {
    if (count < 1 || !prepareTraining())
        return;
    m_started = true;
    post([id = m_runId, count](TrainingWorker &worker) { worker.advanceSteps(id, count); });
}

void TrainingSession::pause() {
    post([id = m_runId](TrainingWorker &worker) { worker.pause(id); });
}

void TrainingSession::reset() {
    m_started = false;
    requestRun();
}

/// One run is made at a time, so typing into a field does not pile them up: the last edit wins.
void TrainingSession::requestRun() {
    if (!m_engineInfo || !m_pendingText)
        return;
    if (m_runUnderWay)
        m_runOutdated = true;
    else
        createRunNow();
}

void TrainingSession::createRunNow() {
    m_opening.reset(); // what was asked for last wins
    m_runUnderWay = true;
    m_runOutdated = false;
    m_requestedText = m_pendingText;
    m_requestedSettings = m_settings;
    endGeneration();
    const bool sameWindow = m_probeIsUsers && m_description && m_text == m_pendingText &&
                            m_description->settings.blockSize == m_settings.blockSize;
    m_probeIsUsers = sameWindow;
    // The engine refuses sizes out of range; the probe must only be harmless until it does.
    const Probe probe =
        sameWindow ? m_probe : defaultProbe(*m_pendingText, qMax<std::int64_t>(1, m_settings.blockSize));
    m_runId = ++m_lastRunId;
    post([id = m_runId, text = m_pendingText, settings = m_settings, probe](
             TrainingWorker &worker) { worker.createRun(id, text, settings, probe); });
}

void TrainingSession::openRun(CheckpointPtr checkpoint, TextDocumentPtr text) {
    m_opening = Opening{std::move(checkpoint), std::move(text)};
    if (m_engineInfo)
        openRunNow();
}

void TrainingSession::openRunNow() {
    Opening &opening = *m_opening;
    opening.runId = ++m_lastRunId;
    const DeviceChoice device = deviceHere(opening.checkpoint->settings.device, *m_engineInfo);
    if (device != opening.checkpoint->settings.device) {
        auto elsewhere = std::make_shared<Checkpoint>(*opening.checkpoint);
        elsewhere->settings.device = device;
        opening.checkpoint = std::move(elsewhere);
    }
    const auto blockSize = opening.checkpoint->settings.blockSize;
    const auto observed =
        typedProbe(*opening.text, opening.text->tokenizer.decode(opening.checkpoint->probe), blockSize);
    Probe probe = observed ? *observed : defaultProbe(*opening.text, blockSize);
    if (observed)
        probe.next.back() = opening.checkpoint->probeNext;
    post([opening, probe](TrainingWorker &worker) {
        worker.openRun(opening.runId, opening.text, *opening.checkpoint, probe);
    });
}

void TrainingSession::requestCheckpoint(quint64 request) {
    post([this, request, id = m_runId, text = m_text](TrainingWorker &worker) {
        const auto checkpoint = worker.takeCheckpoint(id);
        if (checkpoint)
            QMetaObject::invokeMethod(
                this,
                [this, request, checkpoint, text] { emit checkpointAvailable(request, checkpoint, text); },
                Qt::QueuedConnection);
    });
}

std::shared_ptr<Checkpoint> TrainingSession::checkpointNow() {
    std::shared_ptr<Checkpoint> checkpoint;
    QMetaObject::invokeMethod(
        m_worker, [&] { checkpoint = m_worker->takeCheckpoint(m_runId); }, Qt::BlockingQueuedConnection);
    return checkpoint;
}

void TrainingSession::setProbe(Probe probe) {
    if (probe.tokens.empty() || m_text != m_requestedText)
        return; // its token ids belong to a text that is on its way out
    post([id = m_runId, probe = std::move(probe)](TrainingWorker &worker) { worker.setProbe(id, probe); });
}

void TrainingSession::setTraceWanted(bool wanted) {
    post([wanted](TrainingWorker &worker) { worker.setTraceWanted(wanted); });
}

void TrainingSession::generate(GenerationRequest request) {
    if (!m_description || m_runUnderWay || request.prompt.empty())
        return;
    endGeneration();
    m_generating = true;
    post([run = m_runId, id = m_generationId, request = std::move(request)](
             TrainingWorker &worker) { worker.generate(run, id, request); });
}

void TrainingSession::stopGeneration() {
    post([](TrainingWorker &worker) { worker.stopGeneration(); });
}

/// Leaves the text being continued, whose later chunks no longer count.
void TrainingSession::endGeneration() {
    ++m_generationId;
    if (std::exchange(m_generating, false))
        emit generationEnded(true);
}

} // namespace headlight
