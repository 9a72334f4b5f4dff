// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/thread_team.h"

#include <chrono>

namespace headlight {

namespace {

/// Waits a little without sleeping: a step is shorter than the system needs to wake a thread.
template <class Condition> bool spinUntil(const Condition &condition) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::microseconds(100);
    do {
        for (int i = 0; i < 32; ++i) {
            if (condition())
                return true;
        }
        std::this_thread::yield();
    } while (std::chrono::steady_clock::now() < end);
    return condition();
}

} // namespace

ThreadTeam::ThreadTeam(std::size_t size) {
    for (std::size_t number = 1; number < size; ++number)
        m_threads.emplace_back([this, number] { serve(number); });
}

ThreadTeam::~ThreadTeam() {
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        m_ended = true;
    }
    m_wake.notify_all();
    for (std::thread &thread : m_threads)
        thread.join();
}

void ThreadTeam::run(const std::function<void(std::size_t)> &work) {
    if (!m_threads.empty()) {
        const std::lock_guard<std::mutex> lock(m_mutex);
        m_work = &work;
        m_working = m_threads.size();
        ++m_round;
    }
    m_wake.notify_all();
    work(0);
    while (m_working.load(std::memory_order_acquire) != 0)
        std::this_thread::yield();
}

void ThreadTeam::serve(std::size_t number) {
    std::uint64_t seen = 0;
    while (true) {
        const auto called = [&] { return m_round.load(std::memory_order_acquire) != seen || m_ended; };
        if (!spinUntil(called)) {
            std::unique_lock<std::mutex> lock(m_mutex);
            m_wake.wait(lock, called);
        }
        if (m_ended)
            return;
        ++seen;
        (*m_work)(number);
        m_working.fetch_sub(1, std::memory_order_release);
    }
}

} // namespace headlight
