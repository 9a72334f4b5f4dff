// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments.h"

#include <QFile>

#if defined(Q_OS_WIN)
#include <windows.h>

#include <shellapi.h>
#endif

namespace headlight {

#if defined(Q_OS_WIN)

Arguments::Arguments(int, char **) {
    int count = 0; // argv has lost what the code page of the system cannot say
    wchar_t **wide = CommandLineToArgvW(GetCommandLineW(), &count);
    for (int i = 0; i < count; ++i)
        m_words.append(QString::fromWCharArray(wide[i]));
    LocalFree(wide);
}

#else

Arguments::Arguments(int argc, char **argv) {
    for (int i = 0; i < argc; ++i) {
        m_words.append(QFile::decodeName(argv[i]));
        m_bytes.emplace_back(argv[i]);
    }
}

#endif

Arguments::Arguments(const QStringList &words)
    : m_words(words) {
}

std::filesystem::path Arguments::path(const QString &word) const {
#if defined(Q_OS_WIN)
    return std::filesystem::path(word.toStdWString());
#else
    for (std::size_t i = 0; i < m_bytes.size(); ++i) {
        const std::string &bytes = m_bytes[i];
        if (m_words[static_cast<qsizetype>(i)] == word)
            return bytes;
        const std::size_t equals = bytes.find('=');
        if (equals != std::string::npos && QFile::decodeName(bytes.c_str() + equals + 1) == word)
            return bytes.substr(equals + 1);
    }
    return QFile::encodeName(word).toStdString();
#endif
}

} // namespace headlight
