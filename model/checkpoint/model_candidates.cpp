// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/model_candidates.h"

#include "model/checkpoint/checkpoint_file.h"
#include "model/checkpoint/reading_errors.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

/// What torch.compile, DataParallel, FSDP and activation checkpointing put between a module and its parent.
constexpr std::string_view wrappers[] = {
    "_orig_mod.", "module.", "_fsdp_wrapped_module.", "_checkpoint_wrapped_module."};

/// More would be no file of one model.
constexpr std::size_t mostCandidates = 64;

bool endsWith(std::string_view text, std::string_view end) {
    return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

bool startsWith(std::string_view text, std::string_view start) {
    return text.substr(0, start.size()) == start;
}

/// The mask of the head, which is always ours.
bool isMask(std::string_view key) {
    return key == "tril" || endsWith(key, ".tril");
}

/// Removes `part` ("key" or ".key"-like) from the end of `key`, at the border of a component.
bool removePart(std::string_view &key, std::string_view part) {
    const std::string_view before = key.substr(0, key.size() - std::min(key.size(), part.size()));
    if (!endsWith(key, part) || (!before.empty() && before.back() != '.'))
        return false;
    key = before;
    return true;
}

/// What stands before `name` in `key`, wrappers between the parts of the name left out.
std::optional<std::string_view> prefixOf(std::string_view key, std::string_view name) {
    while (true) {
        const auto dot = name.rfind('.');
        const std::string_view part = dot == std::string_view::npos ? name : name.substr(dot + 1);
        if (!removePart(key, part))
            return std::nullopt;
        if (dot == std::string_view::npos)
            return key;
        name = name.substr(0, dot);
        bool wrapped = true;
        while (wrapped)
            wrapped = std::any_of(std::begin(wrappers), std::end(wrappers),
                [&](std::string_view wrapper) { return removePart(key, wrapper); });
        if (key.empty())
            return std::nullopt;
        key.remove_suffix(1); // the dot before the part
    }
}

} // namespace

std::vector<std::string> chapterKeys() {
    std::vector<std::string> keys;
    for (ParameterShape &shape : chapterParameters(1, 1, 1))
        keys.push_back(std::move(shape.name));
    return keys;
}

ModelCandidates::ModelCandidates(const std::vector<TensorEntry> &entries)
    : m_entries(entries)
    , m_names(chapterKeys()) {
    for (const TensorEntry &entry : entries) {
        const auto matched = match(entry.key);
        if (!matched)
            continue;
        Candidate *candidate = candidateWith(matched->prefix);
        if (candidate == nullptr || candidate->parameters[matched->parameter] != nullptr)
            continue;
        candidate->parameters[matched->parameter] = &entry;
        ++candidate->found;
    }
}

std::optional<ModelCandidates::Match> ModelCandidates::match(std::string_view key) const {
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        if (const auto prefix = prefixOf(key, m_names[i]))
            return Match{i, *prefix};
    }
    return std::nullopt;
}

ModelCandidates::Candidate *ModelCandidates::candidateWith(std::string_view prefix) {
    const auto known = std::find_if(m_candidates.begin(), m_candidates.end(),
        [&](const Candidate &candidate) { return candidate.prefix == prefix; });
    if (known != m_candidates.end())
        return &*known;
    if (m_candidates.size() >= mostCandidates)
        return nullptr;
    m_candidates.push_back({std::string(prefix), parametersMissing(), 0});
    return &m_candidates.back();
}

std::vector<TensorEntry> ModelCandidates::best() const {
    const Candidate *best = nullptr;
    for (const Candidate &candidate : m_candidates) {
        const bool whole = candidate.found == m_names.size();
        if (whole && unexpected(candidate).empty()) {
            best = &candidate;
            break;
        }
        if (best == nullptr || candidate.found > best->found)
            best = &candidate;
    }
    if (best == nullptr) {
        refuse({{}, parametersMissing(), 0});
    }
    if (best->found < m_names.size() || !unexpected(*best).empty())
        refuse(*best);
    std::vector<TensorEntry> parameters;
    for (const TensorEntry *parameter : best->parameters)
        parameters.push_back(*parameter);
    return parameters;
}

// What shares a dict with a parameter, or stands below the model's own prefix, belongs to the model.
std::vector<std::string> ModelCandidates::unexpected(const Candidate &candidate) const {
    std::vector<std::string> keys;
    const auto isParameter = [&](const TensorEntry &entry) {
        return std::find(candidate.parameters.begin(), candidate.parameters.end(), &entry) !=
               candidate.parameters.end();
    };
    const auto belongs = [&](const TensorEntry &entry) {
        if (candidate.found == 0)
            return entry.owner == m_entries.front().owner;
        return std::any_of(candidate.parameters.begin(), candidate.parameters.end(),
                   [&](const TensorEntry *own) { return own != nullptr && own->owner == entry.owner; }) ||
               (!candidate.prefix.empty() && startsWith(entry.key, candidate.prefix));
    };
    for (const TensorEntry &entry : m_entries) {
        if (belongs(entry) && !isParameter(entry) && !isMask(entry.key))
            keys.push_back(entry.key);
    }
    return keys;
}

std::vector<std::string> ModelCandidates::missing(const Candidate &candidate) const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        if (candidate.parameters[i] == nullptr)
            names.push_back(m_names[i]);
    }
    return names;
}

void ModelCandidates::refuse(const Candidate &candidate) const {
    throw ErrorException(keysMismatch(missing(candidate), unexpected(candidate)));
}

} // namespace headlight
