// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/pickle_reader.h"

#include "model/checkpoint/pickle_opcodes.h"

#include <cstring>
#include <utility>

namespace headlight {

namespace op = pickle_opcode;
using Kind = PickleValue::Kind;

namespace {

// What is taken from the budget: twice the size, as vectors grow by doubling.
constexpr std::uint64_t costOfValue = 2 * sizeof(PickleValue);
constexpr std::uint64_t costOfNode = sizeof(PickleNode) + costOfValue;

[[noreturn]] void malformed() {
    throwDamaged("data.pkl");
}

PickleValue integerValue(std::int64_t integer, Kind kind = Kind::Integer) {
    PickleValue value;
    value.kind = kind;
    value.integer = integer;
    return value;
}

} // namespace

PickleReader::PickleReader(std::string bytes, ReadingBudget &budget)
    : m_budget(budget)
    , m_pickle(std::move(bytes)) {
    if (m_pickle.bytes().size() > largestPickle)
        throwDamaged("data.pkl is far too large");
    m_budget.takeMemory(m_pickle.bytes().size());
}

Pickle PickleReader::read() {
    while (true) {
        const auto opcode = static_cast<unsigned char>(*take(1));
        if (opcode == op::Stop)
            break;
        const bool known = scalar(opcode) || text(opcode) || empty(opcode) || collect(opcode) ||
                           memory(opcode) || object(opcode);
        if (!known)
            malformed();
    }
    m_pickle.setRoot(pop());
    return std::move(m_pickle);
}

bool PickleReader::scalar(unsigned char opcode) {
    switch (opcode) {
    case op::Proto:
        protocol();
        return true;
    case op::Frame:
        number(8); // only tells an unpickler how much to read ahead
        return true;
    case op::None:
        push({});
        return true;
    case op::NewTrue:
    case op::NewFalse:
        push(integerValue(opcode == op::NewTrue ? 1 : 0, Kind::Boolean));
        return true;
    case op::BinInt:
        push(integerValue(static_cast<std::int32_t>(static_cast<std::uint32_t>(number(4)))));
        return true;
    case op::BinInt1:
    case op::BinInt2:
        push(integerValue(static_cast<std::int64_t>(number(opcode == op::BinInt1 ? 1 : 2))));
        return true;
    case op::Long1:
    case op::Long4:
        longInteger(number(opcode == op::Long1 ? 1 : 4));
        return true;
    default:
        return false;
    }
}

bool PickleReader::text(unsigned char opcode) {
    switch (opcode) {
    case op::ShortBinUnicode:
        slice(Kind::String, number(1));
        return true;
    case op::BinUnicode:
        slice(Kind::String, number(4));
        return true;
    case op::BinUnicode8:
        slice(Kind::String, number(8));
        return true;
    case op::ShortBinString: // Python 2's str
        slice(Kind::String, number(1));
        return true;
    case op::BinString:
        slice(Kind::String, number(4));
        return true;
    case op::ShortBinBytes:
        slice(Kind::Bytes, number(1));
        return true;
    case op::BinBytes:
        slice(Kind::Bytes, number(4));
        return true;
    case op::BinBytes8:
    case op::ByteArray8:
        slice(Kind::Bytes, number(8));
        return true;
    default:
        return false;
    }
}

bool PickleReader::empty(unsigned char opcode) {
    switch (opcode) {
    case op::EmptyTuple:
        push(newNode(PickleNode::Kind::Tuple));
        return true;
    case op::EmptyList:
        push(newNode(PickleNode::Kind::List));
        return true;
    case op::EmptyDict:
        push(newNode(PickleNode::Kind::Dict));
        return true;
    case op::EmptySet:
        push(newNode(PickleNode::Kind::Set));
        return true;
    case op::BinFloat: {
        // The one number that stands in the file with its first byte first.
        const char *bytes = take(sizeof(double));
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < sizeof(double); ++i)
            bits = bits << 8 | static_cast<unsigned char>(bytes[i]);
        PickleValue value;
        value.kind = Kind::Float;
        std::memcpy(&value.number, &bits, sizeof(double));
        push(value);
        return true;
    }
    default:
        return false;
    }
}

bool PickleReader::memory(unsigned char opcode) {
    switch (opcode) {
    case op::BinPut:
        remember(number(1));
        return true;
    case op::LongBinPut:
        remember(number(4));
        return true;
    case op::Memoize:
        remember(m_memo.size());
        return true;
    case op::BinGet:
        recall(number(1));
        return true;
    case op::LongBinGet:
        recall(number(4));
        return true;
    case op::Dup:
        push(top());
        return true;
    case op::Pop:
        // A mark counts as one entry of the stack.
        if (!m_marks.empty() && m_marks.back() == m_stack.size())
            m_marks.pop_back();
        else
            pop();
        return true;
    default:
        return false;
    }
}

void PickleReader::protocol() {
    const std::uint64_t version = number(1);
    if (version > 5)
        throwDamaged("data.pkl has an unknown protocol");
}

void PickleReader::longInteger(std::uint64_t length) {
    if (length > sizeof(std::int64_t)) {
        slice(Kind::LongInteger, length);
        return;
    }
    std::uint64_t bits = number(static_cast<std::size_t>(length));
    const bool negative = length > 0 && (bits >> (8 * length - 1) & 1) != 0;
    if (negative && length < sizeof(std::int64_t))
        bits |= ~std::uint64_t{0} << (8 * length);
    std::int64_t integer = 0;
    std::memcpy(&integer, &bits, sizeof(integer));
    push(integerValue(integer));
}

void PickleReader::slice(Kind kind, std::uint64_t length) {
    PickleValue value;
    value.kind = kind;
    value.slice.at = static_cast<std::uint32_t>(m_at);
    value.slice.length =
        static_cast<std::uint32_t>(length); // take() below holds it against the pickle's size
    take(length);
    push(value);
}

void PickleReader::remember(std::uint64_t index) {
    // Picklers number them one by one, some from 1.
    constexpr std::uint64_t widestGap = 16;
    if (index > m_memo.size() + widestGap)
        malformed();
    if (index >= m_memo.size()) {
        m_budget.takeForValues((index + 1 - m_memo.size()) * costOfValue);
        m_memo.resize(static_cast<std::size_t>(index) + 1);
    }
    m_memo[static_cast<std::size_t>(index)] = top();
}

void PickleReader::recall(std::uint64_t index) {
    if (index >= m_memo.size())
        malformed();
    push(m_memo[index]);
}

void PickleReader::push(PickleValue value) {
    m_budget.takeForValues(costOfValue);
    m_stack.push_back(value);
}

PickleValue PickleReader::pop() {
    const PickleValue value = top();
    m_stack.pop_back();
    return value;
}

PickleValue &PickleReader::top() {
    // What stands below the last mark may not be touched.
    if (m_stack.size() <= (m_marks.empty() ? 0 : m_marks.back()))
        malformed();
    return m_stack.back();
}

PickleValue PickleReader::newNode(PickleNode::Kind kind) {
    m_budget.takeForValues(costOfNode);
    return m_pickle.add(kind);
}

const char *PickleReader::take(std::uint64_t count) {
    if (count > m_pickle.bytes().size() - m_at)
        throwDamaged("data.pkl ends too early");
    const char *bytes = m_pickle.bytes().data() + m_at;
    m_at += static_cast<std::size_t>(count);
    return bytes;
}

std::uint64_t PickleReader::number(std::size_t bytes) {
    const char *taken = take(bytes);
    std::uint64_t number = 0;
    for (std::size_t i = bytes; i-- > 0;)
        number = number << 8 | static_cast<unsigned char>(taken[i]);
    return number;
}

} // namespace headlight
