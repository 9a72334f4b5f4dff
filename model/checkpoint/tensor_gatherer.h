// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/pickle_node.h"
#include "model/checkpoint/reading_budget.h"
#include "model/checkpoint/tensor_layout.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Finds every tensor in the dicts of a pickle, in dicts within dicts, and in the modules of a model that was
/// pickled whole. Dicts that usually hold the weights come first.
class TensorGatherer {
public:
    TensorGatherer(const Pickle &pickle, ReadingBudget &budget);

    /// Throws FileDamaged.
    std::vector<TensorEntry> gather();

private:
    struct Place {
        PickleValue value;
        std::string path; ///< "model."
        int depth = 0;
        std::optional<std::uint32_t> owner; ///< the model that was pickled whole around it
    };

    void visit(const Place &place);
    void visitItems(const PickleNode &node, const Place &place);
    void visitModule(const PickleNode &state, const Place &place);
    void add(const PickleValue &value, std::string key, std::uint32_t owner);
    void later(Place place, bool first);
    std::string keyOf(const PickleValue &key, const std::string &path) const;

    const Pickle &m_pickle;
    ReadingBudget &m_budget;
    std::vector<bool> m_visited;
    std::deque<Place> m_usual; ///< under a name that usually holds the weights
    std::deque<Place> m_others;
    std::vector<TensorEntry> m_entries;
};

} // namespace headlight
