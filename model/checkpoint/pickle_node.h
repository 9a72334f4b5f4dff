// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace headlight {

/// One value of a pickle: small ones stand here themselves, the others are a node of the Pickle.
struct PickleValue {
    enum class Kind : std::uint8_t {
        None,
        Boolean,
        Integer,
        LongInteger, ///< wider than 64 bits: its bytes are the slice, little-endian two's complement
        Float,
        String,
        Bytes,
        Node,
    };
    /// A part of the pickle's own bytes.
    struct Slice {
        std::uint32_t at;
        std::uint32_t length;
    };

    Kind kind = Kind::None;
    union {
        std::int64_t integer = 0; ///< also Boolean
        double number;
        Slice slice;
        std::uint32_t node;
    };
};

/// What holds other values. No class is ever looked up: a Global is only a name, and what calling it gave is
/// only an Object that remembers what was called with what.
struct PickleNode {
    enum class Kind : std::uint8_t { Tuple, List, Dict, Set, Global, Object, PersistentId };

    Kind kind = Kind::Tuple;
    std::vector<PickleValue> items; ///< of a Dict and an Object: key, value, key, value, ...
    PickleValue first;              ///< Global: the module; Object: what was called; PersistentId: the id
    PickleValue second;             ///< Global: the name; Object: the arguments
    PickleValue state;              ///< what BUILD gave
};

/// A pickle that was read: its nodes, which may refer to each other in circles, and its bytes.
class Pickle {
public:
    explicit Pickle(std::string bytes)
        : m_bytes(std::move(bytes)) {}

    const std::string &bytes() const { return m_bytes; }
    const PickleValue &root() const { return m_root; }
    void setRoot(PickleValue root) { m_root = root; }

    PickleValue add(PickleNode::Kind kind);
    std::size_t size() const { return m_nodes.size(); }
    PickleNode &nodeAt(std::uint32_t index) { return m_nodes[index]; }
    const PickleNode &nodeAt(std::uint32_t index) const { return m_nodes[index]; }

    /// The node that `value` is, if it is one of this kind; else null.
    const PickleNode *node(const PickleValue &value, PickleNode::Kind kind) const;
    /// The node whose items are keys and values: a Dict, or an Object of a class that is like one.
    const PickleNode *dict(const PickleValue &value) const;
    /// The value of a dict's key, the last one if it is there twice; null if it is not there.
    const PickleValue *find(const PickleNode &dict, std::string_view key) const;

    std::optional<std::string_view> string(const PickleValue &value) const;
    std::optional<std::int64_t> integer(const PickleValue &value) const;
    std::optional<std::uint64_t> unsignedInteger(const PickleValue &value) const;
    std::optional<bool> boolean(const PickleValue &value) const;
    /// "collections.OrderedDict" of a Global; empty for anything else.
    std::string globalName(const PickleValue &value) const;

private:
    std::string_view slice(const PickleValue &value) const;

    std::string m_bytes;
    std::deque<PickleNode> m_nodes;
    PickleValue m_root;
};

} // namespace headlight
