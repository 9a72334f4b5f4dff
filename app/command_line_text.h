// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace headlight {

/// The translation context of everything the command line says about itself.
struct CommandLineText {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

} // namespace headlight
