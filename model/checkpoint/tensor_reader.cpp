// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/tensor_reader.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace headlight {

namespace {

constexpr std::int64_t largest = std::numeric_limits<std::int64_t>::max();
/// What an expanded tensor, which repeats its storage, may have at least.
constexpr std::int64_t smallExpansion = 1 << 20;

[[noreturn]] void throwUnsupported(const std::string &key, std::string why) {
    throw ErrorException(Error{ErrorKind::UnsupportedTensor, shownName(key), std::move(why)});
}

[[noreturn]] void throwBadTensor(const std::string &key) {
    throwDamaged(shownName(key));
}

/// The bits of an unsigned number that stands in the file with its last byte first.
template <class Bits> Bits bitsAt(const char *bytes) {
    Bits bits = 0;
    for (std::size_t i = sizeof(Bits); i-- > 0;)
        bits = static_cast<Bits>(bits << 8 | static_cast<unsigned char>(bytes[i]));
    return bits;
}

template <class Number, class Bits> Number numberAt(const char *bytes) {
    const Bits bits = bitsAt<Bits>(bytes);
    Number number;
    static_assert(sizeof(number) == sizeof(bits));
    std::memcpy(&number, &bits, sizeof(number));
    return number;
}

float fromBits(std::uint32_t bits) {
    float number = 0;
    std::memcpy(&number, &bits, sizeof(number));
    return number;
}

/// IEEE 754 binary16: sign, 5 bits of exponent (bias 15), 10 of fraction.
float fromHalf(std::uint16_t half) {
    const std::uint32_t sign = (half & 0x8000u) << 16;
    const std::uint32_t exponent = half >> 10 & 0x1fu;
    const std::uint32_t fraction = half & 0x3ffu;
    if (exponent == 0x1f)
        return fromBits(sign | 0x7f800000u | fraction << 13);
    if (exponent != 0)
        return fromBits(sign | (exponent + 112) << 23 | fraction << 13);
    const float magnitude = static_cast<float>(fraction) * 0x1p-24f;
    return sign != 0 ? -magnitude : magnitude;
}

float floatAt(ElementType type, const char *bytes) {
    switch (type) {
    case ElementType::Float64:
        return static_cast<float>(numberAt<double, std::uint64_t>(bytes));
    case ElementType::Float16:
        return fromHalf(bitsAt<std::uint16_t>(bytes));
    case ElementType::BFloat16:
        return fromBits(static_cast<std::uint32_t>(bitsAt<std::uint16_t>(bytes)) << 16);
    default:
        return numberAt<float, std::uint32_t>(bytes);
    }
}

void assign(float &value, ElementType type, const char *bytes) {
    value = floatAt(type, bytes);
}

void assign(double &value, ElementType, const char *bytes) {
    value = numberAt<double, std::uint64_t>(bytes);
}

void assign(std::int64_t &value, ElementType, const char *bytes) {
    value = numberAt<std::int64_t, std::uint64_t>(bytes);
}

void assign(std::uint8_t &value, ElementType, const char *bytes) {
    value = static_cast<std::uint8_t>(*bytes);
}

void assign(char &value, ElementType, const char *bytes) {
    value = *bytes;
}

/// The last element's place in the storage, or -1 when it cannot be told in 64 bits.
std::int64_t lastPlace(const TensorLayout &layout) {
    std::int64_t place = layout.offset;
    for (std::size_t i = 0; i < layout.sizes.size(); ++i) {
        const std::int64_t steps = layout.sizes[i] - 1;
        const std::int64_t stride = layout.strides[i];
        if (stride < 0 || (steps > 0 && stride > (largest - place) / steps))
            return -1;
        place += steps > 0 ? steps * stride : 0;
    }
    return place;
}

/// Whether the elements stand one behind the other in the storage, in row-major order.
bool isContiguous(const TensorLayout &layout) {
    std::int64_t stride = 1;
    for (std::size_t d = layout.sizes.size(); d-- > 0;) {
        if (layout.sizes[d] > 1 && layout.strides[d] != stride)
            return false;
        stride *= layout.sizes[d];
    }
    return true;
}

template <class Values> void copyContiguous(Values &values, const TensorLayout &layout, const char *storage) {
    const auto width = static_cast<std::ptrdiff_t>(bytesOf(layout.type));
    const char *bytes = storage + layout.offset * width;
    for (auto &value : values) {
        assign(value, layout.type, bytes);
        bytes += width;
    }
}

/// Walks over the tensor in row-major order, the last dimension fastest.
template <class Values> void copyStrided(Values &values, const TensorLayout &layout, const char *storage) {
    const auto width = static_cast<std::int64_t>(bytesOf(layout.type));
    const std::size_t dimensions = layout.sizes.size();
    std::vector<std::int64_t> index(dimensions, 0);
    // The stride of a dimension of one element may be any number.
    std::vector<std::int64_t> strides = layout.strides;
    for (std::size_t d = 0; d < dimensions; ++d)
        strides[d] = layout.sizes[d] > 1 ? strides[d] : 0;
    std::int64_t place = layout.offset;
    for (auto &value : values) {
        assign(value, layout.type, storage + place * width);
        for (std::size_t d = dimensions; d-- > 0;) {
            place += strides[d];
            if (++index[d] < layout.sizes[d])
                break;
            place -= layout.sizes[d] * strides[d];
            index[d] = 0;
        }
    }
}

bool isFloating(ElementType type) {
    return type == ElementType::Float32 || type == ElementType::Float64 || type == ElementType::Float16 ||
           type == ElementType::BFloat16;
}

bool isInfinite(float value) {
    return std::isinf(value);
}

} // namespace

TensorReader::TensorReader(ArchiveReader &archive, ReadingBudget &budget)
    : m_archive(&archive)
    , m_budget(budget) {
}

TensorReader::TensorReader(std::string_view bytes, ReadingBudget &budget)
    : m_bytes(bytes)
    , m_budget(budget) {
}

std::vector<float> TensorReader::floats(const TensorLayout &layout, const std::string &key) {
    const ElementType type = isFloating(layout.type) ? layout.type : ElementType::Float32;
    std::vector<float> values = exactly<std::vector<float>>(type, layout, key);
    // Infinity that stands in the file is the weights' own; infinity that we would make of a number is not.
    if (type == ElementType::Float64 && std::any_of(values.begin(), values.end(), isInfinite)) {
        const std::vector<double> exact = doubles(layout, key);
        if (!std::equal(values.begin(), values.end(), exact.begin(),
                [](float value, double number) { return !isInfinite(value) || std::isinf(number); }))
            throwUnsupported(key, "float64 beyond float32");
    }
    return values;
}

std::vector<double> TensorReader::doubles(const TensorLayout &layout, const std::string &key) {
    return exactly<std::vector<double>>(ElementType::Float64, layout, key);
}

std::vector<std::int64_t> TensorReader::integers(const TensorLayout &layout, const std::string &key) {
    return exactly<std::vector<std::int64_t>>(ElementType::Int64, layout, key);
}

std::vector<std::uint8_t> TensorReader::bytes(const TensorLayout &layout, const std::string &key) {
    return exactly<std::vector<std::uint8_t>>(ElementType::UInt8, layout, key);
}

std::string TensorReader::text(const TensorLayout &layout, const std::string &key) {
    return exactly<std::string>(ElementType::UInt8, layout, key);
}

template <class Values>
Values TensorReader::exactly(ElementType type, const TensorLayout &layout, const std::string &key) {
    if (!layout.unsupported.empty())
        throwUnsupported(key, layout.unsupported);
    if (layout.type != type)
        throwUnsupported(key, shownName(layout.typeName));
    const std::int64_t count = checkedCount(layout, key);
    if (count == 0)
        return {};
    const std::string_view storage = storageOf(layout);
    if (storage.size() / bytesOf(layout.type) < static_cast<std::uint64_t>(layout.storageCount))
        throwBadTensor(key);
    const std::uint64_t needed = static_cast<std::uint64_t>(count) * sizeof(typename Values::value_type);
    m_budget.checkMemory(needed + m_storage.size());
    m_budget.takeMemory(needed);
    Values values(static_cast<std::size_t>(count), typename Values::value_type());
    if (isContiguous(layout))
        copyContiguous(values, layout, storage.data());
    else
        copyStrided(values, layout, storage.data());
    return values;
}

std::int64_t TensorReader::checkedCount(const TensorLayout &layout, const std::string &key) {
    const std::int64_t count = countOf(layout.sizes, std::max(layout.storageCount, smallExpansion));
    if (count < 0 || layout.offset < 0)
        throwBadTensor(key);
    if (count == 0)
        return 0;
    const std::int64_t last = lastPlace(layout);
    if (last < 0 || last >= layout.storageCount)
        throwBadTensor(key);
    return count;
}

std::string_view TensorReader::storageOf(const TensorLayout &layout) {
    if (m_archive == nullptr)
        return m_bytes.substr(static_cast<std::size_t>(layout.storageAt));
    if (m_storageName != layout.storage) {
        m_storageName.clear();
        m_storage.clear();
        m_storage.shrink_to_fit();
        m_storage = m_archive->read(layout.storage);
        m_storageName = layout.storage;
    }
    return m_storage;
}

} // namespace headlight
