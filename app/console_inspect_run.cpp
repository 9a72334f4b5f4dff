// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_inspect.h"

#include "app/run_text.h"
#include "model/text/shape_text.h"

namespace headlight {

namespace {

QString number(std::int64_t count) {
    return QString::number(count);
}

QString loss(double value) {
    return QString::number(value, 'f', 4);
}

QString yesOrNo(bool is) {
    return is ? InspectText::tr("yes") : InspectText::tr("no");
}

QString shapeLine(const NamedTensor &tensor) {
    return QStringLiteral("  %1 %2").arg(
        QString::fromStdString(tensor.name), QString::fromStdString(shapeText(tensor.sizes)));
}

QStringList weightsLines(const RunFile &file) {
    const StateDict &weights = file.checkpoint->weights;
    std::size_t parameters = 0;
    for (const NamedTensor &tensor : weights)
        parameters += tensor.values.size();
    QStringList lines{
        InspectText::tr("vocabulary size: %1")
            .arg(number(static_cast<std::int64_t>(vocabularySizeOf(*file.checkpoint)))),
        InspectText::tr("block size, T: %1").arg(number(file.checkpoint->settings.blockSize)),
        InspectText::tr("embedding width, C: %1").arg(number(file.checkpoint->settings.nEmbd)),
        InspectText::tr("parameters: %1").arg(QString::number(parameters)),
    };
    for (const NamedTensor &tensor : weights)
        lines << shapeLine(tensor);
    lines << (file.nonFinite.empty() ? InspectText::tr("all weights are finite")
                                     : InspectText::tr("weights that are not finite: %1")
                                           .arg(QString::fromStdString(file.nonFinite)));
    return lines;
}

QStringList textLines(const RunFile &file) {
    const TextReference &text = file.checkpoint->text;
    QString where = whyMissing(*file.text).kind == ErrorKind::TextChanged ? InspectText::tr("changed since")
                                                                          : InspectText::tr("not found");
    if (file.text->size() > 0)
        where = text.content ? InspectText::tr("inside the run") : InspectText::tr("found");
    QStringList lines{InspectText::tr("text: %1 (%2)").arg(QString::fromStdString(text.name), where)};
    if (!text.path.empty())
        lines << InspectText::tr("place of the text: %1").arg(QString::fromStdString(text.path));
    lines << InspectText::tr("the text is inside the run: %1").arg(yesOrNo(text.content.has_value()))
          << InspectText::tr("encoding: %1").arg(QString::fromStdString(text.encoding))
          << InspectText::tr("characters: %1").arg(number(text.characters))
          << InspectText::tr("SHA-256 of the text: %1").arg(QString::fromStdString(text.sha256));
    return lines;
}

QStringList settingsLines(const RunSettings &settings) {
    return {
        InspectText::tr("batch size, B: %1").arg(number(settings.batchSize)),
        InspectText::tr("learning rate: %1").arg(QString::number(settings.learningRate)),
        InspectText::tr("steps between evaluations: %1").arg(number(settings.evalInterval)),
        InspectText::tr("batches a split in one evaluation: %1").arg(number(settings.evalIters)),
        InspectText::tr("seed: %1").arg(QString::number(settings.seed)),
        InspectText::tr("causal mask: %1").arg(yesOrNo(settings.mask)),
        InspectText::tr("division by √head_size: %1").arg(yesOrNo(settings.scale)),
        InspectText::tr("position embedding: %1").arg(yesOrNo(settings.position)),
    };
}

QStringList progressLines(const Checkpoint &run) {
    QStringList lines{
        InspectText::tr("step %1 of %2").arg(number(run.step), number(run.settings.steps)),
        InspectText::tr("began with: %1")
            .arg(run.start == StartOfRun::Untrained ? InspectText::tr("untrained weights")
                                                    : InspectText::tr("weights of a file")),
    };
    if (run.nonFiniteStep)
        lines
            << InspectText::tr("stopped: the loss of step %1 was not finite").arg(number(*run.nonFiniteStep));
    if (!run.losses.evaluations.empty()) {
        const Evaluation &last = run.losses.evaluations.back();
        lines << InspectText::tr("last evaluation: step %1").arg(number(last.step))
              << InspectText::tr("training loss: %1").arg(loss(last.train));
        if (last.validation)
            lines << InspectText::tr("validation loss: %1").arg(loss(*last.validation));
    }
    if (!run.losses.miniBatch.empty())
        lines << InspectText::tr("last mini-batch loss: %1").arg(loss(run.losses.miniBatch.back()));
    return lines;
}

} // namespace

QStringList linesAbout(const RunFile &file) {
    QStringList lines{file.path};
    if (!file.isRun)
        return lines << InspectText::tr("weights without a text, its characters and a history")
                     << weightsLines(file);
    const Checkpoint &run = *file.checkpoint;
    return lines << InspectText::tr("a run of Headlight") << textLines(file) << settingsLines(run.settings)
                 << progressLines(run) << weightsLines(file);
}

} // namespace headlight
