// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/pickle_fields.h"

#include "model/checkpoint/reading_errors.h"
#include "model/text/unicode.h"

#include <optional>
#include <utility>

namespace headlight {

namespace {

constexpr std::size_t longestString = 8u << 20;

template <class T> T required(std::optional<T> value, const PickleFields &fields, std::string_view key) {
    if (!value)
        fields.refuse(key);
    return *value;
}

} // namespace

PickleFields::PickleFields(const Pickle &pickle, const PickleValue &dict, std::string path)
    : m_pickle(pickle)
    , m_dict(pickle.node(dict, PickleNode::Kind::Dict))
    , m_path(std::move(path)) {
    if (m_dict == nullptr)
        throwDamaged(m_path.substr(0, m_path.empty() ? 0 : m_path.size() - 1));
}

bool PickleFields::has(std::string_view key) const {
    return m_pickle.find(*m_dict, key) != nullptr;
}

const PickleValue &PickleFields::value(std::string_view key) const {
    const PickleValue *found = m_pickle.find(*m_dict, key);
    if (found == nullptr)
        refuse(key);
    return *found;
}

PickleFields PickleFields::dict(std::string_view key) const {
    return {m_pickle, value(key), nameOf(key) + "."};
}

bool PickleFields::isNone(std::string_view key) const {
    return value(key).kind == PickleValue::Kind::None;
}

bool PickleFields::boolean(std::string_view key) const {
    return required(m_pickle.boolean(value(key)), *this, key);
}

std::int64_t PickleFields::integer(std::string_view key) const {
    return required(m_pickle.integer(value(key)), *this, key);
}

std::int64_t PickleFields::integer(std::string_view key, std::int64_t least, std::int64_t most) const {
    const std::int64_t number = integer(key);
    if (number < least || number > most)
        refuse(key);
    return number;
}

std::uint64_t PickleFields::unsignedInteger(std::string_view key) const {
    return required(m_pickle.unsignedInteger(value(key)), *this, key);
}

std::string PickleFields::string(std::string_view key) const {
    const std::string_view bytes = required(m_pickle.string(value(key)), *this, key);
    // Broken bytes would come back as U+FFFD.
    if (bytes.size() > longestString || toUtf8(fromUtf8(bytes)) != bytes)
        refuse(key);
    return std::string(bytes);
}

void PickleFields::refuse(std::string_view key) const {
    throwDamaged(nameOf(key));
}

} // namespace headlight
