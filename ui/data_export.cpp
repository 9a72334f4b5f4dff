// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data_export.h"

#include <QLocale>

#include <cmath>

namespace headlight {

namespace {

constexpr int floatDigits = 9; // tell any two floats apart

QString quoted(QString field, QChar separator) {
    const bool plain = !field.contains(separator) && !field.contains(QLatin1Char('"')) &&
                       !field.contains(QLatin1Char('\n')) && !field.contains(QLatin1Char('\r')) &&
                       field.trimmed() == field;
    if (plain)
        return field;
    field.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    return QLatin1Char('"') + field + QLatin1Char('"');
}

void appendLine(QString &text, const QStringList &fields, QChar separator) {
    for (qsizetype i = 0; i < fields.size(); ++i) {
        if (i > 0)
            text += separator;
        text += quoted(fields[i], separator);
    }
    text += QStringLiteral("\r\n");
}

} // namespace

QString separatedText(const ExportTable &table, QChar separator) {
    QString text;
    appendLine(text, table.header, separator);
    for (const QStringList &row : table.rows)
        appendLine(text, row, separator);
    return text;
}

QByteArray csvFile(const ExportTable &table, bool byteOrderMark) {
    const QByteArray mark = byteOrderMark ? QByteArrayLiteral("\xEF\xBB\xBF") : QByteArray();
    return mark + separatedText(table, QLatin1Char(',')).toUtf8();
}

QString exactNumber(float value) {
    if (std::isnan(value))
        return QStringLiteral("nan");
    if (std::isinf(value))
        return value < 0 ? QStringLiteral("-inf") : QStringLiteral("inf");
    return QString::number(static_cast<double>(value), 'g', floatDigits);
}

QString exactNumber(double value) {
    if (!std::isfinite(value) || static_cast<double>(static_cast<float>(value)) == value)
        return exactNumber(static_cast<float>(value));
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

QString fileNameOf(const QString &title) {
    QString name;
    bool gap = false;
    const QList<uint> characters = title.toUcs4();
    for (const uint character : characters) {
        if (!QChar::isLetterOrNumber(character)) {
            gap = true;
            continue;
        }
        if (gap && !name.isEmpty())
            name += QLatin1Char('_');
        gap = false;
        const char32_t one = character;
        name += QString::fromUcs4(&one, 1);
    }
    return name;
}

} // namespace headlight
