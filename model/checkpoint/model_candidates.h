// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/tensor_layout.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// The names of chapterParameters().
std::vector<std::string> chapterKeys();

/// The models that the tensors of a file could belong to: those whose keys, but for one prefix, are names of
/// the chapter's parameters.
class ModelCandidates {
public:
    /// `entries` must outlive this.
    explicit ModelCandidates(const std::vector<TensorEntry> &entries);

    /// The parameters of the first whole model, in the order of chapterParameters().
    /// Throws KeysMismatch when there is none.
    std::vector<TensorEntry> best() const;

private:
    struct Candidate {
        std::string prefix;                          ///< "model.module."
        std::vector<const TensorEntry *> parameters; ///< null where one is missing
        std::size_t found = 0;
    };

    struct Match {
        std::size_t parameter;
        std::string_view prefix;
    };

    std::vector<const TensorEntry *> parametersMissing() const {
        return std::vector<const TensorEntry *>(m_names.size(), nullptr);
    }
    std::optional<Match> match(std::string_view key) const;
    Candidate *candidateWith(std::string_view prefix);
    std::vector<std::string> unexpected(const Candidate &candidate) const;
    std::vector<std::string> missing(const Candidate &candidate) const;
    [[noreturn]] void refuse(const Candidate &candidate) const;

    const std::vector<TensorEntry> &m_entries;
    std::vector<std::string> m_names; ///< of the chapter's parameters
    std::vector<Candidate> m_candidates;
};

} // namespace headlight
