// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation_stream.h"

#include "app/guarded.h"

#include <QThread>

namespace headlight {

namespace {
constexpr qint64 sliceMilliseconds = 4;
constexpr qint64 chunkMilliseconds = 33;
} // namespace

void GenerationStream::start(quint64 id, std::unique_ptr<Generation> generation, qint64 tokens) {
    m_generation = std::move(generation);
    m_id = id;
    m_left = tokens;
    m_chunk.clear();
    m_sinceChunk.start();
    post();
}

void GenerationStream::stop() {
    if (!m_generation)
        return;
    sendChunk();
    m_generation.reset();
    emit ended(m_id, true);
}

void GenerationStream::drop() {
    m_generation.reset();
    m_chunk.clear();
}

void GenerationStream::post() {
    if (m_posted)
        return;
    m_posted = true;
    QMetaObject::invokeMethod(this, &GenerationStream::work, Qt::QueuedConnection);
}

void GenerationStream::work() {
    m_posted = false;
    if (!m_generation || QThread::currentThread()->isInterruptionRequested())
        return;
    if (const auto error = guarded([this] { advance(); })) {
        sendChunk();
        m_generation.reset();
        emit failed(m_id, *error);
        return;
    }
    if (m_left > 0) {
        if (m_sinceChunk.hasExpired(chunkMilliseconds))
            sendChunk();
        post();
        return;
    }
    sendChunk();
    m_generation.reset();
    emit ended(m_id, false);
}

void GenerationStream::advance() {
    QElapsedTimer slice;
    slice.start();
    while (m_left > 0 && !slice.hasExpired(sliceMilliseconds)) {
        m_chunk.push_back(valueOrThrow(m_generation->advance()));
        --m_left;
    }
}

void GenerationStream::sendChunk() {
    if (!m_chunk.empty())
        emit chunkAvailable(m_id, m_chunk);
    m_chunk.clear();
    m_sinceChunk.start();
}

} // namespace headlight
