// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/bigram.h"

#include <cmath>
#include <unordered_map>
#include <vector>

namespace headlight {

namespace {

constexpr double addedCount = 0.1;

std::uint64_t pairKey(TokenId current, TokenId next) {
    return (static_cast<std::uint64_t>(current) << 32U) | next;
}

} // namespace

std::optional<double> bigramValidationLoss(const TextDocument &text) {
    const std::size_t split = text.trainSize();
    if (text.size() < split + 2) // also a vocabulary without its text
        return std::nullopt;
    const auto &tokens = text.tokens;
    // Sparse: a large vocabulary has far more possible pairs than a text has characters.
    std::unordered_map<std::uint64_t, std::size_t> pairs;
    std::vector<std::size_t> firsts(text.vocabularySize());
    for (std::size_t at = 0; at + 1 < split; ++at) {
        ++pairs[pairKey(tokens[at], tokens[at + 1])];
        ++firsts[tokens[at]];
    }
    double sum = 0;
    for (std::size_t at = split; at + 1 < tokens.size(); ++at) {
        const auto found = pairs.find(pairKey(tokens[at], tokens[at + 1]));
        const double count = found == pairs.end() ? 0.0 : static_cast<double>(found->second);
        const double total = static_cast<double>(firsts[tokens[at]]);
        const double allAdded = addedCount * static_cast<double>(text.vocabularySize());
        sum -= std::log((count + addedCount) / (total + allAdded));
    }
    return sum / static_cast<double>(tokens.size() - split - 1);
}

} // namespace headlight
