// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/loss_text.h"

#include <QCoreApplication>

#include <cmath>

namespace headlight {

namespace {

struct LossText {
    Q_DECLARE_TR_FUNCTIONS(LossText)
};

QString lossNumber(double loss) {
    return std::isfinite(loss) ? QString::number(loss, 'f', 4) : QStringLiteral("–");
}

QString perplexity(double loss) {
    if (!std::isfinite(loss))
        return QStringLiteral("–");
    const double value = std::exp(loss);
    return std::isfinite(value) ? QString::number(value, value < 1e5 ? 'f' : 'g', value < 1e5 ? 2 : 3)
                                : QStringLiteral("∞");
}

} // namespace

std::vector<LossLegend::Entry> lossLegendEntries(const std::optional<LossReference> &reference) {
    std::vector<LossLegend::Entry> entries{
        {LossKind::Training, LossText::tr("training"),
            LossText::tr("Mean loss over many batches of the training part, estimated at every evaluation")},
        {LossKind::Validation, LossText::tr("validation"),
            LossText::tr(
                "Mean loss over many batches of the validation part, which the model never trains on")},
        {LossKind::MiniBatch, LossText::tr("mini-batch"),
            LossText::tr(
                "Loss of the batch of each step, before its update. In long runs neighbouring steps are "
                "drawn as one: by the least and the greatest loss among them.")}};
    if (!reference)
        return entries;
    if (!reference->hasValidation.value_or(false))
        entries.erase(entries.begin() + 1);
    entries.push_back(
        {LossKind::Uniform, LossText::tr("ln V %1").arg(QString::number(reference->lnV, 'f', 3)),
            LossText::tr("The loss of guessing evenly among all V characters")});
    if (reference->bigram)
        entries.push_back({LossKind::Bigram,
            LossText::tr("bigram %1").arg(QString::number(*reference->bigram, 'f', 3)),
            LossText::tr(
                "The validation loss of a bigram model: it looks at one character only and is made of the "
                "counts of the training part, 0.1 added to each")});
    return entries;
}

QString evaluationReadout(const Evaluation &evaluation) {
    const QString step = QString::number(evaluation.step);
    const QString train = lossNumber(evaluation.train);
    if (!evaluation.validation)
        return LossText::tr("Step %1 · training %2 · perplexity %3")
            .arg(step, train, perplexity(evaluation.train));
    return LossText::tr("Step %1 · training %2 · validation %3 (perplexity %4)")
        .arg(step, train, lossNumber(*evaluation.validation), perplexity(*evaluation.validation));
}

QString miniBatchReadout(const LossPoint &point) {
    return LossText::tr("Step %1 · mini-batch %2 · perplexity %3")
        .arg(QString::number(point.step), lossNumber(point.loss), perplexity(point.loss));
}

QString lossFailureNote(qint64 step) {
    return LossText::tr(
        "At step %1 the loss was no longer a finite number. Training has stopped with the weights of "
        "the step before. Lower the learning rate and press Reset.")
        .arg(QString::number(step));
}

QString lossRiseNote(const Evaluation &lowest, bool learntByHeart) {
    const QString step = QString::number(lowest.step);
    const QString loss = lossNumber(*lowest.validation);
    if (learntByHeart)
        return LossText::tr(
            "Validation loss was lowest at step %1 (%2) and has risen since, while training loss fell: "
            "the model is learning this text by heart. Small texts invite that.")
            .arg(step, loss);
    return LossText::tr(
        "Validation loss was lowest at step %1 (%2) and has risen since, and training loss did not "
        "fall: the learning rate may be too large.")
        .arg(step, loss);
}

QString lossNoValidationNote() {
    return LossText::tr("The validation part is too short for one window, so there is no validation curve.");
}

} // namespace headlight
