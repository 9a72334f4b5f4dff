// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_export.h"

#include "app/console_model.h"
#include "app/console_refusal.h"
#include "app/console_text.h"

namespace headlight {

int exportInConsole(const ExportCommand &command) {
    return concluded([&] {
        refuseToReplace(command.out, command.run.path);
        const RunFile file = openFile(command.run, /*finite=*/false);
        throwIf(exportStateDict(command.out.name, *file.checkpoint));
    });
}

} // namespace headlight
