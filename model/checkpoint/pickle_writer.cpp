// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/pickle_writer.h"

#include "model/text/error.h"
#include "model/text/unicode.h"

#include <algorithm>
#include <cstring>

namespace headlight {

namespace {

/// Opcodes under the names of Python's pickletools.
enum Opcode : char {
    Proto = '\x80',
    Stop = '.',
    Mark = '(',
    None = 'N',
    NewTrue = '\x88',
    NewFalse = '\x89',
    BinInt = 'J',
    BinInt1 = 'K',
    BinInt2 = 'M',
    Long1 = '\x8a',
    BinUnicode = 'X',
    EmptyTuple = ')',
    Tuple1 = '\x85',
    Tuple2 = '\x86',
    Tuple = 't',
    EmptyDict = '}',
    SetItems = 'u',
    Global = 'c',
    Reduce = 'R',
    BinPersId = 'Q',
};

/// Python's own batch: no more than this waits on a reader's stack.
constexpr std::size_t pairsInBatch = 1000;

bool machineIsLittleEndian() {
    const std::uint16_t probe = 1;
    unsigned char first = 0;
    std::memcpy(&first, &probe, 1);
    return first == 1;
}

/// The strides of a tensor without gaps.
std::vector<std::int64_t> rowMajorStrides(const std::vector<std::int64_t> &sizes) {
    std::vector<std::int64_t> strides(sizes.size(), 1);
    for (std::size_t i = sizes.size(); i-- > 1;)
        strides[i - 1] = strides[i] * std::max<std::int64_t>(sizes[i], 1);
    return strides;
}

void checkCount(const std::vector<std::int64_t> &sizes, std::size_t count) {
    std::size_t product = 1;
    for (const std::int64_t size : sizes)
        product *= static_cast<std::size_t>(size);
    if (product == count)
        return;
    Error error;
    error.kind = ErrorKind::Internal;
    error.detail = "a tensor's sizes do not fit its values";
    throw ErrorException(std::move(error));
}

} // namespace

std::string withBytesSwapped(std::string_view bytes, std::size_t elementSize) {
    std::string swapped(bytes);
    for (std::size_t at = 0; at + elementSize <= swapped.size(); at += elementSize)
        std::reverse(swapped.begin() + static_cast<std::ptrdiff_t>(at),
            swapped.begin() + static_cast<std::ptrdiff_t>(at + elementSize));
    return swapped;
}

PickleWriter::PickleWriter() {
    opcode(Proto);
    littleEndian(2, 1);
}

void PickleWriter::none() {
    opcode(None);
}

void PickleWriter::boolean(bool value) {
    opcode(value ? NewTrue : NewFalse);
}

void PickleWriter::integer(std::int64_t value) {
    const auto bits = static_cast<std::uint64_t>(value);
    if (value < INT32_MIN || value > INT32_MAX) {
        longInteger(bits, value < 0);
    } else if (value < 0 || value > UINT16_MAX) {
        opcode(BinInt);
        littleEndian(bits, 4);
    } else if (value > UINT8_MAX) {
        opcode(BinInt2);
        littleEndian(bits, 2);
    } else {
        opcode(BinInt1);
        littleEndian(bits, 1);
    }
}

void PickleWriter::unsignedInteger(std::uint64_t value) {
    if (value <= static_cast<std::uint64_t>(INT64_MAX))
        integer(static_cast<std::int64_t>(value));
    else
        longInteger(value, false);
}

void PickleWriter::string(std::string_view utf8) {
    const std::string valid = toUtf8(fromUtf8(utf8));
    opcode(BinUnicode);
    littleEndian(valid.size(), 4);
    m_bytes.append(valid);
}

void PickleWriter::beginDict() {
    opcode(EmptyDict);
    m_pairs.push_back(0);
}

void PickleWriter::beginOrderedDict() {
    emptyOrderedDict();
    m_pairs.push_back(0);
}

void PickleWriter::key(std::string_view utf8) {
    if (m_pairs.back() == pairsInBatch) {
        opcode(SetItems);
        m_pairs.back() = 0;
    }
    if (m_pairs.back()++ == 0)
        opcode(Mark);
    string(utf8);
}

void PickleWriter::endDict() {
    if (m_pairs.back() > 0)
        opcode(SetItems);
    m_pairs.pop_back();
}

void PickleWriter::tensor(const std::vector<std::int64_t> &sizes, const std::vector<float> &values) {
    tensor("FloatStorage", sizes, values.data(), values.size(), sizeof(float));
}

void PickleWriter::tensor(const std::vector<std::int64_t> &sizes, const std::vector<double> &values) {
    tensor("DoubleStorage", sizes, values.data(), values.size(), sizeof(double));
}

void PickleWriter::tensor(const std::vector<std::int64_t> &sizes, const std::vector<std::int64_t> &values) {
    tensor("LongStorage", sizes, values.data(), values.size(), sizeof(std::int64_t));
}

void PickleWriter::tensor(const std::vector<std::uint8_t> &values) {
    tensor(std::string_view(reinterpret_cast<const char *>(values.data()), values.size()));
}

void PickleWriter::tensor(std::string_view values) {
    tensor("ByteStorage", {static_cast<std::int64_t>(values.size())}, values.data(), values.size(), 1);
}

// torch._utils._rebuild_tensor_v2(storage, offset, size, stride, requires_grad, backward_hooks), where the
// storage is the persistent id ("storage", type, entry, device, count).
void PickleWriter::tensor(std::string_view storageType, const std::vector<std::int64_t> &sizes,
    const void *values, std::size_t count, std::size_t elementSize) {
    checkCount(sizes, count);
    global("torch._utils", "_rebuild_tensor_v2");
    opcode(Mark);
    opcode(Mark);
    string("storage");
    global("torch", storageType);
    string(std::to_string(m_storages.size()));
    string("cpu");
    unsignedInteger(count);
    opcode(Tuple);
    opcode(BinPersId);
    integer(0);
    tuple(sizes);
    tuple(rowMajorStrides(sizes));
    boolean(false);
    emptyOrderedDict();
    opcode(Tuple);
    opcode(Reduce);

    const std::string_view bytes(static_cast<const char *>(values), count * elementSize);
    if (elementSize == 1 || machineIsLittleEndian())
        m_storages.push_back(bytes);
    else
        m_storages.push_back(m_swapped.emplace_back(withBytesSwapped(bytes, elementSize)));
}

const std::string &PickleWriter::finish() {
    opcode(Stop);
    return m_bytes;
}

void PickleWriter::littleEndian(std::uint64_t value, std::size_t bytes) {
    for (std::size_t i = 0; i < bytes; ++i)
        m_bytes.push_back(static_cast<char>(value >> (8 * i) & 0xff));
}

// Two's complement: the last byte goes as long as the one before it tells the sign as well.
void PickleWriter::longInteger(std::uint64_t bits, bool negative) {
    std::string digits;
    for (int i = 0; i < 8; ++i)
        digits.push_back(static_cast<char>(bits >> (8 * i) & 0xff));
    const char sign = negative ? '\xff' : '\0';
    digits.push_back(sign);
    while (digits.back() == sign && ((digits[digits.size() - 2] & 0x80) != 0) == negative)
        digits.pop_back();
    opcode(Long1);
    littleEndian(digits.size(), 1);
    m_bytes.append(digits);
}

void PickleWriter::global(std::string_view module, std::string_view name) {
    opcode(Global);
    m_bytes.append(module).append("\n").append(name).append("\n");
}

void PickleWriter::emptyOrderedDict() {
    global("collections", "OrderedDict");
    opcode(EmptyTuple);
    opcode(Reduce);
}

void PickleWriter::tuple(const std::vector<std::int64_t> &values) {
    if (values.empty()) {
        opcode(EmptyTuple);
        return;
    }
    if (values.size() > 2)
        opcode(Mark);
    for (const std::int64_t value : values)
        integer(value);
    opcode(values.size() == 1 ? Tuple1 : values.size() == 2 ? Tuple2 : Tuple);
}

} // namespace headlight
