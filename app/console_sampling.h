// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/engine.h"
#include "model/text/text_document.h"

#include <QString>

namespace headlight {

/// Throws SettingOutOfRange, naming the option `count` or the temperature.
void checkSampling(const char *countOption, std::int64_t count, double temperature);

/// A prompt with what the model made of it.
struct Continuation {
    std::vector<TokenId> tokens;
    QString text;
};

/// Prints the prompt, each new character as it comes, and a line's end. Throws ErrorException.
Continuation printContinuation(
    const TrainingRun &run, const Tokenizer &tokenizer, const GenerationRequest &request);

} // namespace headlight
