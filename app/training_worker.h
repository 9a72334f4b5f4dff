// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/engine_loader.h"
#include "app/frame.h"
#include "app/frame_credit.h"
#include "app/frame_gatherer.h"
#include "app/generation_stream.h"
#include "app/step_pacer.h"
#include "app/step_rate.h"
#include "model/text/probe.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace headlight {

/// What a run is doing, as the worker last reported it.
enum class RunState { Ready, Training, Paused, Finished, Failed };

/// The first facts of a new run.
struct RunStart {
    quint64 runId = 0;
    RunDescription description;
    std::optional<double> bigramLoss; ///< nats, see bigramValidationLoss()
    Probe probe;
    Matrix before;   ///< (T, T) weights of the probe at the beginning
    qint64 step = 0; ///< more than 0 for a run that was put away
    RunState state = RunState::Ready;
};

/// Owns the engine and the run; lives in the session's thread. Trains in slices of a few milliseconds and
/// posts itself again, so that every other call runs between two units: no mutex and no half-finished state.
/// Calls that name a run id other than the present run's do nothing.
class TrainingWorker : public QObject {
    Q_OBJECT

public:
    explicit TrainingWorker(EngineFactory factory);

    void loadEngine();
    void createRun(
        quint64 runId, const TextDocumentPtr &text, const RunSettings &settings, const Probe &probe);
    /// The run of `checkpoint` in place of the present one, which stays as it is if this one is refused.
    void openRun(
        quint64 runId, const TextDocumentPtr &text, const Checkpoint &checkpoint, const Probe &probe);
    /// The present run as it stands, without its text; null and requestFailed() when it cannot be had.
    std::shared_ptr<Checkpoint> takeCheckpoint(quint64 runId);
    void train(quint64 runId) { begin(runId, std::nullopt); }
    /// `count` more steps and then a pause; nothing while training without end.
    void advanceSteps(quint64 runId, int count);
    void pause(quint64 runId);
    void setSteps(quint64 runId, qint64 steps);
    void setSpeed(int stepsPerSecond);
    void setProbe(quint64 runId, const Probe &probe);
    void setTraceWanted(bool wanted);
    void generate(quint64 runId, quint64 generationId, const GenerationRequest &request);
    void stopGeneration() { m_stream.stop(); }
    /// The session's slot for the last frame has run.
    void frameTaken();

signals:
    void engineLoaded(const headlight::EngineInfo &info);
    void engineMissing(const headlight::Error &error);
    void runCreated(const headlight::RunStart &start);
    void runRefused(quint64 runId, const headlight::Error &error);
    void openingRefused(quint64 runId, const headlight::Error &error);
    void stateChanged(quint64 runId, headlight::RunState state);
    void trainingFailed(quint64 runId, const headlight::Error &error);
    /// Something else could not be done; the run goes on as it was.
    void requestFailed(quint64 runId, const headlight::Error &error);
    void frameAvailable(const headlight::Frame &frame);
    void probeAvailable(quint64 runId, const headlight::Probe &probe, const headlight::Matrix &before);
    void stepsChanged(quint64 runId, qint64 steps);
    void speedMeasured(quint64 runId, double stepsPerSecond);
    void generationStarted(quint64 generationId, qint64 step);
    void generationAvailable(quint64 generationId, const std::vector<headlight::TokenId> &tokens);
    void generationEnded(quint64 generationId, bool stopped);
    void generationFailed(quint64 generationId, const headlight::Error &error);

private:
    void leaveRun();
    void describe(RunStart &start, const TrainingRun &run, const TextDocumentPtr &text);
    void present(const RunStart &start);
    bool isPresent(quint64 runId) const { return m_run && runId == m_runId; }
    void begin(quint64 runId, std::optional<qint64> stopAt);
    void stop(RunState state, std::optional<Error> error = std::nullopt);
    void reportStop();
    void setState(RunState state);
    void post();
    void work();
    void runSlice();
    void runUnit();
    void offerFrame();
    void sendFrame();
    std::optional<double> bigramLossOf(const TextDocumentPtr &text);

    EngineFactory m_factory;
    std::unique_ptr<Engine> m_engine;
    std::unique_ptr<TrainingRun> m_run; // after m_engine, which must outlive it
    GenerationStream m_stream{this};
    quint64 m_runId = 0;
    Probe m_probe;

    RunState m_state = RunState::Ready;
    bool m_running = false;              ///< the slices go on
    bool m_posted = false;               ///< a slice is in the event queue
    std::optional<qint64> m_stopAt;      ///< the step at which +n pauses
    std::optional<RunState> m_stopState; ///< how training ended, until its last frame is sent
    std::optional<Error> m_stopError;

    QElapsedTimer m_clock;
    StepPacer m_pacer;
    bool m_betweenSteps = true;
    QTimer m_stepTimer{this};
    StepRate m_rate;
    qint64 m_rateReported = 0; ///< milliseconds of m_clock

    FrameCredit m_credit;
    FrameGatherer m_gatherer;
    QTimer m_frameTimer{this};
    bool m_frameWanted = false; ///< something has changed since the last frame
    bool m_traceWanted = false;

    TextDocumentPtr m_bigramText; ///< the text m_bigramLoss belongs to
    std::optional<double> m_bigramLoss;
};

} // namespace headlight
