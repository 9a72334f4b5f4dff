// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_generate.h"

#include "app/console_model.h"
#include "app/console_refusal.h"
#include "app/console_sampling.h"
#include "app/console_text.h"

namespace headlight {

int generateInConsole(const GenerateCommand &command, const EngineFactory &factory) {
    return concluded([&] {
        checkSampling("tokens", command.tokens, command.temperature);
        const RunFile file = openFile(command.run, /*finite=*/true);
        const TextDocumentPtr text = textFor(file, command.text, QStringLiteral("--text TEXT"));
        GenerationRequest request;
        request.prompt = tokensOf(*text, command.prompt);
        if (request.prompt.empty())
            request.prompt = {0};
        request.tokens = command.tokens;
        request.temperature = command.temperature;
        request.seed = command.seed;
        const OpenedModel model = openModel(file, text, factory);
        if (command.text)
            announceReading(text->facts);
        printContinuation(*model.run, text->tokenizer, request);
    });
}

} // namespace headlight
