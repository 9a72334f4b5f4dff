// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headlight {

/// While one lives, the first request to end the program (Ctrl+C, a closed terminal, a shutdown) is only
/// noted, so that what was computed can be saved; a second one ends it at once.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption &) = delete;
    Interruption &operator=(const Interruption &) = delete;

    bool isRequested() const;
};

} // namespace headlight
