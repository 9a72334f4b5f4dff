// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frame_credit.h"

namespace headlight {

qint64 FrameCredit::wait(qint64 now) const {
    return qMax<qint64>(0, m_lastSent + interval - now);
}

void FrameCredit::spend(qint64 now) {
    m_inFlight = true;
    m_lastSent = now;
}

} // namespace headlight
