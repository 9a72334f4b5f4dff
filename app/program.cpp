// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"

#include "app/command_line.h"
#include "app/console_head_demo.h"
#include "app/console_inspect.h"
#include "app/console_output.h"
#include "app/console_train.h"
#include "app/language.h"
#include "app/locale_setup.h"

#include <QCoreApplication>

namespace headlight {

namespace {

/// Carries one command out; a call operator for each.
struct InConsole {
    int operator()(const TrainCommand &command) const { return trainInConsole(command, loadEngine); }
    int operator()(const HeadDemoCommand &command) const {
        return demonstrateHeadInConsole(command, loadEngine);
    }
    int operator()(const InspectCommand &command) const { return inspectInConsole(command); }
    int operator()(const PrintCommand &command) const {
        printOut(command.text);
        return exitDone;
    }
    int operator()(const UsageError &error) const {
        printError(error.sentence + QLatin1Char('\n'));
        return exitUsage;
    }
    int operator()(const WindowOptions &) const { return exitDone; } // has been dealt with
};

int runConsole(int &argc, char **argv, const Arguments &arguments) {
    QCoreApplication application(argc, argv);
    useDecimalPoint();
    prepareConsole();
    Language language;
    language.install(QLocale::system());
    return std::visit(InConsole(), parseCommandLine(arguments));
}

} // namespace

int runProgram(int &argc, char **argv) {
    useUtf8();
    QCoreApplication::setOrganizationName(QStringLiteral("Headlight"));
    QCoreApplication::setApplicationName(QStringLiteral("headlight"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HEADLIGHT_VERSION));
    const Arguments arguments(argc, argv);
    // Asked first without an application: a window needs another kind of application than the console.
    const Command command = parseCommandLine(arguments);
    if (const auto *window = std::get_if<WindowOptions>(&command))
        return runWindow(argc, argv, *window);
    return runConsole(argc, argv, arguments);
}

} // namespace headlight
