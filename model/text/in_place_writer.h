// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/code_points.h"

#include <algorithm>
#include <cstddef>
#include <deque>

namespace headlight {

/// Writes a text over the part of it that has been read. The rare characters that become more than one wait
/// for room.
class InPlaceWriter {
public:
    explicit InPlaceWriter(CodePoints &characters)
        : m_characters(characters) {}

    /// The next character, when the first `read` of the old text are no longer needed.
    void put(TokenId character, std::size_t read) {
        m_waiting.push_back(character);
        while (!m_waiting.empty() && m_written < read) {
            m_characters[m_written++] = m_waiting.front();
            m_waiting.pop_front();
        }
    }

    /// The characters of the old text from `from` to `read`, which is read up to there.
    void keep(std::size_t from, std::size_t read) {
        while (from < read && !m_waiting.empty()) {
            const TokenId character = m_characters[from];
            put(character, ++from);
        }
        const auto begin = m_characters.begin();
        if (m_written != from)
            std::copy(begin + from, begin + read, begin + m_written);
        m_written += read - from;
    }

    /// To be called at the end.
    void finish() {
        m_characters.resize(m_written);
        m_characters.insert(m_characters.end(), m_waiting.begin(), m_waiting.end());
    }

private:
    CodePoints &m_characters;
    std::size_t m_written = 0;
    std::deque<TokenId> m_waiting;
};

} // namespace headlight
