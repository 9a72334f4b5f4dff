// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/progress.h"
#include "ui/evaluation_log.h"
#include "ui/export_loss_table.h"
#include "ui/export_picture.h"
#include "ui/loss_curve.h"
#include "ui/loss_reference.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;

namespace headlight {

class LossLegend;
class LossPlot;

/// The loss of a run: training and validation estimates, the mini-batch loss, and what they are measured
/// against.
class LossChart : public QWidget {
    Q_OBJECT
public:
    explicit LossChart(QWidget *parent = nullptr);

    /// Empties the chart for a new run.
    void startRun(const LossReference &reference);
    void setSteps(qint64 steps);
    /// How many steps the run has taken; its last mini-batch has a number less.
    void setStep(qint64 step) { m_step = step; }
    void addMiniBatchLosses(const std::vector<LossPoint> &points);
    void addEvaluation(const Evaluation &evaluation);
    /// The step whose loss was not finite, if the run stopped for that.
    void setFailure(std::optional<qint64> step);
    /// While training the chart is redrawn at most five times a second, without antialiasing.
    void setTraining(bool training);
    void clear();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void createExports();
    QString exportTitle() const;
    ExportPicture picture() const;
    void fillPlot(LossPlot &plot) const;
    void setAxisTitles(LossPlot &plot) const;
    std::vector<std::int64_t> gaps() const;
    void forgetRun();
    void retranslate();
    void updateLegend();
    void scheduleRefresh();
    void refresh();
    void setLossRange(LossPlot &plot) const;
    void updateNote();
    void updateReadout();
    void hover(double step, double stepsPerPixel);
    void endHover();
    QString note() const;
    QString readout() const;

    std::optional<LossReference> m_reference;
    qint64 m_step = 0;
    EvaluationLog m_evaluations;
    ExportLossTable m_losses;
    LossCurve m_train;
    LossCurve m_validation;
    LossCurve m_miniBatch;
    std::optional<qint64> m_failure;
    /// What the mouse points at, if anything: an evaluation or a mini-batch.
    std::optional<Evaluation> m_readEvaluation;
    std::optional<LossPoint> m_readBatch;
    bool m_training = false;
    bool m_stale = false;
    QTimer m_refreshTimer;

    LossLegend *m_legend;
    LossPlot *m_plot;
    QLabel *m_readout;
    QLabel *m_note;
};

} // namespace headlight
