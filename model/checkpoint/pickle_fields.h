// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/pickle_node.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace headlight {

/// A dict of a pickle read by fields that must be there with the right type. Each throws FileDamaged naming
/// the field, "settings.seed", if it is not so.
class PickleFields {
public:
    /// `path` is put before the names of fields in errors: "" or "settings.".
    PickleFields(const Pickle &pickle, const PickleValue &dict, std::string path);

    bool has(std::string_view key) const;
    const PickleValue &value(std::string_view key) const;
    PickleFields dict(std::string_view key) const;
    bool isNone(std::string_view key) const;
    bool boolean(std::string_view key) const;
    std::int64_t integer(std::string_view key) const;
    std::int64_t integer(std::string_view key, std::int64_t least, std::int64_t most) const;
    std::uint64_t unsignedInteger(std::string_view key) const;
    /// Valid UTF-8.
    std::string string(std::string_view key) const;

    bool isEmpty() const { return m_dict->items.empty(); }
    std::string nameOf(std::string_view key) const { return m_path + std::string(key); }
    /// The field `key` is not as it should be.
    [[noreturn]] void refuse(std::string_view key) const;

private:
    const Pickle &m_pickle;
    const PickleNode *m_dict;
    std::string m_path;
};

} // namespace headlight
