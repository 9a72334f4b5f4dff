// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring.h"

#include "app/colours.h"
#include "ui/attention_maps.h"
#include "ui/error_sentences.h"
#include "ui/export_actions.h"
#include "ui/generation_panel.h"
#include "ui/inspector_panel.h"
#include "ui/loss_chart.h"
#include "ui/run_panel.h"
#include "ui/text_menu.h"
#include "ui/training_tool_bar.h"

namespace headlight {

Wiring::Wiring(MainWindow &window, TrainingSession &session, TextOpener &texts, Preferences &preferences,
    Language &language, LeftRuns &left, int keepingInterval)
    : m_window(window)
    , m_session(session)
    , m_texts(texts)
    , m_preferences(preferences)
    , m_language(language)
    , m_runs(window, session, texts, preferences, left, keepingInterval) {
    connectToolBar();
    connectTexts();
    connectRunPanel();
    connectMaps();
    connectLoss();
    connectGeneration();
    connectWindow();
    m_window.runPanel()->setSettings(m_session.settings());
    m_window.runPanel()->setSpeed(m_session.speed());
    m_window.textMenu()->setRecentFiles(m_preferences.recentFiles());
    showPhase(m_session.phase());
}

void Wiring::connectToolBar() {
    const auto *bar = m_window.toolBar();
    connect(bar, &TrainingToolBar::trainRequested, &m_session, &TrainingSession::train);
    connect(bar, &TrainingToolBar::pauseRequested, &m_session, &TrainingSession::pause);
    connect(bar, &TrainingToolBar::advanceRequested, &m_session, &TrainingSession::advanceSteps);
    connect(bar, &TrainingToolBar::resetRequested, &m_runs, &RunFiles::reset);
    connect(&m_session, &TrainingSession::speedMeasured, bar, &TrainingToolBar::setSpeed);
    connect(&m_session, &TrainingSession::phaseChanged, this, &Wiring::showPhase);
    connect(&m_session, &TrainingSession::runStarted, this, &Wiring::showRun);
    connect(&m_session, &TrainingSession::frameAvailable, this, &Wiring::showFrame);
    connect(&m_session, &TrainingSession::failed, this, &Wiring::showFailure);
}

void Wiring::connectRunPanel() {
    const auto *panel = m_window.runPanel();
    connect(panel, &RunPanel::settingsEdited, this, &Wiring::takeSettings);
    connect(panel, &RunPanel::speedEdited, this, [this](int stepsPerSecond) {
        m_session.setSpeed(stepsPerSecond);
        m_preferences.setSpeed(stepsPerSecond);
    });
    connect(&m_session, &TrainingSession::engineReady, this, [this](const EngineInfo &info) {
        m_window.runPanel()->setCudaAvailable(info.cudaAvailable);
        if (m_about)
            m_about->setEngineInfo(info);
    });
    connect(&m_session, &TrainingSession::stepsChanged, this, [this](qint64 steps) {
        m_window.lossChart()->setSteps(steps);
        m_window.toolBar()->setProgress(m_session.step(), steps, 0, 0);
    });
}

void Wiring::connectMaps() {
    const auto *maps = m_window.attentionMaps();
    auto *inspector = m_window.inspectorPanel();
    connect(maps, &AttentionMaps::cellHovered, this, [this, maps, inspector](std::optional<Cell> cell) {
        const bool shownIsPin = !cell || cell == maps->pinned();
        inspector->setCell(shownIsPin ? maps->pinned() : cell, shownIsPin);
    });
    connect(maps, &AttentionMaps::cellPinned, this, [this, inspector](std::optional<Cell> cell) {
        inspector->setCell(cell, cell.has_value());
        if (cell)
            m_window.showInspector();
        updateTraceNeed();
    });
    connect(maps, &AttentionMaps::probeTextEntered, this, &Wiring::enterProbe);
    connect(maps, &AttentionMaps::exampleRequested, this, [this] { enterProbe(chapterExample()); });
    connect(maps, &AttentionMaps::anotherSampleRequested, this, [this] {
        if (const auto text = m_session.text())
            m_session.setProbe(sampleProbe(*text, m_session.description()->settings.blockSize, m_samples));
    });
    connect(maps, &AttentionMaps::defaultProbeRequested, this, [this] {
        if (const auto text = m_session.text())
            m_session.setProbe(defaultProbe(*text, m_session.description()->settings.blockSize));
    });
    connect(&m_session, &TrainingSession::probeChanged, this, &Wiring::showProbe);
    connect(&m_session, &TrainingSession::beforeAvailable, maps, &AttentionMaps::setBefore);
    connect(&m_window, &MainWindow::traceNeedChanged, this, &Wiring::updateTraceNeed);
}

void Wiring::connectLoss() {
    auto *chart = m_window.lossChart();
    connect(&m_session, &TrainingSession::phaseChanged, chart,
        [chart](RunPhase phase) { chart->setTraining(phase == RunPhase::Training); });
}

void Wiring::connectGeneration() {
    auto *panel = m_window.generationPanel();
    connect(panel, &GenerationPanel::generateRequested, this, &Wiring::generate);
    connect(panel, &GenerationPanel::stopRequested, &m_session, &TrainingSession::stopGeneration);
    connect(&m_session, &TrainingSession::generationStarted, this, [this, panel](qint64 step) {
        m_generationSeed = m_requestedSeed; // until now the text shown was the one before
        panel->begin(m_prompt, step, randomDescription());
    });
    connect(&m_session, &TrainingSession::generationAvailable, panel,
        [this, panel](const std::vector<TokenId> &tokens) { panel->appendText(characters(tokens)); });
    connect(&m_session, &TrainingSession::generationEnded, panel, &GenerationPanel::end);
}

QString Wiring::randomDescription() const {
    return m_generationSeed ? tr("seed %1").arg(*m_generationSeed) : tr("a copy of the run's random stream");
}

void Wiring::connectWindow() {
    connect(&m_window, &MainWindow::languageChosen, this, &Wiring::switchLanguage);
    connect(&m_window, &MainWindow::coloursChosen, this, [this](const QString &colours) {
        applyColours(colours);
        m_preferences.setColours(colours);
    });
    const QList<ExportActions *> exports = m_window.findChildren<ExportActions *>();
    for (const ExportActions *actions : exports) {
        connect(actions, &ExportActions::failed, this, [this](const Error &error) {
            m_window.messageBar()->showMessage(
                MessageBar::Kind::Warning, [error] { return errorSentence(error); });
        });
    }
    connect(&m_window, &MainWindow::aboutRequested, this, &Wiring::showAbout);
    connect(&m_window, &MainWindow::closing, this, [this] {
        m_preferences.setWindowGeometry(m_window.saveGeometry());
        m_preferences.setWindowState(m_window.saveState());
    });
}

void Wiring::showAbout() {
    if (!m_about) {
        m_about = new AboutDialog(&m_window);
        if (const auto &info = m_session.engineInfo())
            m_about->setEngineInfo(*info);
    }
    m_about->show();
}

void Wiring::switchLanguage(const QString &code) {
    m_language.install(code);
    m_preferences.setLanguage(code);
    m_window.setLanguage(code);
    showTextState();
    m_window.generationPanel()->setRandomDescription(randomDescription());
    m_window.attentionMaps()->setProbeError(m_probeError ? errorSentence(*m_probeError) : QString());
    m_window.generationPanel()->setError(m_generationError ? errorSentence(*m_generationError) : QString());
}

} // namespace headlight
