// SPDX-License-Identifier: GPL-3.0-or-later
// PickleReader: the opcodes that put values into others.
#include "model/checkpoint/pickle_opcodes.h"
#include "model/checkpoint/pickle_reader.h"

#include <algorithm>

namespace headlight {

namespace op = pickle_opcode;

namespace {

[[noreturn]] void malformed() {
    throwDamaged("data.pkl");
}

constexpr std::size_t longestModule = 256;

} // namespace

bool PickleReader::collect(unsigned char opcode) {
    switch (opcode) {
    case op::Mark:
        m_budget.takeForValues(2 * sizeof(std::size_t));
        m_marks.push_back(m_stack.size());
        return true;
    case op::PopMark:
        m_stack.resize(popMark());
        return true;
    case op::Tuple:
        gather(PickleNode::Kind::Tuple, popMark());
        return true;
    case op::Tuple1:
    case op::Tuple2:
    case op::Tuple3:
        gather(PickleNode::Kind::Tuple, fromTop(opcode - op::Tuple1 + 1u));
        return true;
    case op::List:
        gather(PickleNode::Kind::List, popMark());
        return true;
    case op::FrozenSet:
        gather(PickleNode::Kind::Set, popMark());
        return true;
    case op::Dict:
        gather(PickleNode::Kind::Dict, popMark());
        return true;
    case op::SetItem:
        setItems(fromTop(2));
        return true;
    case op::SetItems:
        setItems(popMark());
        return true;
    case op::Append:
        append(fromTop(1));
        return true;
    case op::Appends:
    case op::AddItems:
        append(popMark());
        return true;
    default:
        return false;
    }
}

bool PickleReader::object(unsigned char opcode) {
    switch (opcode) {
    case op::Global: {
        const PickleValue module = line();
        global(module, line());
        return true;
    }
    case op::StackGlobal: {
        const PickleValue name = pop();
        global(pop(), name);
        return true;
    }
    case op::BinPersId: {
        const PickleValue id = pop();
        push(newNode(PickleNode::Kind::PersistentId));
        topNode()->first = id;
        return true;
    }
    case op::NewObjEx:
        pop(); // keyword arguments
        call();
        return true;
    case op::Reduce:
    case op::NewObj:
        call();
        return true;
    case op::Build:
        build();
        return true;
    default:
        return false;
    }
}

void PickleReader::global(PickleValue module, PickleValue name) {
    const auto moduleName = m_pickle.string(module);
    const auto className = m_pickle.string(name);
    if (!moduleName || !className || moduleName->size() + className->size() > longestModule)
        malformed();
    push(newNode(PickleNode::Kind::Global));
    topNode()->first = module;
    topNode()->second = name;
}

// A dict in a class of its own is a dict to us; whatever else is called stays a note of the call.
void PickleReader::call() {
    const PickleValue arguments = pop();
    const PickleValue called = pop();
    const PickleNode *given = m_pickle.node(arguments, PickleNode::Kind::Tuple);
    const bool plain = given != nullptr && given->items.empty();
    const bool isDict = plain && m_pickle.globalName(called) == "collections.OrderedDict";
    push(newNode(isDict ? PickleNode::Kind::Dict : PickleNode::Kind::Object));
    topNode()->first = called;
    topNode()->second = arguments;
}

void PickleReader::build() {
    const PickleValue state = pop();
    if (PickleNode *built = topNode())
        built->state = state;
}

void PickleReader::gather(PickleNode::Kind kind, std::size_t from) {
    const PickleValue gathered = newNode(kind);
    const auto begin = m_stack.begin() + static_cast<std::ptrdiff_t>(from);
    m_pickle.nodeAt(gathered.node).items.assign(begin, m_stack.end());
    if (kind == PickleNode::Kind::Dict && (m_stack.size() - from) % 2 != 0)
        malformed();
    m_stack.resize(from);
    push(gathered);
}

void PickleReader::setItems(std::size_t from) {
    if ((m_stack.size() - from) % 2 != 0)
        malformed();
    moveInto(from, {PickleNode::Kind::Dict, PickleNode::Kind::Object});
}

// A list in a class of its own has no use here.
void PickleReader::append(std::size_t from) {
    moveInto(from, {PickleNode::Kind::List, PickleNode::Kind::Set});
}

void PickleReader::moveInto(std::size_t from, std::initializer_list<PickleNode::Kind> kinds) {
    if (from == m_stack.size()) {
        top();
        return;
    }
    const std::vector<PickleValue> moved(m_stack.begin() + static_cast<std::ptrdiff_t>(from), m_stack.end());
    m_stack.resize(from);
    PickleNode *target = topNode();
    if (target == nullptr)
        malformed();
    if (std::find(kinds.begin(), kinds.end(), target->kind) != kinds.end())
        target->items.insert(target->items.end(), moved.begin(), moved.end());
    else if (target->kind != PickleNode::Kind::Object)
        malformed();
}

PickleNode *PickleReader::topNode() {
    const PickleValue &value = top();
    return value.kind == PickleValue::Kind::Node ? &m_pickle.nodeAt(value.node) : nullptr;
}

std::size_t PickleReader::popMark() {
    if (m_marks.empty())
        malformed();
    const std::size_t from = m_marks.back();
    m_marks.pop_back();
    return from;
}

std::size_t PickleReader::fromTop(std::size_t count) const {
    const std::size_t floor = m_marks.empty() ? 0 : m_marks.back();
    if (m_stack.size() - floor < count)
        malformed();
    return m_stack.size() - count;
}

PickleValue PickleReader::line() {
    const std::string &bytes = m_pickle.bytes();
    const auto end = bytes.find('\n', m_at);
    if (end == std::string::npos || end - m_at > longestModule)
        malformed();
    PickleValue value;
    value.kind = PickleValue::Kind::String;
    value.slice.at = static_cast<std::uint32_t>(m_at);
    value.slice.length = static_cast<std::uint32_t>(end - m_at);
    m_at = end + 1;
    return value;
}

} // namespace headlight
