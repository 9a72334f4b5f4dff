// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_choice.h"

#include <QObject>

namespace headlight {

/// Opens texts away from the GUI thread, one after the other; only the latest asked for is handed on.
class TextOpener : public QObject {
    Q_OBJECT
public:
    explicit TextOpener(QObject *parent = nullptr)
        : QObject(parent) {}

    void openFile(const QString &path);
    void openBuiltIn(const QString &name, const PatternRule &rule = {});
    void open(const TextChoice &choice);

signals:
    /// `choice.name` is a built-in text's name or the file's path.
    void textAvailable(const headlight::TextDocumentPtr &text, const headlight::TextChoice &choice);
    void refused(const headlight::Error &error, const headlight::TextChoice &choice);

private:
    quint64 m_latest = 0;
};

} // namespace headlight
