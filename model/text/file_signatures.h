// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/file_form.h"

#include <string_view>

namespace headlight {

/// The form whose signature stands at the beginning of `bytes`, or Unknown. Zips are told apart elsewhere.
FileForm formBySignature(std::string_view bytes);

} // namespace headlight
