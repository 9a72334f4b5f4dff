// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/json_writer.h"

#include <QLocale>

#include <cmath>

namespace headlight {

void JsonWriter::key(const char *name) {
    separate();
    m_json += '"';
    m_json += name;
    m_json += "\": ";
    m_afterKey = true;
}

void JsonWriter::value(double number) {
    raw(std::isfinite(number) ? QByteArray::number(number, 'g', QLocale::FloatingPointShortest)
                              : QByteArray("null"));
}

void JsonWriter::value(const QString &text) {
    QByteArray quoted = "\"";
    for (const char byte : text.toUtf8()) {
        const auto code = static_cast<unsigned char>(byte);
        if (byte == '"' || byte == '\\')
            quoted += '\\';
        if (code < 0x20)
            quoted += "\\u00" + QByteArray::number(code, 16).rightJustified(2, '0');
        else
            quoted += byte;
    }
    raw(quoted + '"');
}

void JsonWriter::rows(const Matrix &matrix) {
    beginArray();
    for (std::size_t i = 0; i < matrix.rows; ++i)
        row(matrix, i);
    endArray();
}

void JsonWriter::row(const Matrix &matrix, std::size_t row) {
    QByteArray line = "[";
    for (std::size_t j = 0; j < matrix.cols; ++j) {
        JsonWriter number;
        number.value(static_cast<double>(matrix(row, j)));
        line += (j == 0 ? "" : ", ") + number.json();
    }
    raw(line + ']');
}

void JsonWriter::numbers(const std::vector<std::int64_t> &numbers) {
    QByteArray line = "[";
    for (const std::int64_t number : numbers)
        line += (line.size() == 1 ? "" : ", ") + QByteArray::number(static_cast<qlonglong>(number));
    raw(line + ']');
}

void JsonWriter::open(char bracket) {
    raw(QByteArray(1, bracket));
    ++m_depth;
    m_first = true;
}

void JsonWriter::close(char bracket) {
    --m_depth;
    if (!m_first)
        m_json += '\n' + QByteArray(m_depth, ' ');
    m_json += bracket;
    m_first = false;
}

void JsonWriter::separate() {
    if (m_depth == 0)
        return;
    m_json += m_first ? "\n" : ",\n";
    m_json += QByteArray(m_depth, ' ');
    m_first = false;
}

void JsonWriter::raw(const QByteArray &text) {
    if (!m_afterKey)
        separate();
    m_afterKey = false;
    m_json += text;
}

} // namespace headlight
