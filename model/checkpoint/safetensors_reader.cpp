// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/safetensors_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

namespace headlight {

namespace {

using nlohmann::json;

constexpr std::size_t lengthBytes = 8;
constexpr std::uint64_t largestHeader = 1 << 20;
/// The header itself, a tensor, its sizes.
constexpr int deepestHeader = 3;
constexpr std::size_t mostTensors = 4096;
constexpr std::size_t mostDimensions = 64;
constexpr std::size_t longestKey = 512;
/// What parsed JSON needs for a byte of text, at worst.
constexpr std::uint64_t jsonPerByte = 32;

[[noreturn]] void throwBadHeader() {
    throwDamaged("the header");
}

[[noreturn]] void throwBadEntry(const std::string &key) {
    throwDamaged(shownName(key));
}

ElementType typeNamed(const std::string &name) {
    if (name == "F32")
        return ElementType::Float32;
    if (name == "F64")
        return ElementType::Float64;
    if (name == "F16")
        return ElementType::Float16;
    return name == "BF16" ? ElementType::BFloat16 : ElementType::Unknown;
}

std::uint64_t headerLength(std::string_view bytes) {
    if (bytes.size() < lengthBytes)
        throwBadHeader();
    std::uint64_t length = 0;
    for (std::size_t i = lengthBytes; i-- > 0;)
        length = length << 8 | static_cast<unsigned char>(bytes[i]);
    if (length > largestHeader || length > bytes.size() - lengthBytes)
        throwBadHeader();
    return length;
}

/// Before anything is parsed: the library's own hook for this takes time that grows with the square.
bool isShallow(std::string_view text) {
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted && c == '\\')
            ++i;
        else if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == '{' || c == '['))
            ++depth;
        else if (!quoted && (c == '}' || c == ']'))
            --depth;
        if (depth > deepestHeader)
            return false;
    }
    return true;
}

json parseHeader(std::string_view text) {
    if (!isShallow(text))
        throwBadHeader();
    json header = json::parse(text, nullptr, /*allow_exceptions=*/false);
    if (!header.is_object())
        throwBadHeader();
    return header;
}

/// An array of whole numbers that are not negative.
std::optional<std::vector<std::int64_t>> wholeNumbers(const json &values) {
    if (!values.is_array() || values.size() > mostDimensions)
        return std::nullopt;
    std::vector<std::int64_t> numbers;
    for (const json &value : values) {
        if (!value.is_number_unsigned() || value.get<std::uint64_t>() > INT64_MAX)
            return std::nullopt;
        numbers.push_back(value.get<std::int64_t>());
    }
    return numbers;
}

std::optional<std::vector<std::int64_t>> numbersOf(const json &tensor, const char *field) {
    const auto found = tensor.find(field);
    return found == tensor.end() ? std::nullopt : wholeNumbers(*found);
}

/// Row-major. The product of the sizes is known to fit, unless one of them is 0.
std::vector<std::int64_t> stridesOf(const std::vector<std::int64_t> &sizes, std::int64_t count) {
    std::vector<std::int64_t> strides(sizes.size(), 1);
    for (std::size_t i = sizes.size(); count > 0 && i-- > 1;)
        strides[i - 1] = strides[i] * sizes[i];
    return strides;
}

/// The bytes of one tensor, counted from where the values begin.
struct Range {
    std::int64_t begin = 0;
    std::int64_t end = 0;
    std::string key;
};

Range rangeOf(const std::string &key, const json &tensor, std::size_t valueBytes) {
    const auto offsets = tensor.is_object() ? numbersOf(tensor, "data_offsets") : std::nullopt;
    if (!offsets || offsets->size() != 2)
        throwBadEntry(key);
    Range range{(*offsets)[0], (*offsets)[1], key.substr(0, longestKey)};
    if (range.begin > range.end || static_cast<std::uint64_t>(range.end) > valueBytes)
        throwBadEntry(key);
    return range;
}

/// The format wants every byte of the values to belong to one tensor.
void checkCoverage(std::vector<Range> ranges, std::size_t valueBytes) {
    std::sort(ranges.begin(), ranges.end(), [](const Range &one, const Range &other) {
        return std::tie(one.begin, one.end) < std::tie(other.begin, other.end);
    });
    std::int64_t covered = 0;
    for (const Range &range : ranges) {
        if (range.begin < covered)
            throwBadEntry(range.key);
        if (range.begin > covered)
            throwDamaged("bytes that belong to no tensor");
        covered = range.end;
    }
    if (static_cast<std::uint64_t>(covered) != valueBytes)
        throwDamaged("bytes that belong to no tensor");
}

/// `valuesAt` is the byte where the values begin.
TensorLayout layoutOf(const std::string &key, const json &tensor, std::size_t valuesAt, const Range &range) {
    const auto sizes = numbersOf(tensor, "shape");
    if (!sizes || !tensor.contains("dtype") || !tensor["dtype"].is_string())
        throwBadEntry(key);
    const std::int64_t begin = range.begin;
    const std::int64_t end = range.end;
    TensorLayout layout;
    layout.typeName = tensor["dtype"].get<std::string>();
    layout.type = typeNamed(layout.typeName);
    layout.sizes = *sizes;
    layout.strides.assign(sizes->size(), 1);
    if (layout.type == ElementType::Unknown) {
        layout.unsupported = shownName(layout.typeName);
        return layout;
    }
    const auto width = static_cast<std::int64_t>(bytesOf(layout.type));
    const std::int64_t count = countOf(layout.sizes, end - begin);
    if (count < 0 || count * width != end - begin)
        throwBadEntry(key);
    layout.storageAt = static_cast<std::int64_t>(valuesAt) + begin;
    layout.storageCount = count;
    layout.strides = stridesOf(layout.sizes, count);
    return layout;
}

} // namespace

std::vector<TensorEntry> readSafetensors(std::string_view bytes, ReadingBudget &budget) {
    const auto length = static_cast<std::size_t>(headerLength(bytes));
    const std::size_t valuesAt = lengthBytes + length;
    budget.takeMemory(jsonPerByte * length);
    const json header = parseHeader(bytes.substr(lengthBytes, length));
    std::vector<TensorEntry> entries;
    std::vector<Range> ranges;
    for (const auto &[key, tensor] : header.items()) {
        if (key == "__metadata__")
            continue;
        budget.takeMemory(2 * (sizeof(Range) + std::min(key.size(), longestKey)));
        ranges.push_back(rangeOf(key, tensor, bytes.size() - valuesAt));
        if (entries.size() >= mostTensors)
            continue;
        budget.takeMemory(sizeof(TensorEntry) + longestKey);
        entries.push_back({key.substr(0, longestKey), 0, layoutOf(key, tensor, valuesAt, ranges.back())});
    }
    checkCoverage(std::move(ranges), bytes.size() - valuesAt);
    return entries;
}

} // namespace headlight
