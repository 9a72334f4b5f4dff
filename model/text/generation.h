// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/tokenizer.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace headlight {

/// One click on Generate.
struct GenerationRequest {
    std::vector<TokenId> prompt;       ///< at least one token; the last T condition the model
    std::int64_t tokens = 500;         ///< new tokens
    double temperature = 1.0;          ///< 1 = the chapter's; 0 = always the most likely
    std::optional<std::uint64_t> seed; ///< absent: a copy of the run's stream as it stands
};

} // namespace headlight
