// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// The bytes of the zip file that torch.save() would write: `archive/data.pkl` with `pickle` and an entry
/// `archive/data/i` for storage i, which holds little-endian values. Nothing is compressed, storages begin at
/// multiples of 64 bytes, and the same input gives the same bytes on any day and machine.
/// Throws ErrorException (OutOfMemory, Internal).
std::string writeArchive(std::string_view pickle, const std::vector<std::string_view> &storages);

} // namespace headlight
