// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"

#include "app/command_line.h"
#include "app/console_export.h"
#include "app/console_generate.h"
#include "app/console_head_demo.h"
#include "app/console_inspect.h"
#include "app/console_output.h"
#include "app/console_train.h"
#include "app/guarded.h"
#include "app/language.h"
#include "app/locale_setup.h"

#include <QCoreApplication>

#include <algorithm>

namespace headlight {

namespace {

/// Carries one command out; a call operator for each.
struct InConsole {
    int operator()(const TrainCommand &command) const { return trainInConsole(command, loadEngine); }
    int operator()(const HeadDemoCommand &command) const {
        return demonstrateHeadInConsole(command, loadEngine);
    }
    int operator()(const InspectCommand &command) const { return inspectInConsole(command, loadEngine); }
    int operator()(const GenerateCommand &command) const { return generateInConsole(command, loadEngine); }
    int operator()(const ExportCommand &command) const { return exportInConsole(command); }
    int operator()(const PrintCommand &command) const {
        printOut(command.text);
        return ExitDone;
    }
    int operator()(const UsageError &error) const {
        printError(error.sentence + QLatin1Char('\n'));
        return ExitUsage;
    }
    int operator()(const WindowOptions &) const { return ExitDone; } // has been dealt with
};

int runConsole(int &argc, char **argv, const Arguments &arguments) {
    QCoreApplication application(argc, argv);
    useDecimalPoint();
    prepareConsole();
    Language language;
    language.install(QLocale::system());
    int status = ExitDone;
    const auto error = guarded([&] { status = std::visit(InConsole(), parseCommandLine(arguments)); });
    return error ? refuse(*error) : status;
}

/// Qt would end the process with a page of its own words.
bool displayIsMissing([[maybe_unused]] int argc, [[maybe_unused]] char **argv) {
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        if (!qEnvironmentVariableIsEmpty(name))
            return false;
    }
    return std::none_of(argv, argv + argc, [](const char *word) { return qstrcmp(word, "-platform") == 0; });
#else
    return false;
#endif
}

int refuseWindow(int &argc, char **argv) {
    QCoreApplication application(argc, argv);
    Language language;
    language.install(QLocale::system());
    printError(QCoreApplication::translate("Console",
                   "There is no display to show the window on. Use “headlight train TEXT” in a terminal.") +
               QLatin1Char('\n'));
    return ExitRefused;
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
        return displayIsMissing(argc, argv) ? refuseWindow(argc, argv) : runWindow(argc, argv, *window);
    return runConsole(argc, argv, arguments);
}

} // namespace headlight
