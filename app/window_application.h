// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_choice.h"

#include <QString>

#include <filesystem>
#include <optional>

namespace headlight {

/// What the command line asks of the window.
struct WindowOptions {
    std::optional<TextChoice> text; ///< --text; absent: the last one, or the first start's story
    QString open;                   ///< --open: a run or weights, as typed; empty: none
    std::filesystem::path openPath; ///< its file
};

/// Shows the window and runs its event loop; makes the QApplication. Returns the exit status.
int runWindow(int &argc, char **argv, const WindowOptions &options);

} // namespace headlight
