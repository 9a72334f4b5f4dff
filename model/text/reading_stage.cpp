// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/reading_stage.h"

#include "model/text/error.h"

#include <algorithm>
#include <utility>

namespace headlight {

ReadingStage::ReadingStage(ReadingProgress progress, double from, double to)
    : m_progress(std::move(progress))
    , m_from(from)
    , m_to(to) {
}

void ReadingStage::reached(std::size_t done, std::size_t all) {
    constexpr std::size_t apart = 1u << 20;
    if (!m_progress || (done >= m_told && done < m_told + apart && done < all))
        return;
    m_told = done;
    const double share = all > 0 ? static_cast<double>(done) / static_cast<double>(all) : 1;
    m_share = std::max(m_share, share);
    if (!m_progress(m_from + (m_to - m_from) * m_share))
        throw ErrorException(Error{ErrorKind::Cancelled, {}, {}});
}

} // namespace headlight
