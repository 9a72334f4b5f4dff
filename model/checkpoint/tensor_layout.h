// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

enum class ElementType { Unknown, Float32, Float64, Float16, BFloat16, Int64, UInt8 };

/// Bytes of one element; 0 of an unknown type.
std::uint64_t bytesOf(ElementType type);

/// Where a tensor's values stand, as its file says it: nothing of it has been held against the file yet.
struct TensorLayout {
    ElementType type = ElementType::Unknown;
    std::string typeName;          ///< as the file calls it, "torch.IntStorage"
    std::string unsupported;       ///< why it cannot be read, if so: "torch._utils._rebuild_qtensor"
    std::string storage;           ///< the name of its storage, "data/0"; safetensors: empty
    std::int64_t storageAt = 0;    ///< the byte where the storage begins; torch: 0
    std::int64_t storageCount = 0; ///< elements in the storage
    std::int64_t offset = 0;       ///< elements before the first one of the tensor
    std::vector<std::int64_t> sizes;
    std::vector<std::int64_t> strides; ///< in elements
};

/// A tensor under the name it has in its file.
struct TensorEntry {
    std::string key;         ///< with the names of the dicts around it: "model.lm_head.weight"
    std::uint32_t owner = 0; ///< entries of one dict have the same
    TensorLayout layout;
};

/// The product of `sizes`, or -1 if one is negative or the product is above `most`.
std::int64_t countOf(const std::vector<std::int64_t> &sizes, std::int64_t most);

} // namespace headlight
