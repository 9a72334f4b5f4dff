// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/text_reading.h"

#include <cstddef>

namespace headlight {

/// One part of a text's opening, which is told to the caller as a share of the whole.
class ReadingStage {
public:
    /// Tells nobody.
    ReadingStage() = default;
    /// Stands for the part `from` .. `to` of `progress`.
    ReadingStage(ReadingProgress progress, double from, double to);

    /// To be called often; tells about every megabyte. A stage may be gone through twice: it never tells less
    /// than before. Throws ErrorException (Cancelled).
    void reached(std::size_t done, std::size_t all);

private:
    ReadingProgress m_progress;
    double m_from = 0;
    double m_to = 1;
    std::size_t m_told = 0; ///< what was done when this stage last told
    double m_share = 0;     ///< what it told then
};

} // namespace headlight
