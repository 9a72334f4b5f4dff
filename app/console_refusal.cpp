// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_refusal.h"

#include "app/guarded.h"

namespace headlight {

int concluded(const std::function<void()> &command) {
    int status = ExitDone;
    const auto error = guarded([&] {
        try {
            command();
        } catch (const ConsoleRefusal &refusal) {
            printError(refusal.sentence() + QLatin1Char('\n'));
            status = refusal.status();
        }
    });
    return error ? refuse(*error) : status;
}

void throwIf(const std::optional<Error> &error) {
    if (error)
        throw ErrorException(*error);
}

} // namespace headlight
