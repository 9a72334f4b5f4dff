// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/system_reason.h"

#include <QCoreApplication>

#include <cerrno>
#include <cstring>

namespace headlight {

namespace {

struct Reason {
    int code;
    const char *words;
};

constexpr Reason reasons[] = {
    {ENOENT, QT_TRANSLATE_NOOP("SystemReason", "No such file or folder")},
    {EACCES, QT_TRANSLATE_NOOP("SystemReason", "Permission denied")},
    {EPERM, QT_TRANSLATE_NOOP("SystemReason", "Operation not permitted")},
    {EISDIR, QT_TRANSLATE_NOOP("SystemReason", "It is a folder")},
    {ENOTDIR, QT_TRANSLATE_NOOP("SystemReason", "A part of the path is not a folder")},
    {ENOSPC, QT_TRANSLATE_NOOP("SystemReason", "No space left on the disk")},
    {EROFS, QT_TRANSLATE_NOOP("SystemReason", "The disk is read-only")},
    {EFBIG, QT_TRANSLATE_NOOP("SystemReason", "The file would be too large")},
    {ENAMETOOLONG, QT_TRANSLATE_NOOP("SystemReason", "The name is too long")},
    {ELOOP, QT_TRANSLATE_NOOP("SystemReason", "Too many symbolic links")},
    {EIO, QT_TRANSLATE_NOOP("SystemReason", "Reading or writing the disk failed")},
};

/// By the C library or by Qt, which translates a few of them itself.
bool isReason(const QString &reason, int code) {
    return reason == QString::fromLocal8Bit(std::strerror(code)) || reason == qt_error_string(code);
}

} // namespace

QString systemReasonInWords(const QString &reason) {
    for (const Reason &known : reasons) {
        if (isReason(reason, known.code))
            return QCoreApplication::translate("SystemReason", known.words);
    }
    return reason;
}

} // namespace headlight
