// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of MainWindow and every text that a language switch changes.
#include "ui/main_window.h"

#include "ui/kept_runs_menu.h"
#include "ui/text_menu.h"
#include "ui/training_tool_bar.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QMenuBar>

namespace headlight {

void MainWindow::createFileMenu() {
    m_fileMenu = menuBar()->addMenu(QString());
    m_fileMenu->addAction(m_toolBar->openAction());
    m_fileMenu->addMenu(m_textMenu);
    m_fileMenu->addMenu(m_keptRunsMenu);
    m_fileMenu->addSeparator();
    m_saveAction = m_fileMenu->addAction(QString(), this, &MainWindow::saveRunRequested);
    m_saveAction->setObjectName(QStringLiteral("saveRunAction"));
    m_saveAction->setShortcut(QKeySequence::Save);
    m_saveAsAction = m_fileMenu->addAction(QString(), this, &MainWindow::saveRunAsRequested);
    m_saveAsAction->setObjectName(QStringLiteral("saveRunAsAction"));
    m_saveAsAction->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    m_saveTextAction = m_fileMenu->addAction(QString());
    m_saveTextAction->setObjectName(QStringLiteral("saveTextAction"));
    m_saveTextAction->setCheckable(true);
    connect(m_saveTextAction, &QAction::toggled, this, &MainWindow::savesTextChanged);
    m_exportAction = m_fileMenu->addAction(QString(), this, &MainWindow::exportWeightsRequested);
    m_exportAction->setObjectName(QStringLiteral("exportWeightsAction"));
    m_fileMenu->addSeparator();
    m_quitAction = m_fileMenu->addAction(QString(), this, &QWidget::close);
    m_quitAction->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
    setRunPresent(false);
}

void MainWindow::createMenus() {
    createFileMenu();

    m_runMenu = menuBar()->addMenu(QString());
    m_runMenu->addActions({m_toolBar->trainAction(), m_toolBar->pauseAction()});
    m_runMenu->addActions(m_toolBar->stepActions());
    m_runMenu->addAction(m_toolBar->resetAction());
    m_runMenu->addSeparator();
    m_generateAction = m_runMenu->addAction(QString());
    m_generateAction->setObjectName(QStringLiteral("generateAction"));
    m_generateAction->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_G));

    createViewMenu();

    m_helpMenu = menuBar()->addMenu(QString());
    m_aboutAction = m_helpMenu->addAction(QString(), this, &MainWindow::aboutRequested);
}

void MainWindow::createViewMenu() {
    m_viewMenu = menuBar()->addMenu(QString());
    for (QDockWidget *dock : {m_runDock, m_inspectorDock, m_checksDock, m_lossDock, m_generationDock})
        m_viewMenu->addAction(dock->toggleViewAction());
    m_viewMenu->addSeparator();
    m_resetLayoutAction = m_viewMenu->addAction(QString(), this, &MainWindow::resetLayout);
    m_resetLayoutAction->setObjectName(QStringLiteral("resetLayoutAction"));
    m_viewMenu->addSeparator();

    m_coloursMenu = m_viewMenu->addMenu(QString());
    m_colourActions = new QActionGroup(this);
    for (const char *colours : {"system", "light", "dark"}) {
        QAction *action = m_coloursMenu->addAction(QString());
        action->setCheckable(true);
        action->setData(QLatin1String(colours));
        m_colourActions->addAction(action);
    }
    connect(m_colourActions, &QActionGroup::triggered, this,
        [this](const QAction *action) { emit coloursChosen(action->data().toString()); });

    m_languageMenu = m_viewMenu->addMenu(QString());
    m_languageActions = new QActionGroup(this);
    connect(m_languageActions, &QActionGroup::triggered, this,
        [this](const QAction *action) { emit languageChosen(action->data().toString()); });
}

void MainWindow::retranslate() {
    updateTitle();
    m_fileMenu->setTitle(tr("&File"));
    m_runMenu->setTitle(tr("&Run"));
    m_viewMenu->setTitle(tr("&View"));
    m_helpMenu->setTitle(tr("&Help"));
    m_saveAction->setText(tr("Save run"));
    m_saveAsAction->setText(tr("Save run as…"));
    m_saveTextAction->setText(tr("Put the text into saved runs"));
    m_exportAction->setText(tr("Export weights for PyTorch…"));
    m_quitAction->setText(tr("Quit"));
    m_generateAction->setText(tr("Generate"));
    m_resetLayoutAction->setText(tr("Reset layout"));
    m_aboutAction->setText(tr("About Headlight"));
    m_coloursMenu->setTitle(tr("Colours"));
    const QString colourNames[] = {tr("As the system"), tr("Light"), tr("Dark")};
    const QList<QAction *> actions = m_colourActions->actions();
    for (int i = 0; i < actions.size(); ++i)
        actions[i]->setText(colourNames[i]);
    m_languageMenu->setTitle(tr("Language / 언어"));
    m_runDock->setWindowTitle(tr("Run"));
    m_inspectorDock->setWindowTitle(tr("Inspector"));
    m_checksDock->setWindowTitle(tr("Shapes and checks"));
    m_lossDock->setWindowTitle(tr("Loss"));
    m_generationDock->setWindowTitle(tr("Generate"));
}

} // namespace headlight
