// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/checkpoint_file.h"

namespace headlight {

std::vector<ParameterShape> chapterParameters(
    std::int64_t vocabularySize, std::int64_t blockSize, std::int64_t nEmbd) {
    const std::int64_t V = vocabularySize;
    const std::int64_t T = blockSize;
    const std::int64_t C = nEmbd;
    return {
        {"token_embedding_table.weight", {V, C}},
        {"position_embedding_table.weight", {T, C}},
        {"sa_head.key.weight", {C, C}},
        {"sa_head.query.weight", {C, C}},
        {"sa_head.value.weight", {C, C}},
        {"lm_head.weight", {V, C}},
        {"lm_head.bias", {V}},
    };
}

} // namespace headlight
