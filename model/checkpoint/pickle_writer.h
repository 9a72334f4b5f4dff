// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Writes one Python value as a pickle of protocol 2, with only the opcodes and names that
/// torch.load(weights_only=True) allows since PyTorch 1.13. Floats are missing for that reason: 1.13 refuses
/// the opcode BINFLOAT, so that a float must be written as a tensor without dimensions.
/// Tensors are written as references to storages; vectors and bytes given to tensor() must outlive the
/// writer.
class PickleWriter {
public:
    PickleWriter();
    PickleWriter(const PickleWriter &) = delete;
    PickleWriter &operator=(const PickleWriter &) = delete;

    void none();
    void boolean(bool value);
    void integer(std::int64_t value);
    void unsignedInteger(std::uint64_t value);
    /// Bytes that are not UTF-8 become U+FFFD: Python would refuse the whole file.
    void string(std::string_view utf8);

    /// A dict is key(), value, key(), value ... between begin and end.
    void beginDict();
    void beginOrderedDict();
    void key(std::string_view utf8);
    void endDict();

    /// Tensors in row-major order. Throw ErrorException (Internal) if `sizes` do not fit the values.
    void tensor(const std::vector<std::int64_t> &sizes, const std::vector<float> &values);
    void tensor(const std::vector<std::int64_t> &sizes, const std::vector<double> &values);
    void tensor(const std::vector<std::int64_t> &sizes, const std::vector<std::int64_t> &values);
    /// Tensors of bytes (uint8) with one dimension.
    void tensor(const std::vector<std::uint8_t> &values);
    void tensor(std::string_view values);

    /// Ends the pickle and gives its bytes.
    const std::string &finish();
    /// The values of storage i at index i, little-endian.
    const std::vector<std::string_view> &storages() const { return m_storages; }

private:
    void opcode(char code) { m_bytes.push_back(code); }
    void littleEndian(std::uint64_t value, std::size_t bytes);
    void longInteger(std::uint64_t bits, bool negative);
    void global(std::string_view module, std::string_view name);
    void emptyOrderedDict();
    void tuple(const std::vector<std::int64_t> &values);
    void tensor(std::string_view storageType, const std::vector<std::int64_t> &sizes, const void *values,
        std::size_t count, std::size_t elementSize);

    std::string m_bytes;
    std::vector<std::size_t> m_pairs; ///< of each open dict: the pairs since its last SETITEMS
    std::vector<std::string_view> m_storages;
    std::deque<std::string> m_swapped; ///< copies made on big-endian machines
};

/// The elements of `bytes` with the order of each one's bytes reversed.
std::string withBytesSwapped(std::string_view bytes, std::size_t elementSize);

} // namespace headlight
