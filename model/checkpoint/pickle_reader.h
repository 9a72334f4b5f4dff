// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/pickle_node.h"
#include "model/checkpoint/reading_budget.h"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

namespace headlight {

/// The largest data.pkl that is read, in bytes.
constexpr std::uint64_t largestPickle = 16ull << 20;

/// The few opcodes of pickle protocols 2 to 5 that files of plain values and tensors are made of (the
/// opcodes: Python's Lib/pickletools.py). Builds values only; nothing is imported or called.
class PickleReader {
public:
    PickleReader(std::string bytes, ReadingBudget &budget);

    /// Throws FileDamaged.
    Pickle read();

private:
    bool scalar(unsigned char opcode);
    bool text(unsigned char opcode);
    bool empty(unsigned char opcode);
    bool collect(unsigned char opcode);
    bool memory(unsigned char opcode);
    bool object(unsigned char opcode);

    void protocol();
    void longInteger(std::uint64_t length);
    void slice(PickleValue::Kind kind, std::uint64_t length);
    void global(PickleValue module, PickleValue name);
    void gather(PickleNode::Kind kind, std::size_t from);
    void setItems(std::size_t from);
    void append(std::size_t from);
    void moveInto(std::size_t from, std::initializer_list<PickleNode::Kind> kinds);
    void call();
    void build();
    void remember(std::uint64_t index);
    void recall(std::uint64_t index);

    void push(PickleValue value);
    PickleValue pop();
    PickleValue &top();
    std::size_t popMark();
    std::size_t fromTop(std::size_t count) const;
    PickleValue newNode(PickleNode::Kind kind);
    PickleNode *topNode();

    const char *take(std::uint64_t count);
    std::uint64_t number(std::size_t bytes);
    PickleValue line();

    ReadingBudget &m_budget;
    Pickle m_pickle;
    std::size_t m_at = 0;
    std::vector<PickleValue> m_stack;
    std::vector<std::size_t> m_marks; ///< how high the stack was at each MARK
    std::vector<PickleValue> m_memo;
};

} // namespace headlight
