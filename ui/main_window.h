// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/run_phase.h"

#include <QMainWindow>

#include <cstddef>

class QActionGroup;
class QDockWidget;

namespace headlight {

class AttentionMaps;
class ChecksPanel;
class GenerationPanel;
class InspectorPanel;
class LossChart;
class MessageBar;
class ReadingProgressBar;
class KeptRunsMenu;
class LazyPanel;
class RunPanel;
class SwitchBanner;
class TextMenu;
class TrainingToolBar;

/// The window: the maps in the middle, every other panel a dock around them.
/// It knows how its parts are arranged; what they show comes from app/wiring.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// The frame alone, so that it is soon seen: menus, bars and docks without their panels.
    explicit MainWindow(QWidget *parent = nullptr);

    /// Puts the next panel into the frame; false once all of them are there.
    bool addNextPanel();
    void addPanels();

    TrainingToolBar *toolBar() const { return m_toolBar; }
    TextMenu *textMenu() const { return m_textMenu; }
    KeptRunsMenu *keptRunsMenu() const { return m_keptRunsMenu; }
    MessageBar *messageBar() const { return m_messageBar; }
    SwitchBanner *switchBanner() const { return m_switchBanner; }
    ReadingProgressBar *readingProgress() const { return m_readingProgress; }

    // the panels: null until they have been added
    AttentionMaps *attentionMaps() const { return m_maps; }
    RunPanel *runPanel() const { return m_runPanel; }
    InspectorPanel *inspectorPanel() const { return m_inspectorPanel; }
    ChecksPanel *checksPanel() const { return m_checksPanel; }
    LossChart *lossChart() const { return m_lossChart; }
    GenerationPanel *generationPanel() const { return m_generationPanel; }

    void setPhase(RunPhase phase);
    /// Languages by code and their own names, once; the current one is checked in the menu.
    void setLanguages(const QList<QPair<QString, QString>> &codesAndNames, const QString &current);
    void setLanguage(const QString &code);
    /// "system", "light" or "dark", checked in the View menu.
    void setColours(const QString &colours);
    void setTextName(const QString &name, bool pending);
    /// Raises the Inspector when a cell is pinned.
    void showInspector();
    /// True while a panel that needs every intermediate is in sight.
    bool needsTrace() const;
    /// The arrangement of the first start.
    void resetLayout();

    /// What can be done with the present run: nothing without one.
    void setRunPresent(bool present);
    /// Whether saved runs carry their text, as checked in the File menu.
    bool savesText() const;
    void setSavesText(bool saves);

signals:
    /// A text or a file of weights.
    void fileChosen(const QString &path);
    void saveRunRequested();
    void saveRunAsRequested();
    void exportWeightsRequested();
    void savesTextChanged(bool saves);
    void languageChosen(const QString &code);
    void coloursChosen(const QString &colours);
    void aboutRequested();
    void traceNeedChanged(bool needed);
    void closing();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void createBars();
    void createDocks();
    void createMenus();
    void createViewMenu();
    QDockWidget *createDock(const char *name, Qt::DockWidgetArea area);
    void createFileMenu();
    void addMaps();
    void addRunPanel();
    void addLossChart();
    void addGenerationPanel();
    void addInspectorPanel();
    void addChecksPanel();
    void addLazyPanel(QDockWidget *dock, LazyPanel *panel);
    void chooseFile();
    void switchLanguage();
    void retranslate();
    void updateTitle();

    TrainingToolBar *m_toolBar;
    TextMenu *m_textMenu;
    KeptRunsMenu *m_keptRunsMenu;
    MessageBar *m_messageBar;
    ReadingProgressBar *m_readingProgress;
    SwitchBanner *m_switchBanner;

    std::size_t m_panelsAdded = 0;
    AttentionMaps *m_maps = nullptr;
    RunPanel *m_runPanel = nullptr;
    InspectorPanel *m_inspectorPanel = nullptr;
    ChecksPanel *m_checksPanel = nullptr;
    LossChart *m_lossChart = nullptr;
    GenerationPanel *m_generationPanel = nullptr;

    QDockWidget *m_runDock = nullptr;
    QDockWidget *m_inspectorDock = nullptr;
    QDockWidget *m_checksDock = nullptr;
    QDockWidget *m_lossDock = nullptr;
    QDockWidget *m_generationDock = nullptr;

    QMenu *m_fileMenu = nullptr;
    QMenu *m_runMenu = nullptr;
    QMenu *m_viewMenu = nullptr;
    QMenu *m_coloursMenu = nullptr;
    QMenu *m_languageMenu = nullptr;
    QMenu *m_helpMenu = nullptr;
    QAction *m_saveAction = nullptr;
    QAction *m_saveAsAction = nullptr;
    QAction *m_saveTextAction = nullptr;
    QAction *m_exportAction = nullptr;
    QAction *m_quitAction = nullptr;
    QAction *m_generateAction = nullptr;
    QAction *m_resetLayoutAction = nullptr;
    QAction *m_aboutAction = nullptr;
    QActionGroup *m_colourActions = nullptr;
    QActionGroup *m_languageActions = nullptr;
    QString m_textName;
};

} // namespace headlight
