// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/left_runs.h"
#include "app/training_session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <memory>
#include <optional>

namespace headlight {

/// Saves the session's run: to a file when asked, and silently into the data folder while it trains, so that
/// closing and crashes lose nothing. Training is only held up for the copy; the rest happens elsewhere.
class RunKeeper : public QObject {
    Q_OBJECT
public:
    static constexpr int leastInterval = 10'000; ///< milliseconds between two silent savings

    /// `interval` is for tests.
    RunKeeper(TrainingSession &session, LeftRuns &folder, int interval = leastInterval);
    ~RunKeeper() override;

    /// Steps were trained that no file of the user's holds.
    bool isUnsaved() const;
    /// The present run's file of the user's; empty if there is none.
    QString savedPath() const { return m_saved.runId == m_session.runId() ? m_savedPath : QString(); }
    /// The present run is the one in this file of the user's.
    void setSavedAs(const QString &path);
    /// The present run is the one in the file it is kept in.
    void setKept() { m_kept = now(); }

    void save(const QString &path, bool withText);
    void exportWeights(const QString &path);
    /// Waits until everything is on the disk. The Error, if any, is RunNotKept: steps would be lost.
    std::optional<Error> saveBeforeLeaving();
    /// The present run, unsaved, is about to be replaced: keeps it as `checkpoint` has it, which is written
    /// to.
    void putAside(const std::shared_ptr<Checkpoint> &checkpoint, const TextDocumentPtr &text);

signals:
    void saved(const QString &path);
    void exported(const QString &path);
    void failed(const headlight::Error &error);

private:
    enum class Purpose { Save, Export, Keep, PutAside };
    struct Order {
        quint64 number = 0;
        Purpose purpose = Purpose::Keep;
        QString path;
        bool withText = false;
        quint64 runId = 0;
    };
    struct Moment {
        quint64 runId = 0;
        qint64 step = 0;
        bool operator==(const Moment &other) const { return runId == other.runId && step == other.step; }
    };
    struct Reference; ///< what a run file says of a text, kept because the hash of a long one takes a while

    void keep();
    void request(Purpose purpose, const QString &path, bool withText);
    void write(quint64 number, const std::shared_ptr<Checkpoint> &checkpoint, const TextDocumentPtr &text);
    void writeTo(
        const Order &order, const std::shared_ptr<Checkpoint> &checkpoint, const TextDocumentPtr &text);
    void finish(const Order &order, const Moment &moment, const std::optional<Error> &error);
    void discardIfSaved();
    void tellNotKept(const Error &error);
    Moment now() const { return {m_session.runId(), m_session.step()}; }
    bool hasNews() const;

    TrainingSession &m_session;
    LeftRuns &m_folder;
    int m_interval;
    QThreadPool m_pool; ///< one thread: files are written in the order they were asked for
    QTimer m_timer;
    QElapsedTimer m_sinceRequest; ///< of the silent saving under way
    bool m_keeping = false;
    bool m_keepingFailed = false; ///< has been told
    std::vector<Order> m_orders;  ///< waiting for their checkpoints
    quint64 m_lastOrder = 0;
    std::shared_ptr<Reference> m_reference;
    Moment m_kept;
    Moment m_saved;
    QString m_savedPath;
};

} // namespace headlight
