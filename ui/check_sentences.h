// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/trace.h"

#include <QString>

namespace headlight {

/// What is checked, in the chapter's words.
QString checkTitle(CheckKind kind);
/// What was found: a shape, a device, a measured number.
QString checkFinding(const Check &check);

/// A tensor's shape in letters, "(B, T, C)"; empty for a tensor the chapter does not name.
QString shapeLetters(const std::string &name);

} // namespace headlight
