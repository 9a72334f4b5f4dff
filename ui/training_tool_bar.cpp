// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training_tool_bar.h"

#include "ui/icons.h"

#include <QAction>
#include <QEvent>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QToolButton>

#include <cmath>

namespace headlight {

namespace {

constexpr int stepCounts[] = {1, 10, 100};

QString withShortcut(const QString &text, const QAction *action) {
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    return keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys);
}

} // namespace

TrainingToolBar::TrainingToolBar(QWidget *parent)
    : QToolBar(parent)
    , m_textButton(new QToolButton)
    , m_language(new QToolButton) {
    setObjectName(QStringLiteral("trainingToolBar"));
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setIconSize(QSize(18, 18));
    m_textButton->setObjectName(QStringLiteral("textButton"));
    m_textButton->setPopupMode(QToolButton::InstantPopup);
    m_textButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_textButton->setMaximumWidth(260);
    addWidget(m_textButton);
    createActions();
    createProgress();
    m_language->setObjectName(QStringLiteral("languageButton"));
    m_language->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_language, &QToolButton::clicked, this, &TrainingToolBar::languageSwitchRequested);
    addWidget(m_language);
    updateIcons();
    retranslate();
    setPhase(m_phase);
}

void TrainingToolBar::createActions() {
    const auto create = [this](const char *name, const QKeySequence &shortcut) {
        QAction *action = addAction(QString());
        action->setObjectName(QLatin1String(name));
        action->setShortcut(shortcut);
        widgetForAction(action)->setObjectName(
            QLatin1String(name).toString().replace(QLatin1String("Action"), QLatin1String("Button")));
        return action;
    };
    m_open = create("openAction", QKeySequence::Open);
    connect(m_open, &QAction::triggered, this, &TrainingToolBar::openRequested);
    addSeparator();
    m_train = create("trainAction", Qt::Key_F5);
    connect(m_train, &QAction::triggered, this, &TrainingToolBar::trainRequested);
    m_pause = create("pauseAction", Qt::Key_F6);
    connect(m_pause, &QAction::triggered, this, &TrainingToolBar::pauseRequested);
    const QKeySequence keys[] = {Qt::Key_F7, Qt::Key_F8, Qt::Key_F9};
    for (int i = 0; i < 3; ++i) {
        QAction *step = create("stepAction", keys[i]);
        step->setObjectName(QStringLiteral("step%1Action").arg(stepCounts[i]));
        widgetForAction(step)->setObjectName(QStringLiteral("step%1Button").arg(stepCounts[i]));
        connect(step, &QAction::triggered, this, [this, i] { emit advanceRequested(stepCounts[i]); });
        m_steps.append(step);
    }
    m_reset = create("resetAction", QKeySequence(Qt::CTRL | Qt::Key_R));
    connect(m_reset, &QAction::triggered, this, &TrainingToolBar::resetRequested);
    addSeparator();
}

void TrainingToolBar::createProgress() {
    auto *holder = new QWidget;
    auto *layout = new QHBoxLayout(holder);
    layout->setContentsMargins(6, 0, 6, 0);
    m_progress = new QProgressBar;
    m_progress->setObjectName(QStringLiteral("runProgress"));
    m_progress->setTextVisible(false);
    m_progress->setMinimumWidth(60);
    m_progress->setMaximumWidth(220);
    m_status = new QLabel;
    m_status->setObjectName(QStringLiteral("runStatus"));
    m_status->setTextFormat(Qt::PlainText);
    layout->addWidget(m_progress, 1);
    layout->addWidget(m_status, 3);
    holder->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(holder);
}

void TrainingToolBar::setTextMenu(QMenu *menu) {
    m_textButton->setMenu(menu);
}

void TrainingToolBar::setTextName(const QString &name, bool pending) {
    m_textName = name;
    m_textPending = pending;
    updateTextButton();
}

void TrainingToolBar::setPhase(RunPhase phase) {
    m_phase = phase;
    const bool stopped = phase == RunPhase::Ready || phase == RunPhase::Paused;
    m_train->setEnabled(stopped);
    m_pause->setEnabled(phase == RunPhase::Training);
    for (QAction *step : m_steps)
        step->setEnabled(stopped);
    m_reset->setEnabled(
        stopped || phase == RunPhase::Training || phase == RunPhase::Finished || phase == RunPhase::Failed);
    retranslate();
}

void TrainingToolBar::setProgress(qint64 step, qint64 steps, qint64 evaluated, qint64 toEvaluate) {
    m_step = step;
    m_stepsInAll = steps;
    m_evaluated = evaluated;
    m_toEvaluate = toEvaluate;
    // The bar counts in thousandths: a run may have more steps than an int holds.
    m_progress->setRange(0, 1000);
    m_progress->setValue(steps > 0 ? static_cast<int>(1000 * step / steps) : 0);
    updateProgressText();
}

void TrainingToolBar::setSpeed(double stepsPerSecond) {
    m_speed = stepsPerSecond;
    updateProgressText();
}

void TrainingToolBar::setOtherLanguage(const QString &ownName) {
    m_language->setText(ownName);
}

void TrainingToolBar::changeEvent(QEvent *event) {
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        updateIcons();
}

void TrainingToolBar::retranslate() {
    setWindowTitle(tr("Toolbar"));
    m_open->setText(tr("Open…"));
    m_open->setToolTip(withShortcut(tr("Open a text file"), m_open));
    m_train->setText(m_phase == RunPhase::Paused ? tr("Resume") : tr("Train"));
    QString why = tr("Train the model on the text");
    if (m_phase == RunPhase::Finished)
        why = tr("All steps are done: set more steps in the Run panel, or Reset");
    else if (m_phase == RunPhase::Failed)
        why = tr("The loss was no longer finite: lower the learning rate, then Reset");
    m_train->setToolTip(withShortcut(why, m_train));
    m_pause->setText(tr("Pause"));
    m_pause->setToolTip(withShortcut(tr("Pause training"), m_pause));
    for (int i = 0; i < m_steps.size(); ++i) {
        m_steps[i]->setText(QStringLiteral("+%1").arg(stepCounts[i]));
        m_steps[i]->setToolTip(
            withShortcut(tr("Train %n step(s), then pause", nullptr, stepCounts[i]), m_steps[i]));
    }
    m_reset->setText(tr("Reset"));
    m_reset->setToolTip(withShortcut(tr("Back to the very same untrained model"), m_reset));
    m_language->setToolTip(tr("Switch the language"));
    updateTextButton();
    updateProgressText();
}

void TrainingToolBar::updateIcons() {
    m_open->setIcon(themedIcon(QStringLiteral("open"), palette()));
    m_train->setIcon(themedIcon(QStringLiteral("train"), palette()));
    m_pause->setIcon(themedIcon(QStringLiteral("pause"), palette()));
    m_reset->setIcon(themedIcon(QStringLiteral("reset"), palette()));
    m_language->setIcon(themedIcon(QStringLiteral("language"), palette()));
    for (QAction *step : m_steps)
        step->setIcon(QIcon());
}

void TrainingToolBar::updateTextButton() {
    const QString name = m_textName.isEmpty() ? tr("Text") : m_textName;
    const QString shown = m_textPending ? tr("%1 (after Reset)").arg(name) : name;
    const int room = m_textButton->maximumWidth() - 36;
    QString elided = m_textButton->fontMetrics().elidedText(shown, Qt::ElideMiddle, room);
    m_textButton->setText(elided.replace(QLatin1Char('&'), QLatin1String("&&")));
    m_textButton->setToolTip(tr("The text to train on: %1").arg(shown.toHtmlEscaped()));
}

void TrainingToolBar::updateProgressText() {
    if (m_phase == RunPhase::LoadingEngine) {
        m_status->setText(tr("loading LibTorch…"));
        return;
    }
    if (m_stepsInAll <= 0) {
        m_status->setText(QString());
        return;
    }
    QString text = tr("step %1 / %2").arg(QString::number(m_step), QString::number(m_stepsInAll));
    if (m_phase == RunPhase::Paused)
        text = tr("%1 · paused").arg(text);
    else if (m_toEvaluate > 0)
        text = tr("%1 · evaluating %2 / %3")
                   .arg(text, QString::number(m_evaluated), QString::number(m_toEvaluate));
    else if (m_phase == RunPhase::Training && m_speed > 0)
        text =
            tr("%1 · %2 steps/s · %3 s left")
                .arg(text, QString::number(m_speed, 'f', m_speed < 10 ? 1 : 0),
                    QString::number(std::ceil(static_cast<double>(m_stepsInAll - m_step) / m_speed), 'f', 0));
    else if (m_phase == RunPhase::Finished)
        text = tr("%1 · finished").arg(text);
    else if (m_phase == RunPhase::Failed)
        text = tr("%1 · stopped").arg(text);
    m_status->setText(text);
}

} // namespace headlight
