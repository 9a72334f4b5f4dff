// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_model.h"

#include "app/console_refusal.h"
#include "app/guarded.h"

#include <QCoreApplication>

namespace headlight {

RunFile openFile(const NamedFile &file, bool finite) {
    RunFile opened = valueOrThrow(readRunFile(file.path, file.name));
    if (finite && !opened.nonFinite.empty())
        throw ErrorException(Error{ErrorKind::NonFiniteWeights, opened.nonFinite, {}});
    return opened;
}

TextDocumentPtr textFor(const RunFile &file, const std::optional<TextChoice> &choice, const QString &way) {
    if (!choice && file.isRun)
        return file.text;
    if (!choice)
        throw ConsoleRefusal(QCoreApplication::translate("Console",
                                 "“%1” holds weights without their characters. Name the text that they "
                                 "were trained with: %2.")
                                 .arg(file.path, way),
            ExitRefused);
    TextDocumentPtr text = valueOrThrow(openText(*choice));
    throwIf(checkTextOf(file, *text));
    return text;
}

OpenedModel openModel(const RunFile &file, TextDocumentPtr text, const EngineFactory &factory) {
    Checkpoint checkpoint = *file.checkpoint;
    checkpoint.vocabulary = text->tokenizer.characters();
    OpenedModel model;
    model.text = std::move(text);
    model.engine = valueOrThrow(factory());
    checkpoint.settings.device = deviceHere(checkpoint.settings.device, model.engine->info());
    model.run = valueOrThrow(model.engine->openRun(model.text, checkpoint));
    return model;
}

} // namespace headlight
