// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window.h"

#include "ui/attention_maps.h"
#include "ui/checks_panel.h"
#include "ui/file_dialogs.h"
#include "ui/generation_panel.h"
#include "ui/inspector_panel.h"
#include "ui/kept_runs_menu.h"
#include "ui/loss_chart.h"
#include "ui/message_bar.h"
#include "ui/reading_progress.h"
#include "ui/run_panel.h"
#include "ui/switch_banner.h"
#include "ui/text_menu.h"
#include "ui/training_tool_bar.h"

#include <QActionGroup>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace headlight {

namespace {

constexpr int leftWidth = 270;
constexpr int rightWidth = 444;

QString firstLocalFile(const QMimeData *data) {
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 ? urls.first().toLocalFile() : QString();
}

} // namespace

MainWindow::MainWindow(QWidget *parent)
    : QMainWindow(parent)
    , m_toolBar(new TrainingToolBar)
    , m_textMenu(new TextMenu(this))
    , m_keptRunsMenu(new KeptRunsMenu(this))
    , m_messageBar(new MessageBar)
    , m_readingProgress(new ReadingProgressBar)
    , m_switchBanner(new SwitchBanner) {
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    createBars();
    createDocks();
    createMenus();
    retranslate();
    resize(1366, 690);
    resetLayout();
}

void MainWindow::createBars() {
    addToolBar(m_toolBar);
    m_toolBar->setTextMenu(m_textMenu);
    connect(m_toolBar, &TrainingToolBar::openRequested, this, &MainWindow::chooseFile);
    connect(m_textMenu, &TextMenu::openRequested, this, &MainWindow::chooseFile);
    connect(m_textMenu, &TextMenu::recentFileChosen, this, &MainWindow::fileChosen);
    connect(m_toolBar, &TrainingToolBar::languageSwitchRequested, this, &MainWindow::switchLanguage);

    auto *centre = new QWidget;
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->setSpacing(2);
    layout->addWidget(m_readingProgress);
    layout->addWidget(m_messageBar);
    layout->addWidget(m_switchBanner);
    setCentralWidget(centre);
}

void MainWindow::createDocks() {
    setDockNestingEnabled(true);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setCorner(Qt::TopLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_runDock = createDock("runDock", Qt::LeftDockWidgetArea);
    m_inspectorDock = createDock("inspectorDock", Qt::LeftDockWidgetArea);
    m_checksDock = createDock("checksDock", Qt::LeftDockWidgetArea);
    m_lossDock = createDock("lossDock", Qt::RightDockWidgetArea);
    m_generationDock = createDock("generationDock", Qt::RightDockWidgetArea);
}

QDockWidget *MainWindow::createDock(const char *name, Qt::DockWidgetArea area) {
    auto *dock = new QDockWidget(this);
    dock->setObjectName(QLatin1String(name));
    addDockWidget(area, dock);
    return dock;
}

bool MainWindow::addNextPanel() {
    using AddPanel = void (MainWindow::*)();
    // In the order of what is seen: the last two are behind the Run panel.
    constexpr AddPanel panels[] = {&MainWindow::addMaps, &MainWindow::addRunPanel, &MainWindow::addLossChart,
        &MainWindow::addGenerationPanel, &MainWindow::addInspectorPanel, &MainWindow::addChecksPanel};
    if (m_panelsAdded == std::size(panels))
        return false;
    (this->*panels[m_panelsAdded++])();
    // A file may be dropped anywhere: no part of the window keeps it for itself.
    const QList<QWidget *> parts = findChildren<QWidget *>();
    for (QWidget *part : parts)
        part->setAcceptDrops(false);
    return m_panelsAdded < std::size(panels);
}

void MainWindow::addPanels() {
    while (addNextPanel()) {
    }
}

void MainWindow::addMaps() {
    m_maps = new AttentionMaps;
    static_cast<QVBoxLayout *>(centralWidget()->layout())->addWidget(m_maps, 1);
}

void MainWindow::addRunPanel() {
    m_runPanel = new RunPanel;
    auto *scroll = new QScrollArea;
    scroll->setWidget(m_runPanel);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_runDock->setWidget(scroll);
}

void MainWindow::addLossChart() {
    m_lossChart = new LossChart;
    m_lossDock->setWidget(m_lossChart);
}

void MainWindow::addGenerationPanel() {
    m_generationPanel = new GenerationPanel;
    m_generationDock->setWidget(m_generationPanel);
    connect(m_generateAction, &QAction::triggered, m_generationPanel, &GenerationPanel::generate);
}

void MainWindow::addInspectorPanel() {
    m_inspectorPanel = new InspectorPanel;
    addLazyPanel(m_inspectorDock, m_inspectorPanel);
}

void MainWindow::addChecksPanel() {
    m_checksPanel = new ChecksPanel;
    addLazyPanel(m_checksDock, m_checksPanel);
}

void MainWindow::addLazyPanel(QDockWidget *dock, LazyPanel *panel) {
    dock->setWidget(panel);
    connect(dock, &QDockWidget::visibilityChanged, this, [this, panel](bool visible) {
        if (visible)
            panel->catchUp();
        emit traceNeedChanged(needsTrace());
    });
}

void MainWindow::resetLayout() {
    for (QDockWidget *dock : {m_runDock, m_inspectorDock, m_checksDock, m_lossDock, m_generationDock}) {
        removeDockWidget(dock);
        dock->setFloating(false);
    }
    addDockWidget(Qt::LeftDockWidgetArea, m_runDock);
    tabifyDockWidget(m_runDock, m_inspectorDock);
    tabifyDockWidget(m_inspectorDock, m_checksDock);
    addDockWidget(Qt::RightDockWidgetArea, m_lossDock);
    splitDockWidget(m_lossDock, m_generationDock, Qt::Vertical);
    for (QDockWidget *dock : {m_runDock, m_inspectorDock, m_checksDock, m_lossDock, m_generationDock})
        dock->show();
    m_runDock->raise();
    resizeDocks({m_runDock, m_lossDock}, {leftWidth, rightWidth}, Qt::Horizontal);
    resizeDocks({m_lossDock, m_generationDock}, {300, 340}, Qt::Vertical);
}

void MainWindow::setPhase(RunPhase phase) {
    m_toolBar->setPhase(phase);
    m_generateAction->setEnabled(phase >= RunPhase::Ready);
}

void MainWindow::setLanguages(const QList<QPair<QString, QString>> &codesAndNames, const QString &current) {
    for (const auto &[code, name] : codesAndNames) {
        QAction *action = m_languageMenu->addAction(name);
        action->setCheckable(true);
        action->setData(code);
        m_languageActions->addAction(action);
    }
    setLanguage(current);
}

void MainWindow::setLanguage(const QString &code) {
    const QList<QAction *> actions = m_languageActions->actions();
    for (QAction *action : actions) {
        const bool isCurrent = action->data().toString() == code;
        action->setChecked(isCurrent);
        if (!isCurrent)
            m_toolBar->setOtherLanguage(action->text());
    }
}

void MainWindow::setColours(const QString &colours) {
    const QList<QAction *> actions = m_colourActions->actions();
    for (QAction *action : actions)
        action->setChecked(action->data().toString() == colours);
}

void MainWindow::setTextName(const QString &name, bool pending) {
    m_toolBar->setTextName(name, pending);
    m_textName = name;
    updateTitle();
}

void MainWindow::showInspector() {
    m_inspectorDock->show();
    m_inspectorDock->raise();
}

bool MainWindow::needsTrace() const {
    const LazyPanel *panels[] = {m_inspectorPanel, m_checksPanel};
    return std::any_of(std::begin(panels), std::end(panels),
        [](const LazyPanel *panel) { return panel && panel->isInSight(); });
}

void MainWindow::chooseFile() {
    const QString path = askForTextOrRun(this);
    if (!path.isEmpty())
        emit fileChosen(path);
}

void MainWindow::setRunPresent(bool present) {
    for (QAction *action : {m_saveAction, m_saveAsAction, m_exportAction})
        action->setEnabled(present);
}

bool MainWindow::savesText() const {
    return m_saveTextAction->isChecked();
}

void MainWindow::setSavesText(bool saves) {
    m_saveTextAction->setChecked(saves);
}

void MainWindow::switchLanguage() {
    const QList<QAction *> actions = m_languageActions->actions();
    for (const QAction *action : actions) {
        if (!action->isChecked()) {
            emit languageChosen(action->data().toString());
            return;
        }
    }
}

void MainWindow::changeEvent(QEvent *event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MainWindow::closeEvent(QCloseEvent *event) {
    emit closing();
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event) {
    if (!firstLocalFile(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event) {
    const QString path = firstLocalFile(event->mimeData());
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    emit fileChosen(path);
}

void MainWindow::updateTitle() {
    // Qt would take [*] for the mark of a changed document.
    QString name = m_textName;
    name.replace(QLatin1String("[*]"), QLatin1String("[*][*]"));
    setWindowTitle(name.isEmpty() ? tr("Headlight") : tr("%1 – Headlight").arg(name));
}

} // namespace headlight
