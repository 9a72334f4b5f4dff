// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace headlight {

/// Decides when the worker may send a frame: never two under way, and not more often than the eye needs.
/// Times are milliseconds of the caller's clock.
class FrameCredit {
public:
    static constexpr qint64 interval = 40;

    bool isFree() const { return !m_inFlight; }
    /// Milliseconds until a frame is due again, 0 when it is now; says nothing about isFree().
    qint64 wait(qint64 now) const;
    void spend(qint64 now);
    void giveBack() { m_inFlight = false; }

private:
    bool m_inFlight = false;
    qint64 m_lastSent = -interval;
};

} // namespace headlight
