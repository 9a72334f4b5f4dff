// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/damage_words.h"

#include <QCoreApplication>

namespace headlight {

namespace {

/// As the readers in model/checkpoint put them.
constexpr const char *wholes[] = {
    QT_TRANSLATE_NOOP("Damage", "the archive's table of contents"),
    QT_TRANSLATE_NOOP("Damage", "a tensor in data.pkl"),
    QT_TRANSLATE_NOOP("Damage", "the header"),
    QT_TRANSLATE_NOOP("Damage", "bytes that belong to no tensor"),
    QT_TRANSLATE_NOOP("Damage", "it unpacks to far more than its size"),
};

/// What follows the name of a part.
constexpr const char *endings[] = {
    QT_TRANSLATE_NOOP("Damage", "%1 is there twice"),
    QT_TRANSLATE_NOOP("Damage", "%1 is missing"),
    QT_TRANSLATE_NOOP("Damage", "%1 (checksum)"),
    QT_TRANSLATE_NOOP("Damage", "%1 is larger than the file"),
    QT_TRANSLATE_NOOP("Damage", "%1 is packed in an unknown way"),
    QT_TRANSLATE_NOOP("Damage", "%1 is far too large"),
    QT_TRANSLATE_NOOP("Damage", "%1 has an unknown protocol"),
    QT_TRANSLATE_NOOP("Damage", "%1 ends too early"),
};

} // namespace

QString damageInWords(const QString &detail) {
    for (const char *whole : wholes) {
        if (detail == QLatin1String(whole))
            return QCoreApplication::translate("Damage", whole);
    }
    for (const char *ending : endings) {
        const QString rest = QString::fromLatin1(ending).mid(2);
        if (detail.endsWith(rest))
            return QCoreApplication::translate("Damage", ending).arg(detail.chopped(rest.size()));
    }
    return detail;
}

} // namespace headlight
