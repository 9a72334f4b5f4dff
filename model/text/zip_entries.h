// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/file_form.h"

#include <string_view>

namespace headlight {

/// What a zip is by the names of its entries: TorchZip, Document or Zip. Looks at both ends of `bytes`.
FileForm formOfZip(std::string_view bytes);

} // namespace headlight
