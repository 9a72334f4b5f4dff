// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/engine.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <vector>

namespace headlight {

/// Continues one text a few milliseconds at a time between other work of its thread, and sends it in chunks.
class GenerationStream : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Replaces, without a word, the text being continued.
    void start(quint64 id, std::unique_ptr<Generation> generation, qint64 tokens);
    /// Ends the text being continued, if any, with ended(id, true).
    void stop();
    /// Forgets it without a signal.
    void drop();

signals:
    void chunkAvailable(quint64 id, const std::vector<headlight::TokenId> &tokens);
    void ended(quint64 id, bool stopped);
    void failed(quint64 id, const headlight::Error &error);

private:
    void post();
    void work();
    void advance();
    void sendChunk();

    std::unique_ptr<Generation> m_generation;
    quint64 m_id = 0;
    qint64 m_left = 0;
    std::vector<TokenId> m_chunk;
    QElapsedTimer m_sinceChunk;
    bool m_posted = false;
};

} // namespace headlight
