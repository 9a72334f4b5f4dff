// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/pickle_node.h"

namespace headlight {

PickleValue Pickle::add(PickleNode::Kind kind) {
    PickleValue value;
    value.kind = PickleValue::Kind::Node;
    value.node = static_cast<std::uint32_t>(m_nodes.size());
    m_nodes.emplace_back().kind = kind;
    return value;
}

const PickleNode *Pickle::node(const PickleValue &value, PickleNode::Kind kind) const {
    if (value.kind != PickleValue::Kind::Node || m_nodes[value.node].kind != kind)
        return nullptr;
    return &m_nodes[value.node];
}

const PickleNode *Pickle::dict(const PickleValue &value) const {
    const PickleNode *plain = node(value, PickleNode::Kind::Dict);
    return plain != nullptr ? plain : node(value, PickleNode::Kind::Object);
}

const PickleValue *Pickle::find(const PickleNode &dict, std::string_view key) const {
    for (std::size_t i = dict.items.size(); i >= 2; i -= 2) {
        if (string(dict.items[i - 2]) == key)
            return &dict.items[i - 1];
    }
    return nullptr;
}

std::string_view Pickle::slice(const PickleValue &value) const {
    return std::string_view(m_bytes).substr(value.slice.at, value.slice.length);
}

std::optional<std::string_view> Pickle::string(const PickleValue &value) const {
    if (value.kind != PickleValue::Kind::String)
        return std::nullopt;
    return slice(value);
}

std::optional<std::int64_t> Pickle::integer(const PickleValue &value) const {
    if (value.kind != PickleValue::Kind::Integer)
        return std::nullopt;
    return value.integer;
}

std::optional<std::uint64_t> Pickle::unsignedInteger(const PickleValue &value) const {
    if (value.kind == PickleValue::Kind::Integer && value.integer >= 0)
        return static_cast<std::uint64_t>(value.integer);
    // Nine bytes, of which the last only says that the number is not negative.
    if (value.kind != PickleValue::Kind::LongInteger || value.slice.length != 9)
        return std::nullopt;
    const std::string_view bytes = slice(value);
    std::uint64_t number = 0;
    for (std::size_t i = 8; i-- > 0;)
        number = number << 8 | static_cast<unsigned char>(bytes[i]);
    return bytes[8] == '\0' ? std::optional(number) : std::nullopt;
}

std::optional<bool> Pickle::boolean(const PickleValue &value) const {
    if (value.kind != PickleValue::Kind::Boolean)
        return std::nullopt;
    return value.integer != 0;
}

std::string Pickle::globalName(const PickleValue &value) const {
    const PickleNode *global = node(value, PickleNode::Kind::Global);
    if (global == nullptr)
        return {};
    return std::string(slice(global->first)) + "." + std::string(slice(global->second));
}

} // namespace headlight
