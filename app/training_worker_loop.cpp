// SPDX-License-Identifier: GPL-3.0-or-later
// The worker's loop: slices of training, the frames they send, and how they end.
#include "app/guarded.h"
#include "app/training_worker.h"

#include <QThread>

namespace headlight {

namespace {
constexpr qint64 sliceNanoseconds = 5'000'000;
constexpr qint64 millisecond = 1'000'000;
constexpr qint64 rateInterval = 250; // milliseconds
} // namespace

void TrainingWorker::post() {
    if (m_posted)
        return;
    m_posted = true;
    const auto slice = [this] {
        m_posted = false;
        work();
    };
    QMetaObject::invokeMethod(this, slice, Qt::QueuedConnection);
}

void TrainingWorker::work() {
    if (!m_running || QThread::currentThread()->isInterruptionRequested())
        return;
    if (const auto error = guarded([this] { runSlice(); })) {
        stop(RunState::Failed, error);
        return;
    }
    if (m_frameWanted)
        offerFrame();
    if (m_running && !m_stepTimer.isActive())
        post();
}

void TrainingWorker::runSlice() {
    m_stepTimer.stop();
    const qint64 end = m_clock.nsecsElapsed() + sliceNanoseconds;
    do {
        const qint64 wait = m_betweenSteps ? m_pacer.wait(m_clock.nsecsElapsed()) : 0;
        if (wait > 0) {
            m_stepTimer.start(static_cast<int>(wait / millisecond + 1));
            return;
        }
        runUnit();
    } while (
        m_running && m_clock.nsecsElapsed() < end && !QThread::currentThread()->isInterruptionRequested());
}

void TrainingWorker::runUnit() {
    const qint64 started = m_clock.nsecsElapsed();
    const Progress progress = valueOrThrow(m_run->advance());
    const qint64 now = m_clock.nsecsElapsed();
    m_gatherer.add(progress);
    m_frameWanted = true;
    m_betweenSteps = progress.miniBatch.has_value();
    if (progress.miniBatch) {
        m_pacer.stepDone(now);
        m_rate.stepDone(now);
    } else if (progress.toEvaluate > 0 || progress.evaluation) {
        m_rate.evaluatedFor(now - started);
    }
    if (progress.finished || m_run->step() >= m_run->steps())
        stop(RunState::Finished);
    else if (m_stopAt && m_run->step() >= *m_stopAt)
        stop(RunState::Paused);
}

void TrainingWorker::stop(RunState state, std::optional<Error> error) {
    m_running = false;
    m_stepTimer.stop();
    m_stopState = state;
    m_stopError = std::move(error);
    reportStop();
}

/// The last frame goes first, so that nothing moves any more once the new state is known.
void TrainingWorker::reportStop() {
    if (!m_credit.isFree())
        return; // frameTaken() comes back here
    sendFrame();
    const auto error = std::exchange(m_stopError, std::nullopt);
    setState(*std::exchange(m_stopState, std::nullopt));
    if (error)
        emit trainingFailed(m_runId, *error);
}

void TrainingWorker::setState(RunState state) {
    m_state = state;
    emit stateChanged(m_runId, state);
}

void TrainingWorker::frameTaken() {
    m_credit.giveBack();
    if (m_stopState)
        reportStop();
    else if (m_frameWanted)
        offerFrame();
}

/// Sends a frame if one is due, or sees to it that this is called again when one is.
void TrainingWorker::offerFrame() {
    if (!m_run || !m_frameWanted || !m_credit.isFree())
        return;
    const qint64 wait = m_credit.wait(m_clock.elapsed());
    if (wait == 0)
        sendFrame();
    else if (!m_frameTimer.isActive())
        m_frameTimer.start(static_cast<int>(wait));
}

void TrainingWorker::sendFrame() {
    m_frameTimer.stop();
    m_frameWanted = false;
    Frame frame = m_gatherer.take();
    frame.runId = m_runId;
    frame.step = m_run->step();
    const auto error =
        guarded([&] { drawPictures(frame, *m_run, m_probe.tokens, m_traceWanted || !m_running); });
    m_credit.spend(m_clock.elapsed());
    emit frameAvailable(frame);
    if (error && m_running)
        stop(RunState::Failed, error);
    else if (error && !m_stopError)
        emit requestFailed(m_runId, *error);
    const qint64 now = m_clock.elapsed();
    const auto rate = m_rate.stepsPerSecond();
    if (m_running && rate && now - m_rateReported >= rateInterval) {
        m_rateReported = now;
        emit speedMeasured(m_runId, *rate);
    }
}

} // namespace headlight
