// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace headlight {

/// A few threads that run the same function at once, each with its own number, and are waited for.
/// The caller is number 0. Used from one thread.
class ThreadTeam {
public:
    /// `size` threads in all, the caller included; at least 1.
    explicit ThreadTeam(std::size_t size);
    ~ThreadTeam();
    ThreadTeam(const ThreadTeam &) = delete;
    ThreadTeam &operator=(const ThreadTeam &) = delete;

    std::size_t size() const { return m_threads.size() + 1; }
    /// Calls work(0) .. work(size() - 1), one a thread, and returns when all have returned. `work` must not
    /// throw.
    void run(const std::function<void(std::size_t)> &work);

private:
    void serve(std::size_t number);

    std::vector<std::thread> m_threads;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    const std::function<void(std::size_t)> *m_work = nullptr;
    std::atomic<std::uint64_t> m_round{0}; ///< counts calls of run()
    std::atomic<std::size_t> m_working{0};
    std::atomic<bool> m_ended{false};
};

} // namespace headlight
