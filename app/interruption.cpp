// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/interruption.h"

#include <csignal>

namespace headlight {

namespace {

constexpr int requests[] = {
    SIGINT,
    SIGTERM,
#ifdef SIGHUP
    SIGHUP,
#endif
};

volatile std::sig_atomic_t requested = 0;

extern "C" void noteRequest(int number) {
    requested = 1;
    std::signal(number, SIG_DFL);
}

} // namespace

Interruption::Interruption() {
    requested = 0;
    for (const int number : requests) {
        // What is ignored, as under nohup, stays so.
        if (std::signal(number, noteRequest) == SIG_IGN)
            std::signal(number, SIG_IGN);
    }
}

Interruption::~Interruption() {
    for (const int number : requests) {
        if (std::signal(number, SIG_DFL) == SIG_IGN)
            std::signal(number, SIG_IGN);
    }
}

bool Interruption::isRequested() const {
    return requested != 0;
}

} // namespace headlight
