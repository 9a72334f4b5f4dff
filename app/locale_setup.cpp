// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/locale_setup.h"

#include <QByteArray>

#include <clocale>
#include <cstring>

namespace headlight {

void useUtf8() {
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    const char *found = std::setlocale(LC_CTYPE, "");
    const bool isC = found == nullptr || std::strcmp(found, "C") == 0 || std::strcmp(found, "POSIX") == 0;
    if (!isC)
        return;
    // LC_ALL would hide LC_CTYPE, and would be asked for the language of messages.
    const QByteArray all = qgetenv("LC_ALL");
    if (!all.isEmpty()) {
        qunsetenv("LC_ALL");
        qputenv("LANG", all);
        for (const char *category : {"LC_NUMERIC", "LC_TIME", "LC_MESSAGES", "LC_COLLATE", "LC_MONETARY"})
            qputenv(category, all);
    }
    qputenv("LC_CTYPE", "C.UTF-8");
#endif
}

void useDecimalPoint() {
    std::setlocale(LC_NUMERIC, "C");
}

} // namespace headlight
