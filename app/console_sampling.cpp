// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_sampling.h"

#include "app/console_output.h"
#include "app/guarded.h"

namespace headlight {

namespace {

constexpr std::int64_t mostCharacters = 10'000'000;
constexpr double mostTemperature = 1e6;

} // namespace

void checkSampling(const char *countOption, std::int64_t count, double temperature) {
    if (count < 0 || count > mostCharacters) {
        Error error{ErrorKind::SettingOutOfRange, countOption, "0 .. " + std::to_string(mostCharacters)};
        error.number = count;
        throw ErrorException(error);
    }
    if (!(temperature >= 0 && temperature <= mostTemperature))
        throw ErrorException(Error{ErrorKind::SettingOutOfRange, "temperature", "0 .. 1000000"});
}

Continuation printContinuation(
    const TrainingRun &run, const Tokenizer &tokenizer, const GenerationRequest &request) {
    const auto generation = valueOrThrow(run.generate(request));
    Continuation continuation;
    const auto take = [&](TokenId token) {
        continuation.tokens.push_back(token);
        const char32_t character = tokenizer.decode(token);
        const QString text = QString::fromUcs4(&character, 1);
        continuation.text += text;
        printOut(text);
    };
    for (const TokenId token : request.prompt)
        take(token);
    for (std::int64_t i = 0; i < request.tokens; ++i)
        take(valueOrThrow(generation->advance()));
    printOut(QStringLiteral("\n"));
    return continuation;
}

} // namespace headlight
