// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_output.h"

#include "ui/error_sentences.h"

#include <QCoreApplication>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <system_error>

#if defined(Q_OS_WIN)
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#else
#include <unistd.h>
#endif

namespace headlight {

namespace {

/// Returns false if not everything arrived.
bool print(std::FILE *stream, const QString &text) {
    const QByteArray bytes = text.toUtf8();
    const auto size = static_cast<std::size_t>(bytes.size());
    return std::fwrite(bytes.constData(), 1, size, stream) == size && std::fflush(stream) == 0;
}

/// The options that do what the sentence advises.
QString optionsFor(ErrorKind kind) {
    if (kind == ErrorKind::BrokenBytes)
        return QStringLiteral(" (--encoding NAME, --show-broken)");
    if (kind == ErrorKind::WrongText)
        return QStringLiteral(" (--encoding NAME, --raw, --show-broken)");
    return {};
}

} // namespace

void prepareConsole() {
#if defined(Q_OS_WIN)
    SetConsoleOutputCP(CP_UTF8);
    _setmode(_fileno(stdout), _O_BINARY); // line ends as everywhere, so that outputs can be compared
#else
    std::signal(SIGPIPE, SIG_IGN);
#endif
}

void printOut(const QString &text) {
    errno = 0;
    if (!print(stdout, text)) {
        const std::string reason = std::generic_category().message(errno);
        const QString name = QCoreApplication::translate("Console", "standard output");
        throw ErrorException(Error{ErrorKind::FileNotWritten, name.toStdString(), reason});
    }
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
    printError(errorSentence(error) + optionsFor(error.kind) + QLatin1Char('\n'));
    return ExitRefused;
}

} // namespace headlight
