// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_inspect.h"

#include "app/built_in_texts.h"
#include "app/console_model.h"
#include "app/console_refusal.h"
#include "app/console_text.h"
#include "app/guarded.h"
#include "app/json_writer.h"
#include "model/text/probe.h"
#include "ui/file_writer.h"

namespace headlight {

namespace {

/// What weights are usually called, although only their content counts when it tells.
bool isNamedLikeWeights(const QString &name) {
    static const QStringList endings{QStringLiteral(".pt"), QStringLiteral(".pth"), QStringLiteral(".ckpt"),
        QStringLiteral(".bin"), QStringLiteral(".safetensors")};
    return std::any_of(endings.begin(), endings.end(),
        [&name](const QString &ending) { return name.endsWith(ending, Qt::CaseInsensitive); });
}

/// Whether a file is to be read as weights, so that the right sentence refuses it if it is neither.
bool holdsWeights(const TextChoice &file) {
    if (isBuiltInText(file.name))
        return false;
    const auto form = formOfFile(file.path);
    if (!form || *form == FileForm::Unknown) // perhaps a text
        return false;
    return isFormOfWeights(*form) || isNamedLikeWeights(file.name);
}

void writeLogits(const InspectCommand &command, const RunFile &file, const EngineFactory &factory) {
    const TextDocumentPtr text = textFor(file, command.text, QStringLiteral("--text TEXT"));
    const std::vector<TokenId> tokens = tokensOf(*text, *command.prompt);
    const Probe probe =
        valueOrThrow(typedProbe(*text, text->tokenizer.decode(tokens), file.checkpoint->settings.blockSize));
    refuseToReplace(command.json, *text);
    throwIf(checkWritable(command.json.name));
    const OpenedModel model = openModel(file, text, factory);
    const AttentionTrace trace = valueOrThrow(model.run->trace(WeightsOf::Present, probe.tokens));
    JsonWriter json;
    json.beginObject();
    json.key("tokens");
    json.numbers({trace.tokens.begin(), trace.tokens.end()});
    json.key("vocabulary");
    json.value(QString::fromStdU32String(text->tokenizer.characters()));
    json.key("logits");
    json.rows(trace.logits);
    json.endObject();
    throwIf(writeFile(command.json.name, json.json() + '\n'));
}

void inspectWeights(const InspectCommand &command, const EngineFactory &factory) {
    const bool computes = command.prompt.has_value();
    refuseToReplace(command.json, command.file.path);
    const RunFile file = openFile({command.file.name, command.file.path}, /*finite=*/computes);
    if (computes)
        writeLogits(command, file, factory);
    printOut(linesAbout(file).join(QLatin1Char('\n')) + QLatin1Char('\n'));
}

} // namespace

int inspectInConsole(const InspectCommand &command, const EngineFactory &factory) {
    return concluded([&] {
        if (command.prompt || holdsWeights(command.file)) {
            inspectWeights(command, factory);
            return;
        }
        const TextDocumentPtr text = valueOrThrow(openText(command.file));
        printOut(linesAbout(*text).join(QLatin1Char('\n')) + QLatin1Char('\n'));
    });
}

} // namespace headlight
