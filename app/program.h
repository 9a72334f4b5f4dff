// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headlight {

/// The whole program: the window, or a console command without one. Returns the exit status.
int runProgram(int &argc, char **argv);

} // namespace headlight
