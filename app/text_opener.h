// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run_file.h"
#include "app/text_choice.h"

#include <QObject>

#include <atomic>
#include <memory>

namespace headlight {

/// Opens texts, and files of weights where one is met, away from the GUI thread; only the latest asked for is
/// handed on, and one that is asked for ends the work on the one before.
class TextOpener : public QObject {
    Q_OBJECT
public:
    explicit TextOpener(QObject *parent = nullptr)
        : QObject(parent) {}
    ~TextOpener() override;

    /// A text or a file of weights, whatever its name says.
    void openFile(const QString &path, const TextReading &reading = {});
    void openBuiltIn(const QString &name, const PatternRule &rule = {});
    void open(const TextChoice &choice);
    /// Gives up what is being opened; nothing more is said of it.
    void cancel();

signals:
    void started(const QString &name);
    void progressed(double share); ///< 0 .. 1
    /// Comes after every started(), unless another one follows first.
    void finished();
    /// `choice.name` is a built-in text's name or the file's path.
    void textAvailable(const headlight::TextDocumentPtr &text, const headlight::TextChoice &choice);
    void runFileAvailable(const headlight::RunFile &file);
    void refused(const headlight::Error &error, const headlight::TextChoice &choice);

private:
    void forget();

    std::shared_ptr<std::atomic<bool>> m_wanted; ///< of the latest work; false: it is to end unheard
};

} // namespace headlight
