// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/matrix.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <vector>

namespace headlight {

/// Writes JSON with its keys in the order given and numbers in the shortest form that reads back the same,
/// seeds of 64 bits included, which QJsonDocument would round. What is not finite becomes null.
class JsonWriter {
public:
    void beginObject() { open('{'); }
    void endObject() { close('}'); }
    void beginArray() { open('['); }
    void endArray() { close(']'); }
    void key(const char *name);

    void value(double number);
    void value(std::int64_t number) { raw(QByteArray::number(static_cast<qlonglong>(number))); }
    void value(std::uint64_t number) { raw(QByteArray::number(static_cast<qulonglong>(number))); }
    void value(bool flag) { raw(flag ? "true" : "false"); }
    void value(const QString &text);
    void null() { raw("null"); }

    void rows(const Matrix &matrix); ///< a list of rows
    void row(const Matrix &matrix, std::size_t row);
    void numbers(const std::vector<std::int64_t> &numbers);

    const QByteArray &json() const { return m_json; }

private:
    void open(char bracket);
    void close(char bracket);
    void separate();
    void raw(const QByteArray &text);

    QByteArray m_json;
    int m_depth = 0;
    bool m_first = true; ///< nothing in the present object or array yet
    bool m_afterKey = false;
};

} // namespace headlight
