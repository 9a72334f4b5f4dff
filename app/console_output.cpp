// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_output.h"

#include "ui/error_sentences.h"

#include <cstdio>

#if defined(Q_OS_WIN)
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#else
#include <unistd.h>
#endif

namespace headlight {

namespace {

void print(std::FILE *stream, const QString &text) {
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream);
    std::fflush(stream);
}

} // namespace

void prepareConsole() {
#if defined(Q_OS_WIN)
    SetConsoleOutputCP(CP_UTF8);
    _setmode(_fileno(stdout), _O_BINARY); // line ends as everywhere, so that outputs can be compared
#endif
}

void printOut(const QString &text) {
    print(stdout, text);
}

void printError(const QString &text) {
    print(stderr, text);
}

bool errorIsTerminal() {
#if defined(Q_OS_WIN)
    return _isatty(_fileno(stderr)) != 0;
#else
    return isatty(fileno(stderr)) != 0;
#endif
}

int refuse(const Error &error) {
    printError(errorSentence(error) + QLatin1Char('\n'));
    return exitRefused;
}

} // namespace headlight
