// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/loss_chart.h"

#include "ui/loss_legend.h"
#include "ui/loss_plot.h"
#include "ui/loss_text.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr int refreshInterval = 200; // milliseconds
// How near the mouse must be, in pixels, for an evaluation to be read rather than a mini-batch.
constexpr double evaluationReach = 7;

} // namespace

LossChart::LossChart(QWidget *parent)
    : QWidget(parent)
    , m_legend(new LossLegend)
    , m_plot(new LossPlot)
    , m_readout(new QLabel)
    , m_note(new QLabel) {
    setObjectName(QStringLiteral("lossChart"));
    m_readout->setObjectName(QStringLiteral("lossReadout"));
    m_note->setObjectName(QStringLiteral("lossNote"));
    m_note->setWordWrap(true);
    for (QLabel *label : {m_readout, m_note})
        label->setTextFormat(Qt::PlainText);
    m_readout->setMinimumWidth(1); // a long reading must not widen the dock
    QFont small = m_readout->font();
    small.setPointSizeF(0.9 * small.pointSizeF());
    m_readout->setFont(small);
    m_legend->setFont(small);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(3);
    layout->addWidget(m_legend);
    layout->addWidget(m_plot, 1);
    layout->addWidget(m_readout);
    layout->addWidget(m_note);
    m_refreshTimer.setSingleShot(true);
    m_refreshTimer.setInterval(refreshInterval);
    connect(&m_refreshTimer, &QTimer::timeout, this, &LossChart::refresh);
    connect(m_plot, &LossPlot::hovered, this, &LossChart::hover);
    connect(m_plot, &LossPlot::hoverEnded, this, &LossChart::endHover);
    createExports();
    retranslate();
    refresh();
}

void LossChart::startRun(const LossReference &reference) {
    forgetRun();
    m_reference = reference;
    retranslate();
    refresh();
}

void LossChart::setSteps(qint64 steps) {
    if (!m_reference)
        return;
    m_reference->steps = steps;
    refresh();
}

void LossChart::addMiniBatchLosses(const std::vector<LossPoint> &points) {
    for (const LossPoint &point : points)
        m_miniBatch.add(point.step, point.loss);
    m_losses.addMiniBatches(points);
    if (!points.empty())
        scheduleRefresh();
}

void LossChart::addEvaluation(const Evaluation &evaluation) {
    m_evaluations.add(evaluation);
    m_losses.addEvaluation(evaluation);
    m_train.add(evaluation.step, evaluation.train);
    if (evaluation.validation && m_reference && !m_reference->hasValidation.has_value()) {
        m_reference->hasValidation = true;
        updateLegend();
    }
    if (evaluation.validation)
        m_validation.add(evaluation.step, *evaluation.validation);
    scheduleRefresh();
}

void LossChart::setFailure(std::optional<qint64> step) {
    m_failure = step;
    refresh();
}

void LossChart::setTraining(bool training) {
    m_training = training;
    m_plot->setSmooth(!training);
    if (!training) {
        m_refreshTimer.stop();
        refresh();
    }
}

void LossChart::clear() {
    forgetRun();
    refresh();
}

void LossChart::forgetRun() {
    m_reference.reset();
    m_step = 0;
    m_train.clear();
    m_validation.clear();
    m_miniBatch.clear();
    m_failure.reset();
    m_evaluations.clear();
    m_losses.clear();
    m_readEvaluation.reset();
    m_readBatch.reset();
}

void LossChart::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LossChart::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void LossChart::retranslate() {
    setAxisTitles(*m_plot);
    m_plot->setAccessibleName(tr("Loss by training step"));
    updateLegend();
    updateNote();
    updateReadout();
}

void LossChart::setAxisTitles(LossPlot &plot) const {
    plot.setAxisTitles(tr("step"), tr("loss"));
}

void LossChart::updateLegend() {
    m_legend->setEntries(lossLegendEntries(m_reference));
}

void LossChart::scheduleRefresh() {
    if (!m_training)
        refresh();
    else if (!m_refreshTimer.isActive())
        m_refreshTimer.start();
}

void LossChart::refresh() {
    m_stale = m_training && !isVisible();
    if (m_stale)
        return;
    fillPlot(*m_plot);
    updateNote();
    updateReadout();
}

void LossChart::fillPlot(LossPlot &plot) const {
    plot.setEmpty(!m_reference);
    if (m_reference)
        plot.setSteps(m_reference->steps);
    setLossRange(plot);
    plot.setCurve(LossKind::MiniBatch, m_miniBatch);
    plot.setCurve(LossKind::Training, m_train);
    plot.setCurve(LossKind::Validation, m_validation);
    plot.setLevel(LossKind::Uniform, m_reference ? std::optional<double>(m_reference->lnV) : std::nullopt);
    plot.setLevel(LossKind::Bigram, m_reference ? m_reference->bigram : std::nullopt);
    const std::optional<Evaluation> lowest = m_evaluations.lowestBeforeRise();
    plot.setMarks(
        gaps(), lowest ? std::optional<LossPoint>({lowest->step, *lowest->validation}) : std::nullopt);
}

std::vector<std::int64_t> LossChart::gaps() const {
    std::vector<std::int64_t> steps;
    for (const LossCurve *curve : {&m_miniBatch, &m_train, &m_validation})
        steps.insert(steps.end(), curve->gaps().begin(), curve->gaps().end());
    if (m_failure)
        steps.push_back(*m_failure);
    std::sort(steps.begin(), steps.end());
    steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
    return steps;
}

void LossChart::setLossRange(LossPlot &plot) const {
    std::optional<double> low;
    std::optional<double> high;
    const auto include = [&](std::optional<double> loss) {
        if (!loss || !std::isfinite(*loss))
            return;
        low = std::min(low.value_or(*loss), *loss);
        high = std::max(high.value_or(*loss), *loss);
    };
    for (const LossCurve *curve : {&m_train, &m_validation, &m_miniBatch}) {
        if (curve->lowest()) {
            include(curve->lowest()->loss);
            include(curve->highest()->loss);
        }
    }
    if (m_reference) {
        include(m_reference->lnV);
        include(m_reference->bigram);
    }
    plot.setLossRange(low.value_or(0), high.value_or(1));
}

void LossChart::updateNote() {
    const QString text = note();
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

QString LossChart::note() const {
    if (m_failure)
        return lossFailureNote(*m_failure);
    if (const std::optional<Evaluation> lowest = m_evaluations.lowestBeforeRise())
        return lossRiseNote(*lowest, m_evaluations.latest()->train < lowest->train);
    const bool without = m_reference && !m_reference->hasValidation.value_or(true);
    return without ? lossNoValidationNote() : QString();
}

void LossChart::updateReadout() {
    std::optional<qint64> step;
    if (m_readEvaluation)
        step = m_readEvaluation->step;
    else if (m_readBatch)
        step = m_readBatch->step;
    m_plot->setReadingLine(step);
    m_readout->setText(readout());
}

QString LossChart::readout() const {
    if (m_readEvaluation)
        return evaluationReadout(*m_readEvaluation);
    if (m_readBatch)
        return miniBatchReadout(*m_readBatch);
    if (m_evaluations.latest())
        return evaluationReadout(*m_evaluations.latest());
    if (m_miniBatch.latest())
        return miniBatchReadout(*m_miniBatch.latest());
    return QStringLiteral("–");
}

void LossChart::hover(double step, double stepsPerPixel) {
    const std::optional<Evaluation> evaluation = m_evaluations.nearest(step);
    const std::optional<LossPoint> batch = m_miniBatch.nearest(step);
    const auto distance = [step](qint64 other) { return std::abs(static_cast<double>(other) - step); };
    m_readEvaluation.reset();
    m_readBatch.reset();
    if (evaluation && (distance(evaluation->step) <= evaluationReach * stepsPerPixel || !batch ||
                          distance(evaluation->step) < distance(batch->step)))
        m_readEvaluation = evaluation;
    else
        m_readBatch = batch;
    updateReadout();
}

void LossChart::endHover() {
    m_readEvaluation.reset();
    m_readBatch.reset();
    updateReadout();
}

} // namespace headlight
