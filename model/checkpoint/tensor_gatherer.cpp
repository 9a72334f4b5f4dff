// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/tensor_gatherer.h"

#include "model/checkpoint/tensor_nodes.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

constexpr std::string_view usualNames[] = {"model", "model_state_dict", "state_dict", "module", "net"};
constexpr int deepest = 16;
constexpr std::size_t mostTensors = 4096;
constexpr std::size_t longestKey = 512;

bool isUsual(std::string_view key) {
    return std::find(std::begin(usualNames), std::end(usualNames), key) != std::end(usualNames);
}

} // namespace

TensorGatherer::TensorGatherer(const Pickle &pickle, ReadingBudget &budget)
    : m_pickle(pickle)
    , m_budget(budget)
    , m_visited(pickle.size(), false) {
}

std::vector<TensorEntry> TensorGatherer::gather() {
    later({m_pickle.root(), {}, 0, {}}, true);
    while (!m_usual.empty() || !m_others.empty()) {
        std::deque<Place> &next = m_usual.empty() ? m_others : m_usual;
        const Place place = std::move(next.front());
        next.pop_front();
        visit(place);
    }
    return std::move(m_entries);
}

void TensorGatherer::visit(const Place &place) {
    const PickleNode *node = m_pickle.dict(place.value);
    if (node == nullptr || m_visited[place.value.node])
        return;
    // Whatever is referred to often, in circles perhaps, is looked at once.
    m_visited[place.value.node] = true;
    visitItems(*node, place);
    const PickleNode *state = m_pickle.node(node->state, PickleNode::Kind::Dict);
    if (node->kind == PickleNode::Kind::Object && state != nullptr)
        visitModule(*state, place);
}

void TensorGatherer::visitItems(const PickleNode &node, const Place &place) {
    for (std::size_t i = 0; i + 1 < node.items.size(); i += 2) {
        const PickleValue &value = node.items[i + 1];
        if (value.kind != PickleValue::Kind::Node)
            continue;
        const std::string key = keyOf(node.items[i], place.path);
        if (m_pickle.node(value, PickleNode::Kind::Object) != nullptr)
            add(value, key, place.owner.value_or(place.value.node));
        if (m_pickle.dict(value) != nullptr)
            later({value, key + ".", place.depth + 1, place.owner},
                isUsual(m_pickle.string(node.items[i]).value_or("")));
    }
}

// torch.nn.Module keeps its tensors in three dicts of its own.
void TensorGatherer::visitModule(const PickleNode &state, const Place &place) {
    for (const std::string_view name : {"_parameters", "_buffers", "_modules"}) {
        const PickleValue *inner = m_pickle.find(state, name);
        const PickleNode *dict = inner == nullptr ? nullptr : m_pickle.dict(*inner);
        if (dict != nullptr && !m_visited[inner->node]) {
            m_visited[inner->node] = true;
            visitItems(*dict, {*inner, place.path, place.depth, place.owner.value_or(place.value.node)});
        }
    }
}

void TensorGatherer::add(const PickleValue &value, std::string key, std::uint32_t owner) {
    if (m_entries.size() >= mostTensors)
        return;
    if (auto layout = tensorOf(m_pickle, value)) {
        m_budget.takeMemory(sizeof(TensorEntry) + key.size() + layout->sizes.size() * 16);
        m_entries.push_back({std::move(key), owner, std::move(*layout)});
    }
}

void TensorGatherer::later(Place place, bool first) {
    const PickleValue &value = place.value;
    if (place.depth > deepest || place.path.size() > longestKey || value.kind != PickleValue::Kind::Node ||
        m_visited[value.node])
        return;
    m_budget.takeForValues(sizeof(Place) + place.path.size());
    (first ? m_usual : m_others).push_back(std::move(place));
}

std::string TensorGatherer::keyOf(const PickleValue &key, const std::string &path) const {
    if (const auto name = m_pickle.string(key))
        return path + std::string(name->substr(0, longestKey));
    const auto number = m_pickle.integer(key);
    return path + (number ? std::to_string(*number) : "?");
}

} // namespace headlight
