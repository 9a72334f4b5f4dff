// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/probe.h"

#include <algorithm>

namespace headlight {

namespace {

/// Where windows of the observed part may start and where that part ends.
struct ObservedPart {
    std::size_t begin;
    std::size_t end;
};

ObservedPart observedPart(const TextDocument &text, std::size_t blockSize) {
    if (text.validationSize() >= blockSize)
        return {text.trainSize(), text.size()};
    return {0, text.trainSize() > 0 ? text.trainSize() : text.size()};
}

Probe windowAt(const TextDocument &text, std::size_t begin, std::size_t length) {
    Probe probe;
    for (std::size_t at = begin; at < begin + length; ++at) {
        probe.tokens.push_back(text.tokens[at]);
        probe.next.push_back(at + 1 < text.size() ? std::optional(text.tokens[at + 1]) : std::nullopt);
    }
    return probe;
}

/// What is looked at when there is a vocabulary but no text.
Probe firstOfVocabulary(const TextDocument &text) {
    return text.vocabularySize() > 0 ? Probe{{0}, {std::nullopt}} : Probe{};
}

} // namespace

Probe defaultProbe(const TextDocument &text, std::int64_t blockSize) {
    if (text.size() == 0)
        return firstOfVocabulary(text);
    const auto length = static_cast<std::size_t>(blockSize);
    const auto part = observedPart(text, length);
    const std::size_t shown = std::min(length, part.end - part.begin);
    const std::size_t begin = part.begin == 0 ? part.end - shown : part.begin;
    return windowAt(text, begin, shown);
}

Probe sampleProbe(const TextDocument &text, std::int64_t blockSize, std::mt19937_64 &random) {
    if (text.size() == 0)
        return firstOfVocabulary(text);
    const auto length = static_cast<std::size_t>(blockSize);
    const auto part = observedPart(text, length);
    const std::size_t shown = std::min(length, part.end - part.begin);
    const std::size_t places = part.end - part.begin - shown + 1;
    return windowAt(text, part.begin + static_cast<std::size_t>(random() % places), shown);
}

Outcome<Probe> typedProbe(const TextDocument &text, std::u32string_view characters, std::int64_t blockSize) {
    if (characters.empty())
        return Error{ErrorKind::EmptyProbe, {}, {}};
    if (characters.size() > static_cast<std::size_t>(blockSize)) {
        Error error{ErrorKind::ProbeTooLong, {}, {}};
        error.number = static_cast<std::int64_t>(characters.size());
        error.limit = blockSize;
        return error;
    }
    auto tokens = text.tokenizer.encode(characters);
    if (!tokens)
        return tokens.error();
    Probe probe;
    probe.tokens = *tokens;
    for (std::size_t at = 1; at < probe.tokens.size(); ++at)
        probe.next.emplace_back(probe.tokens[at]);
    probe.next.emplace_back(std::nullopt);
    return probe;
}

} // namespace headlight
