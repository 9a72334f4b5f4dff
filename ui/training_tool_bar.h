// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/run_phase.h"

#include <QToolBar>

class QAction;
class QLabel;
class QMenu;
class QProgressBar;
class QToolButton;

namespace headlight {

/// The one toolbar: text, training buttons, progress, language. It owns the training actions, which the Run
/// menu shares.
class TrainingToolBar : public QToolBar {
    Q_OBJECT
public:
    explicit TrainingToolBar(QWidget *parent = nullptr);

    void setTextMenu(QMenu *menu);
    /// The chosen text's name, shown as it is; `pending` marks that it counts only after Reset.
    void setTextName(const QString &name, bool pending);
    void setPhase(RunPhase phase);
    /// Finished steps of all steps, and the batches of an evaluation under way (0 of 0 outside one).
    void setProgress(qint64 step, qint64 steps, qint64 evaluated, qint64 toEvaluate);
    void setSpeed(double stepsPerSecond);
    /// The other language, by its own name, as the language button's text.
    void setOtherLanguage(const QString &ownName);

    QAction *openAction() const { return m_open; }
    QAction *trainAction() const { return m_train; }
    QAction *pauseAction() const { return m_pause; }
    QList<QAction *> stepActions() const { return m_steps; }
    QAction *resetAction() const { return m_reset; }

signals:
    void openRequested();
    void trainRequested();
    void pauseRequested();
    void advanceRequested(int steps);
    void resetRequested();
    void languageSwitchRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void createActions();
    void createProgress();
    void retranslate();
    void updateIcons();
    void updateTextButton();
    void updateProgressText();

    QToolButton *m_textButton;
    QAction *m_open = nullptr;
    QAction *m_train = nullptr;
    QAction *m_pause = nullptr;
    QList<QAction *> m_steps;
    QAction *m_reset = nullptr;
    QProgressBar *m_progress = nullptr;
    QLabel *m_status = nullptr;
    QToolButton *m_language;

    RunPhase m_phase = RunPhase::LoadingEngine;
    QString m_textName;
    bool m_textPending = false;
    qint64 m_step = 0;
    qint64 m_stepsInAll = 0;
    qint64 m_evaluated = 0;
    qint64 m_toEvaluate = 0;
    double m_speed = 0;
};

} // namespace headlight
