// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace headlight {

/// Figures of a panel as they were when they were asked for.
struct ExportTable {
    QString title; ///< the suggestion for a file's name
    QStringList header;
    std::vector<QStringList> rows;
};

/// RFC 4180: fields with the separator, quotes or line ends are quoted, lines end with CR LF.
QString separatedText(const ExportTable &table, QChar separator);
/// A CSV file in UTF-8. Spreadsheets take it for UTF-8 only if it begins with a byte-order mark.
QByteArray csvFile(const ExportTable &table, bool byteOrderMark);

/// With a decimal point in every language, and digits enough to be read back exactly: "0.25", "-inf", "nan".
QString exactNumber(float value);
QString exactNumber(double value);

/// `title` as the base name of a file: letters and digits of any script, the rest as single underscores.
QString fileNameOf(const QString &title);

} // namespace headlight
