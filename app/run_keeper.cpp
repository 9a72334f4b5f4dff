// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run_keeper.h"

#include "app/guarded.h"
#include "app/run_file.h"
#include "app/run_text.h"

#include <algorithm>
#include <mutex>

namespace headlight {

namespace {

/// Silent saving may take one part in so many of the time.
constexpr qint64 pauseAfterKeeping = 100;
constexpr qint64 longestPause = 24LL * 3600 * 1000; // milliseconds

/// Longer texts of the user's are looked for in their own file again.
constexpr std::size_t longestKeptText = 1 << 20;

bool isKeptWithText(const TextDocumentPtr &text) {
    return text && text->size() <= longestKeptText;
}

/// The sentence about a file of the user's would advise another place.
Error notKept(Error error) {
    if (error.kind == ErrorKind::FileNotWritten)
        error.kind = ErrorKind::RunNotKept;
    return error;
}

std::optional<Error> writeRun(const QString &path, Checkpoint &checkpoint, bool onlyWeights) {
    std::optional<Error> refusal;
    const auto failure = guarded(
        [&] { refusal = onlyWeights ? exportStateDict(path, checkpoint) : saveRun(path, checkpoint); });
    return failure ? failure : refusal;
}

} // namespace

struct RunKeeper::Reference {
    std::mutex mutex;
    TextDocumentPtr text;
    TextReference reference;

    TextReference to(const TextDocumentPtr &wanted, bool withContent) {
        const std::lock_guard lock(mutex);
        if (text != wanted) {
            reference = referenceTo(*wanted, false);
            text = wanted;
        }
        TextReference result = reference;
        if (withContent && !result.content && wanted->size() > 0)
            result.content = contentOf(*wanted);
        return result;
    }
};

RunKeeper::RunKeeper(TrainingSession &session, LeftRuns &folder, int interval)
    : m_session(session)
    , m_folder(folder)
    , m_interval(interval)
    , m_reference(std::make_shared<Reference>()) {
    m_pool.setMaxThreadCount(1);
    connect(&m_session, &TrainingSession::checkpointAvailable, this, &RunKeeper::write);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &RunKeeper::keep);
    m_timer.start(m_interval);
}

RunKeeper::~RunKeeper() {
    m_pool.waitForDone();
}

bool RunKeeper::isUnsaved() const {
    return m_session.description() && m_session.step() > 0 && !(m_saved == now());
}

void RunKeeper::setSavedAs(const QString &path) {
    m_saved = now();
    m_savedPath = path;
}

bool RunKeeper::hasNews() const {
    return isUnsaved() && !(m_kept == now());
}

/// A run that is in the user's file is not to be offered as one that was left behind.
void RunKeeper::discardIfSaved() {
    if (m_saved == now())
        m_folder.discardOwn();
}

void RunKeeper::save(const QString &path, bool withText) {
    request(Purpose::Save, path, withText);
}

void RunKeeper::exportWeights(const QString &path) {
    request(Purpose::Export, path, false);
}

void RunKeeper::keep() {
    if (m_keeping || !hasNews()) {
        m_timer.start(m_interval);
        return;
    }
    const auto path = m_folder.ownFile();
    if (!path) {
        tellNotKept(path.error());
        m_timer.start(m_interval);
        return;
    }
    m_keeping = true;
    m_sinceRequest.start();
    request(Purpose::Keep, *path, isKeptWithText(m_session.text()));
}

void RunKeeper::tellNotKept(const Error &error) {
    if (!std::exchange(m_keepingFailed, true))
        emit failed(notKept(error));
}

void RunKeeper::request(Purpose purpose, const QString &path, bool withText) {
    m_orders.push_back({++m_lastOrder, purpose, path, withText, m_session.runId()});
    m_session.requestCheckpoint(m_lastOrder);
}

void RunKeeper::write(
    quint64 number, const std::shared_ptr<Checkpoint> &checkpoint, const TextDocumentPtr &text) {
    const auto found = std::find_if(
        m_orders.begin(), m_orders.end(), [number](const Order &order) { return order.number == number; });
    if (found == m_orders.end())
        return;
    const Order order = *found;
    m_orders.erase(found);
    writeTo(order, checkpoint, text);
}

void RunKeeper::writeTo(
    const Order &order, const std::shared_ptr<Checkpoint> &checkpoint, const TextDocumentPtr &text) {
    const Moment moment{order.runId, checkpoint->step};
    m_pool.start([=, reference = m_reference] {
        checkpoint->text = reference->to(text, order.withText);
        const auto error = writeRun(order.path, *checkpoint, order.purpose == Purpose::Export);
        QMetaObject::invokeMethod(
            this, [=] { finish(order, moment, error); }, Qt::QueuedConnection);
    });
}

void RunKeeper::finish(const Order &order, const Moment &moment, const std::optional<Error> &error) {
    switch (order.purpose) {
    case Purpose::Keep:
        m_keeping = false;
        m_timer.start(static_cast<int>(
            std::clamp<qint64>(pauseAfterKeeping * m_sinceRequest.elapsed(), m_interval, longestPause)));
        if (error)
            return tellNotKept(*error);
        m_kept = moment;
        m_keepingFailed = false;
        discardIfSaved();
        return;
    case Purpose::PutAside:
        if (error)
            tellNotKept(*error);
        return;
    case Purpose::Save:
        if (error)
            break;
        m_saved = moment;
        m_savedPath = order.path;
        discardIfSaved();
        emit saved(order.path);
        return;
    case Purpose::Export:
        if (error)
            break;
        emit exported(order.path);
        return;
    }
    emit failed(*error);
}

void RunKeeper::putAside(const std::shared_ptr<Checkpoint> &checkpoint, const TextDocumentPtr &text) {
    const auto path = m_folder.ownFile();
    if (!path)
        return tellNotKept(path.error());
    writeTo(
        {++m_lastOrder, Purpose::PutAside, *path, isKeptWithText(text), m_session.runId()}, checkpoint, text);
}

std::optional<Error> RunKeeper::saveBeforeLeaving() {
    m_pool.waitForDone();
    discardIfSaved();
    if (!hasNews())
        return std::nullopt;
    const auto path = m_folder.ownFile();
    if (!path)
        return notKept(path.error());
    const auto checkpoint = m_session.checkpointNow();
    const TextDocumentPtr text = m_session.text();
    if (!checkpoint || !text)
        return std::nullopt;
    checkpoint->text = m_reference->to(text, isKeptWithText(text));
    if (const auto error = writeRun(*path, *checkpoint, false))
        return notKept(*error);
    m_kept = {m_session.runId(), checkpoint->step};
    return std::nullopt;
}

} // namespace headlight
