// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/engine_loader.h"
#include "app/frame.h"
#include "app/training_worker.h"
#include "model/text/probe.h"
#include "ui/run_phase.h"

#include <QObject>
#include <QThread>

#include <functional>
#include <optional>

namespace headlight {

using CheckpointPtr = std::shared_ptr<const Checkpoint>;

/// One run at a time, seen from the GUI thread: takes intents, keeps what was edited apart from what is
/// active, and hands on the worker's results. Every signal speaks of the present run; results of earlier ones
/// are dropped. The destructor stops and joins the worker within one unit.
class TrainingSession : public QObject {
    Q_OBJECT

public:
    using Phase = RunPhase;

    explicit TrainingSession(EngineFactory factory = loadEngine, QObject *parent = nullptr);
    ~TrainingSession() override;

    Phase phase() const { return m_phase; }
    bool isStarted() const { return m_started; }                  ///< Train or +n since the run was made
    TextDocumentPtr text() const { return m_text; }               ///< of the present run, or null
    TextDocumentPtr pendingText() const { return m_pendingText; } ///< of the next one
    const RunSettings &settings() const { return m_settings; }    ///< as edited
    /// What the present run was made with, `steps` following setSettings(); absent without a run, as text()
    /// is.
    const std::optional<RunDescription> &description() const { return m_description; }
    const std::optional<EngineInfo> &engineInfo() const { return m_engineInfo; }
    const Probe &probe() const { return m_probe; }
    quint64 runId() const { return m_runId; }
    qint64 step() const { return m_step; } ///< of the last frame
    int speed() const { return m_speed; }  ///< steps a second, 0 = full
    bool isGenerating() const { return m_generating; }
    /// The run as it stands, at once: waits for the worker's unit under way. Null without a run.
    std::shared_ptr<Checkpoint> checkpointNow();

public slots:
    /// Opens the engine in the worker's thread; call it once, after the window is painted.
    void start();
    /// At step 0 both apply at once; later they wait for reset(), but for the number of steps.
    void setText(headlight::TextDocumentPtr text);
    void setSettings(headlight::RunSettings settings);
    void setSpeed(int stepsPerSecond);
    void train();
    void pause();
    void advanceSteps(int count);
    /// A new run of the edited text and settings; the same seed gives the very same weights and batches.
    void reset();
    void setProbe(headlight::Probe probe);
    /// The run of `checkpoint` in place of the present one, which stays if this one is refused. `text` is its
    /// text or holds its vocabulary alone.
    void openRun(headlight::CheckpointPtr checkpoint, headlight::TextDocumentPtr text);
    /// Asks for the run as it stands: checkpointAvailable() brings it, unless the run is replaced meanwhile.
    void requestCheckpoint(quint64 request);
    void generate(headlight::GenerationRequest request);
    void stopGeneration();
    /// While training: whether frames carry the whole trace.
    void setTraceWanted(bool wanted);

signals:
    void engineReady(const headlight::EngineInfo &info);
    void phaseChanged(headlight::RunPhase phase);
    void runStarted(const headlight::RunDescription &description, std::optional<double> bigramLoss);
    void probeChanged(const headlight::Probe &probe);
    void beforeAvailable(const headlight::Matrix &before);
    void frameAvailable(const headlight::Frame &frame);
    /// `checkpoint` lacks its text reference: `text` is the text.
    void checkpointAvailable(quint64 request, const std::shared_ptr<headlight::Checkpoint> &checkpoint,
        const headlight::TextDocumentPtr &text);
    void stepsChanged(qint64 steps);
    void speedMeasured(double stepsPerSecond);
    void generationStarted(qint64 step);
    void generationAvailable(const std::vector<headlight::TokenId> &tokens);
    void generationEnded(bool stopped);
    void failed(const headlight::Error &error);

private:
    static void countLive(int change);
    void connectWorker();
    void post(std::function<void(TrainingWorker &)> call);
    void setPhase(Phase phase);
    bool prepareTraining();
    void requestRun();
    void createRunNow();
    void openRunNow();
    void endGeneration();

    void onEngineLoaded(const EngineInfo &info);
    void onEngineMissing(const Error &error);
    void onRunCreated(const RunStart &start);
    void takeOver(const RunStart &start);
    void onOpeningRefused(quint64 runId, const Error &error);
    void onRunRefused(quint64 runId, const Error &error);
    void onStateChanged(quint64 runId, RunState state);
    void onFrame(const Frame &frame);
    void onProbe(quint64 runId, const Probe &probe, const Matrix &before);
    void onSteps(quint64 runId, qint64 steps);
    void onGenerationFailed(quint64 generationId, const Error &error);

    QThread m_thread;
    TrainingWorker *m_worker; ///< lives in m_thread, which deletes it

    Phase m_phase = Phase::LoadingEngine;
    std::optional<EngineInfo> m_engineInfo;
    TextDocumentPtr m_text;
    TextDocumentPtr m_pendingText;
    TextDocumentPtr m_requestedText; ///< of the present run or, while one is being made, of that one
    RunSettings m_requestedSettings; ///< likewise
    RunSettings m_settings;
    std::optional<RunDescription> m_description;
    Probe m_probe;
    bool m_probeIsUsers = false;
    /// A run from a file on its way in place of the present one.
    struct Opening {
        CheckpointPtr checkpoint;
        TextDocumentPtr text;
        quint64 runId = 0; ///< 0 until the worker has been asked
    };
    std::optional<Opening> m_opening;
    quint64 m_runId = 0;
    quint64 m_lastRunId = 0; ///< given to any run so far
    qint64 m_step = 0;
    int m_speed = 0;
    bool m_started = false;
    bool m_runUnderWay = false; ///< a run is being made
    bool m_runOutdated = false; ///< and something was edited meanwhile
    quint64 m_generationId = 0;
    bool m_generating = false;
};

} // namespace headlight
